/* lex-layout-breaks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-edges.h"

G_BEGIN_DECLS

/**
 * LexLayoutBlock:
 * @first: its first line, borrowed
 * @last: the last one so far, borrowed
 * @n_lines: how many there are
 * @hang: how far in its second and further lines begin, from their column's edge
 * @item: it begins as an item of a list does
 *
 * A paragraph while it is being made.
 */
typedef struct
{
  const LexLayoutLine *first;
  const LexLayoutLine *last;
  guint n_lines;
  int hang;
  gboolean item;
} LexLayoutBlock;

/**
 * LexLayoutBreaks:
 * @flows: (element-type LexLayoutFlow): the columns
 * @leading: from line to line of most of the text, for a size of type of 100
 *
 * By what paragraphs are told apart.
 */
typedef struct
{
  const GArray *flows;
  int leading;
} LexLayoutBreaks;

/**
 * lex_layout_breaks_measure:
 * @lines: (element-type LexLayoutLine): the lines of all pages in reading order
 *
 * Measures how far lines of text stand apart.
 *
 * Returns: how far, for a size of type of 100
 */
int lex_layout_breaks_measure (const GPtrArray *lines);

/**
 * lex_layout_breaks_is_item:
 * @line: a line
 *
 * Tells whether it begins as an item of a list may: `1.`, `(a)`, `B.`, a bullet.
 *
 * Returns: whether it does
 */
gboolean lex_layout_breaks_is_item (const LexLayoutLine *line);

/**
 * lex_layout_breaks_here:
 * @self: by what to judge
 * @block: a paragraph so far
 * @line: the line that follows
 *
 * Tells whether a line begins a paragraph of its own.
 *
 * Returns: whether it does
 */
gboolean lex_layout_breaks_here (const LexLayoutBreaks *self, const LexLayoutBlock *block,
                                 const LexLayoutLine *line);

G_END_DECLS
