/* lex-review.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-import.h"

G_BEGIN_DECLS

#define LEX_TYPE_REVIEW (lex_review_get_type ())
G_DECLARE_FINAL_TYPE (LexReview, lex_review, LEX, REVIEW, AdwWindow)

/**
 * lex_review_new:
 * @imports: (transfer full) (element-type LexImport): what came of files; at least one
 * @parent: (nullable): the window to stand before
 * @decides: whether it is to be decided on; otherwise it is only a report of what was
 *
 * Makes a window that shows what was found, what is missing and what was repaired, each line with
 * its place in the original beside the result, and lets it be corrected.
 *
 * Emits `accepted` when all is to be stored, and `reread` with the number of an import and a
 * `guint64` each for kind and language and a string for the edition when it is to be read
 * otherwise. Of a report, each line about a clause leads to it: `open` is emitted with its label.
 *
 * Returns: (transfer none): the window
 */
LexReview *lex_review_new (GPtrArray *imports, GtkWindow *parent, gboolean decides);

/**
 * lex_review_get_imports:
 * @self: a review
 *
 * Gets what it shows, corrected as far as it was.
 *
 * Returns: (transfer none) (element-type LexImport): the imports
 */
GPtrArray *lex_review_get_imports (LexReview *self);

/**
 * lex_review_replace:
 * @self: a review
 * @index: the number of an import
 * @imports: (element-type LexImport): what came of its files when they were read otherwise, one
 *   document or several; emptied
 *
 * Shows another outcome in place of one.
 */
void lex_review_replace (LexReview *self, guint index, GPtrArray *imports);

/**
 * lex_review_set_busy:
 * @self: a review
 * @busy: whether something is under way, so that nothing can be decided or corrected
 *
 * Takes or gives the user his hands.
 */
void lex_review_set_busy (LexReview *self, gboolean busy);

G_END_DECLS
