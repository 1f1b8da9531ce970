/* lex-pbn-item-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-remark-private.h"

G_BEGIN_DECLS

/**
 * LexPbnItem:
 * @text: a call or card as it is written, or `-`, `*`, `+`, `AP`; empty after the mark `S`
 * @mark: the letter of an irregularity, `I`, `S`, `R` or `L`, or 0
 * @note: the number of its note, or 0
 * @glyphs: (nullable) (element-type guint): its annotations as numbers, rising; a suffix is one
 * @remarks: (nullable) (element-type LexPbnRemark): the comments after it
 * @line: where it stands
 *
 * One call of an auction or one card of a play.
 */
typedef struct
{
  char *text;
  char mark;
  guint note;
  GArray *glyphs;
  GPtrArray *remarks;
  guint line;
} LexPbnItem;

/**
 * lex_pbn_item_new:
 * @text: a call or card
 * @line: where it stands
 *
 * Makes an item without annotations.
 *
 * Returns: (transfer full): a new item
 */
LexPbnItem *lex_pbn_item_new (const char *text, guint line);

/**
 * lex_pbn_item_free:
 * @self: (transfer full): an item
 *
 * Frees it.
 */
void lex_pbn_item_free (LexPbnItem *self);

/**
 * lex_pbn_item_dup_text:
 * @self: an item
 *
 * Writes a call or card with its mark, without its annotations.
 *
 * Returns: (transfer full): such as `^I 1NT`, `^S`, `H2`
 */
char *lex_pbn_item_dup_text (const LexPbnItem *self);

G_END_DECLS
