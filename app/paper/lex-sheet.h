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
 * LexDrawing:
 * @draw: draws all of it, from its upper left corner
 * @may_break: (nullable): tells whether a page may end at a height; %NULL if none may
 * @user_data: for both
 * @scale: how much smaller it is drawn
 * @height: how high it is before that
 *
 * What is no text. One that is higher than a page goes on overleaf.
 */
typedef struct
{
  void (*draw) (cairo_t *cr, gpointer user_data);
  gboolean (*may_break) (double y, gpointer user_data);
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
 * Adds a paragraph, which is never parted.
 */
void lex_sheet_add_layout (LexSheet *self, PangoLayout *layout, double gap);

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
 * lex_sheet_get_n_pages:
 * @self: a sheet
 *
 * Counts its pages.
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
