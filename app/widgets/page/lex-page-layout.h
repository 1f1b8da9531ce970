/* lex-page-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/page/lex-columns.h"

G_BEGIN_DECLS

#define LEX_TYPE_PAGE_LAYOUT (lex_page_layout_get_type ())
G_DECLARE_FINAL_TYPE (LexPageLayout, lex_page_layout, LEX, PAGE_LAYOUT, GtkLayoutManager)

/**
 * lex_page_layout_append:
 * @self: a layout
 * @row: a child of the page: a row over the page's whole width
 *
 * Adds a row at the end. It is borrowed.
 */
void lex_page_layout_append (LexPageLayout *self, GtkWidget *row);

/**
 * lex_page_layout_set_margin:
 * @self: a layout
 * @row: a row added
 * @margin: a child of the page: what stands in the margin beside @row; borrowed
 *
 * Puts a margin beside a row: as high as it likes to be, but no higher than the row. Where
 * even its minimum is higher, and where the page is narrow, it stands below the row.
 */
void lex_page_layout_set_margin (LexPageLayout *self, GtkWidget *row, GtkWidget *margin);

/**
 * lex_page_layout_set_drawer:
 * @self: a layout
 * @row: a row added
 * @drawer: (nullable): a child of the page, as wide as the texts; borrowed
 *
 * Opens a drawer below a row and its margin, or closes it.
 */
void lex_page_layout_set_drawer (LexPageLayout *self, GtkWidget *row, GtkWidget *drawer);

/**
 * lex_page_layout_reset:
 * @self: a layout
 *
 * Forgets all rows.
 */
void lex_page_layout_reset (LexPageLayout *self);

/**
 * lex_page_layout_set_grid:
 * @self: a layout
 * @grid: what the rows have in common; copied
 *
 * Says how the page is divided; the rows must be told as well.
 */
void lex_page_layout_set_grid (LexPageLayout *self, const LexGrid *grid);

G_END_DECLS
