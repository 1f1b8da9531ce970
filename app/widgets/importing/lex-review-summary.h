/* lex-review-summary.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-import.h"

G_BEGIN_DECLS

#define LEX_TYPE_REVIEW_SUMMARY (lex_review_summary_get_type ())
G_DECLARE_FINAL_TYPE (LexReviewSummary, lex_review_summary, LEX, REVIEW_SUMMARY, GtkBox)

/**
 * lex_review_summary_new:
 *
 * Makes a summary that is still empty. Emits `reread` with a #LexKind, a #LexLanguage and an
 * edition, perhaps empty, when the user says that the import is something else.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *lex_review_summary_new (void);

/**
 * lex_review_summary_show:
 * @self: a summary
 * @import: what came of files
 * @title: what it is called
 * @editable: whether kind, language and edition can be corrected
 *
 * Shows what was found.
 */
void lex_review_summary_show (LexReviewSummary *self, const LexImport *import, const char *title,
                              gboolean editable);

/**
 * lex_review_get_title:
 * @document: a document
 *
 * Gets what people call it.
 *
 * Returns: (transfer none): its title in whichever language it has one
 */
const char *lex_review_get_title (LexDocument *document);

/**
 * lex_review_dup_counts:
 * @document: a document with its clauses
 *
 * Counts what is in a document.
 *
 * Returns: (transfer full): such as “laws: 93 · clauses: 828 · examples: 14”
 */
char *lex_review_dup_counts (LexDocument *document);

G_END_DECLS
