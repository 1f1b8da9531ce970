/* lex-table-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_TABLE_LAYOUT (lex_table_layout_get_type ())

/**
 * LexTableLayout:
 *
 * Lays out the children of a widget, cell after cell, as a table. Where its
 * columns are too wide, a table with a head is turned on its side: rows become
 * columns.
 */
G_DECLARE_FINAL_TYPE (LexTableLayout, lex_table_layout, LEX, TABLE_LAYOUT, GtkLayoutManager)

/**
 * lex_table_layout_new:
 * @n_columns: how many children make a row
 * @head: whether the first row says what stands below
 *
 * Makes the layout of a table.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *lex_table_layout_new (guint n_columns, gboolean head);

/**
 * lex_table_layout_get_whole:
 * @table: a widget
 *
 * Tells from which width on a table stands in rows and columns; below it its cells stand one below
 * the other.
 *
 * Returns: the width in pixels, 0 for what is no table
 */
int lex_table_layout_get_whole (GtkWidget *table);

/**
 * lex_table_layout_pair:
 * @one: a table
 * @other: the same table in the other language
 *
 * Lets both have columns of the same widths, so that figures stand alike in both.
 */
void lex_table_layout_pair (GtkWidget *one, GtkWidget *other);

G_END_DECLS
