/* lex-sheet-block.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-sheet.h"

G_BEGIN_DECLS

/**
 * LexSheetLine:
 * @line: (transfer full): a line of a paragraph
 * @x: how far from the left of the sheet it begins
 * @baseline: how far below the top of its paragraph it stands
 * @bottom: where it ends there
 */
typedef struct
{
  PangoLayoutLine *line;
  double x;
  double baseline;
  double bottom;
} LexSheetLine;

/**
 * LexSheetColumn:
 * @layout: (transfer full): a paragraph, which its lines need
 * @lines: (element-type LexSheetLine): its lines
 * @first: how many of them stand together where it begins
 */
typedef struct
{
  PangoLayout *layout;
  GArray *lines;
  guint first;
} LexSheetColumn;

/**
 * LexSheetBlock:
 * @columns: (nullable) (element-type LexSheetColumn): of a row; %NULL for a drawing
 * @drawing: the drawing
 * @height: of all of it
 * @gap: what stays free below it
 * @keep: whether it stays with the next one
 * @whole: whether it stays on one page
 * @mark: (nullable): what it belongs to; interned
 *
 * What was added at once.
 */
typedef struct
{
  GArray *columns;
  LexDrawing drawing;
  double height;
  double gap;
  gboolean keep;
  gboolean whole;
  const char *mark;
} LexSheetBlock;

/**
 * lex_sheet_block_new_row:
 * @cells: (array length=n_cells): paragraphs; their layouts are taken
 * @n_cells: their number
 * @gap: what stays free below
 *
 * Makes a block of a row.
 *
 * Returns: (transfer full): a block
 */
LexSheetBlock *lex_sheet_block_new_row (const LexSheetCell *cells, guint n_cells, double gap);

/**
 * lex_sheet_block_new_drawing:
 * @drawing: a drawing, whose data are taken
 * @gap: what stays free below
 *
 * Makes a block of a drawing.
 *
 * Returns: (transfer full): a block
 */
LexSheetBlock *lex_sheet_block_new_drawing (const LexDrawing *drawing, double gap);

/**
 * lex_sheet_block_free:
 * @self: (transfer full): a block
 *
 * Frees it.
 */
void lex_sheet_block_free (LexSheetBlock *self);

/**
 * lex_sheet_block_get_least:
 * @self: a block
 *
 * Tells how much of it must stand on the page that it begins on.
 *
 * Returns: a height
 */
double lex_sheet_block_get_least (LexSheetBlock *self);

/**
 * lex_sheet_block_fit_lines:
 * @column: a column of a row
 * @from: the first line that is not on a page yet
 * @room: how high the rest of the page is
 *
 * Finds how many lines go on a page, so that none is alone there or overleaf.
 *
 * Returns: the line after the last; @from if there is no room for any
 */
guint lex_sheet_block_fit_lines (const LexSheetColumn *column, guint from, double room);

/**
 * lex_sheet_block_fit_drawing:
 * @self: a block of a drawing
 * @start: what of it is on pages before, in its own measure
 * @room: how high the rest of the page is
 *
 * Finds how much goes on a page: up to the last place where it may end.
 *
 * Returns: where it ends, in its own measure; @start if there is no such place
 */
double lex_sheet_block_fit_drawing (LexSheetBlock *self, double start, double room);

/**
 * lex_sheet_block_get_bottom:
 * @column: a column of a row
 * @end: the line after the last
 *
 * Tells where lines end.
 *
 * Returns: how far below the top of the paragraph
 */
double lex_sheet_block_get_bottom (const LexSheetColumn *column, guint end);

G_END_DECLS
