/* lex-sheet.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * LexSheet:
 *
 * Texts and drawings one below the other, divided into pages of one height.
 */
typedef struct _LexSheet LexSheet;

/**
 * LexSheetCell:
 * @layout: (transfer full): a paragraph
 * @x: how far from the left it stands
 * @headed: whether its first paragraph heads the rest of it, and so stays with two lines of that
 *
 * What stands beside other cells of its row.
 */
typedef struct
{
  PangoLayout *layout;
  double x;
  gboolean headed;
} LexSheetCell;

/**
 * LexDrawing:
 * @draw: draws all of it, from its upper left corner
 * @may_break: (nullable): tells whether a page may end at a height; %NULL if none may
 * @destroy: (nullable): frees @user_data with the sheet
 * @user_data: for all three
 * @scale: how much smaller it is drawn
 * @height: how high it is before that
 *
 * What is no text. One that is higher than a page goes on overleaf.
 */
typedef struct
{
  void (*draw) (cairo_t *cr, gpointer user_data);
  gboolean (*may_break) (double y, gpointer user_data);
  GDestroyNotify destroy;
  gpointer user_data;
  double scale;
  double height;
} LexDrawing;

/**
 * lex_sheet_new:
 * @height: of a page
 *
 * Begins a sheet.
 *
 * Returns: (transfer full): an empty sheet
 */
LexSheet *lex_sheet_new (double height);

/**
 * lex_sheet_free:
 * @self: (transfer full) (nullable): a sheet
 *
 * Frees it.
 */
void lex_sheet_free (LexSheet *self);

/**
 * lex_sheet_add_layout:
 * @self: a sheet
 * @layout: (transfer full): a paragraph
 * @gap: what stays free below it
 *
 * Adds a paragraph: a row of one cell.
 */
void lex_sheet_add_layout (LexSheet *self, PangoLayout *layout, double gap);

/**
 * lex_sheet_add_row:
 * @self: a sheet
 * @cells: (array length=n_cells): paragraphs that begin at one height; their layouts are taken
 * @n_cells: their number
 * @gap: what stays free below the highest of them
 *
 * Adds paragraphs beside each other, their first lines on one baseline. Where a page ends within,
 * each goes on overleaf; no line stands alone there or is left alone.
 */
void lex_sheet_add_row (LexSheet *self, const LexSheetCell *cells, guint n_cells, double gap);

/**
 * lex_sheet_add_drawing:
 * @self: a sheet
 * @drawing: a drawing
 * @gap: what stays free below it
 *
 * Adds a drawing, parted only where it may be; a piece higher than a page is cut.
 */
void lex_sheet_add_drawing (LexSheet *self, const LexDrawing *drawing, double gap);

/**
 * lex_sheet_space:
 * @self: a sheet
 * @gap: what stays free before what comes next, unless a page begins there
 *
 * Sets off what comes next from what was added last.
 */
void lex_sheet_space (LexSheet *self, double gap);

/**
 * lex_sheet_keep:
 * @self: a sheet
 *
 * Keeps what was added last on the page of what comes next: a heading is not left behind.
 */
void lex_sheet_keep (LexSheet *self);

/**
 * lex_sheet_keep_whole:
 * @self: a sheet
 *
 * Keeps what was added last on one page, unless it is higher than that: half a row of a table says
 * nothing.
 */
void lex_sheet_keep_whole (LexSheet *self);

/**
 * lex_sheet_mark:
 * @self: a sheet
 * @words: (nullable): what is read from here on, %NULL for nothing that has a name
 *
 * Names what is added from now on, for the head of its pages.
 */
void lex_sheet_mark (LexSheet *self, const char *words);

/**
 * lex_sheet_get_mark:
 * @self: a sheet
 * @page: which page, from zero
 *
 * Gets the name of what a page begins with.
 *
 * Returns: (transfer none) (nullable): the name
 */
const char *lex_sheet_get_mark (LexSheet *self, guint page);

/**
 * lex_sheet_get_n_pages:
 * @self: a sheet
 *
 * Counts its pages, once all is added.
 *
 * Returns: how many there are, at least one
 */
guint lex_sheet_get_n_pages (LexSheet *self);

/**
 * lex_sheet_draw_page:
 * @self: a sheet
 * @cr: where to draw
 * @page: which page, from zero
 *
 * Draws a page.
 */
void lex_sheet_draw_page (LexSheet *self, cairo_t *cr, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexSheet, lex_sheet_free)

G_END_DECLS
