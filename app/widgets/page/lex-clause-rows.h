/* lex-clause-rows.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-clause-row.h"

G_BEGIN_DECLS

/**
 * lex_clause_rows_has_words:
 * @clause: a clause
 * @language: a language
 *
 * Tells whether a clause has a heading or a text in force in that language.
 *
 * Returns: whether it has
 */
gboolean lex_clause_rows_has_words (LexClause *clause, LexLanguage language);

/**
 * lex_clause_rows_is_in_force:
 * @clause: a clause
 *
 * Tells whether a clause has words in force, and neither only numbers its
 * parts nor stands in the past alone.
 *
 * Returns: whether it has a row of its own
 */
gboolean lex_clause_rows_is_in_force (LexClause *clause);

/**
 * lex_clause_rows_new:
 * @setting: how the page is set
 * @passage: what the page shows
 * @index: which clause of it; the first has its number and heading in the opening already
 * @indent: how many steps its texts are indented
 *
 * Makes the row of what is in force.
 *
 * Returns: (transfer floating): a new #LexClauseRow
 */
GtkWidget *lex_clause_rows_new (const LexTypesetting *setting, const LexPassage *passage,
                                guint index, int indent);

/**
 * lex_clause_rows_new_digest:
 * @setting: how the page is set
 * @source: the clause
 * @indent: how many steps its texts are indented
 *
 * Makes the row of the digest that stands below an official text, and says so.
 *
 * Returns: (transfer floating) (nullable): a new #LexClauseRow, %NULL where nothing is below
 */
GtkWidget *lex_clause_rows_new_digest (const LexTypesetting *setting, const LexPassageRow *source,
                                       int indent);

/**
 * lex_clause_rows_new_past:
 * @setting: how the page is set
 * @source: the clause
 * @indent: how many steps its texts are indented
 *
 * Makes the row of what was in force before. It says of itself that it is
 * history and until when it was not, in words and to assistive technology.
 *
 * Returns: (transfer floating) (nullable): a new #LexClauseRow, %NULL where nothing was changed
 */
GtkWidget *lex_clause_rows_new_past (const LexTypesetting *setting, const LexPassageRow *source,
                                     int indent);

/**
 * lex_clause_rows_get_until:
 * @passage: what the page shows
 *
 * Tells whether any of its clauses had another wording.
 *
 * Returns: (transfer none) (nullable): ISO date of the last day of those, %NULL when none had
 */
const char *lex_clause_rows_get_until (const LexPassage *passage);

/**
 * lex_clause_rows_dup_date:
 * @iso: an ISO date
 * @language: a language
 *
 * Writes a date as that language does.
 *
 * Returns: (transfer full): such as `31.12.2023` or `31 December 2023`
 */
char *lex_clause_rows_dup_date (const char *iso, LexLanguage language);

G_END_DECLS
