/* lex-review-place.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-import.h"

G_BEGIN_DECLS

#define LEX_TYPE_REVIEW_PLACE (lex_review_place_get_type ())
G_DECLARE_FINAL_TYPE (LexReviewPlace, lex_review_place, LEX, REVIEW_PLACE, GtkBox)

/**
 * lex_review_place_new:
 * @editable: whether labels can be corrected
 *
 * Makes a place of an import, original beside result, that is still empty. Emits `corrected` when
 * the user corrected the import.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *lex_review_place_new (gboolean editable);

/**
 * lex_review_place_set_import:
 * @self: a place
 * @import: the import it shows, which outlives it or the next call
 *
 * Shows the beginning of an import.
 */
void lex_review_place_set_import (LexReviewPlace *self, LexImport *import);

/**
 * lex_review_place_show:
 * @self: a place
 * @spot: where in the originals; with line 0 only the file counts
 * @label: (nullable): the clause to show beside; %NULL for what was made of that line
 *
 * Shows a place in the original and what was made of it.
 */
void lex_review_place_show (LexReviewPlace *self, LexSpot spot, const char *label);

G_END_DECLS
