/* lex-review-column.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_review_column_label_new:
 * @style: a style class
 *
 * Makes a label for a column that wraps.
 *
 * Returns: (transfer floating): the label
 */
GtkLabel *lex_review_column_label_new (const char *style);

/**
 * lex_review_column_new:
 * @heading: what stands above, in a line
 * @body: (transfer floating): what scrolls below it
 *
 * Makes a column.
 *
 * Returns: (transfer floating): a box, to which more can be added
 */
GtkWidget *lex_review_column_new (GtkLabel *heading, GtkWidget *body);

/**
 * lex_review_column_fit:
 * @box: a box of equally wide children
 * @width: what there is for it, in pixels
 *
 * Sets the children side by side, or one above another where that would be too wide.
 */
void lex_review_column_fit (GtkWidget *box, int width);

G_END_DECLS
