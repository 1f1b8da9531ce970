/* lex-meaning-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-suit.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexCommonMeaning:
 * @name: its name
 * @title: by language, what people call it
 * @strength: as lex_meaning_from_parts() reads it
 * @lengths: by suit, as that reads them
 * @purpose: by language, what it is for; empty for nothing
 *
 * A meaning that is met everywhere, to begin with.
 */
typedef struct
{
  char *name;
  char *title[LEX_N_LANGUAGES];
  char *strength;
  char *lengths[LEX_N_SUITS];
  char *purpose[LEX_N_LANGUAGES];
} LexCommonMeaning;

/**
 * lex_meaning_list_new:
 *
 * Reads the list of common meanings, which is data of this room (`meanings.tsv`).
 *
 * Returns: (transfer full) (element-type LexCommonMeaning): the meanings, as the list has them
 */
GPtrArray *lex_meaning_list_new (void);

G_END_DECLS
