/* lex-review-original.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-import.h"

G_BEGIN_DECLS

#define LEX_TYPE_REVIEW_ORIGINAL (lex_review_original_get_type ())
G_DECLARE_FINAL_TYPE (LexReviewOriginal, lex_review_original, LEX, REVIEW_ORIGINAL, GtkBox)

/**
 * lex_review_original_new:
 *
 * Makes an original that is still empty.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *lex_review_original_new (void);

/**
 * lex_review_original_set_import:
 * @self: an original
 * @import: the import whose files it shows, which outlives it or the next call
 *
 * Says whose files they are; shows none yet.
 */
void lex_review_original_set_import (LexReviewOriginal *self, LexImport *import);

/**
 * lex_review_original_show:
 * @self: an original of an import
 * @spot: where in the files; with line 0 only the file counts
 * @whole: whether all is lit up to the next clause, or the line only
 *
 * Scrolls to a place and lights it.
 */
void lex_review_original_show (LexReviewOriginal *self, LexSpot spot, gboolean whole);

G_END_DECLS
