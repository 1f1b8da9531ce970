/* lex-layout-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * LexLayoutRow:
 * @page: its page, from 0
 * @base: its lower edge
 * @size: the size of its type
 * @gap: how far it is from the next one inwards; 0 if there is none
 * @pieces: (element-type LexLayoutLine): what stands on its level, borrowed
 * @number: the number it begins or ends with; -1 if there is none
 * @roman: that number is a roman one
 * @words: its words without that number, folded
 * @all: all its words, folded
 * @margin: it was found to belong to the margin
 *
 * What stands on one level at the upper or lower edge of a page.
 */
typedef struct
{
  guint page;
  int base;
  int size;
  int gap;
  GPtrArray *pieces;
  int number;
  gboolean roman;
  char *words;
  char *all;
  gboolean margin;
} LexLayoutRow;

/**
 * lex_layout_row_free:
 * @self: (transfer full) (nullable): a row
 *
 * Frees it.
 */
void lex_layout_row_free (LexLayoutRow *self);

/**
 * lex_layout_rows_find:
 * @pieces: (element-type LexLayoutLine): the pieces of a page, from top to bottom
 * @at_foot: whether to look from below
 * @n: how many rows are wanted
 *
 * Finds the outermost rows of a page.
 *
 * Returns: (transfer full) (element-type LexLayoutRow): the rows, inwards
 */
GPtrArray *lex_layout_rows_find (GPtrArray *pieces, gboolean at_foot, guint n);

G_END_DECLS
