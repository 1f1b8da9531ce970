/* lex-study-export.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_study_export_dup_anki:
 * @cards: (element-type LexStudyCard): cards
 *
 * Writes cards as a text file that Anki imports: fields parted by tabs, HTML, an identifier that
 * stays the same, both languages, tags for kind, level, topic and Law. A comment names what
 * lex_study_export_list_left_out() lists.
 *
 * Returns: (transfer full): the text
 */
char *lex_study_export_dup_anki (GPtrArray *cards);

/**
 * lex_study_export_list_left_out:
 * @cards: (element-type LexStudyCard): cards
 *
 * Lists the cards that lex_study_export_dup_anki() does not write: those that are calculated anew
 * each time.
 *
 * Returns: (transfer container) (element-type LexStudyCard): some of @cards
 */
GPtrArray *lex_study_export_list_left_out (GPtrArray *cards);

/**
 * lex_study_export_dup_reviews:
 * @journal: the journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes the log of answers as CSV, a line an answer.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *lex_study_export_dup_reviews (LexJournal *journal, GError **error);

G_END_DECLS
