/* lex-situations.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexSituations:
 * @label: a clause
 * @phrases: (element-type utf8): by language, how people ask for it, each in one line
 *
 * What happened at the table, in the words of those who look for a clause. They lead to it and are
 * never read themselves.
 */
typedef struct
{
  LexLabel *label;
  GPtrArray *phrases[LEX_N_LANGUAGES];
} LexSituations;

/**
 * lex_situations_new:
 * @label: a clause
 *
 * Makes situations of a clause, none yet.
 *
 * Returns: (transfer full): them
 */
LexSituations *lex_situations_new (LexLabel *label);

/**
 * lex_situations_free:
 * @self: (transfer full) (nullable): situations
 *
 * Frees them.
 */
void lex_situations_free (LexSituations *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexSituations, lex_situations_free)

G_END_DECLS
