/* lex-review-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fired with the label of the clause that a line is about. */
#define LEX_REVIEW_ROW_OPEN "review.open"

/**
 * lex_review_row_factory_new:
 * @opens: whether a line leads to the clause that it is about
 *
 * Makes what shows each #LexReviewItem of a list.
 *
 * Returns: (transfer full): the factory
 */
GtkListItemFactory *lex_review_row_factory_new (gboolean opens);

G_END_DECLS
