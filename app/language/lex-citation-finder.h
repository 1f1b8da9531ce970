/* lex-citation-finder.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-label-exists.h"
#include "model/lex-citation.h"

G_BEGIN_DECLS

/**
 * lex_citations_find:
 * @text: running text in Polish or English, perhaps damaged by OCR
 * @exists: (scope call): tells which clauses there are; decides what a damaged
 *   or run-together reference means
 * @user_data: passed to @exists
 *
 * Finds every reference to a clause, in order. Understands `27B1a`,
 * `27 b 1 (a)`, `Law 16 B 2`, `przepis 30B1b(i)`, lists and ranges (`10-11`,
 * `42 i 43`), runs whose separators were lost (`47E41`), and OCR's confusions
 * (`43Ala`, `27B1la`, `6lB`, `53 1 55`), which it marks as repaired. Points,
 * contracts, dates and holdings are none.
 *
 * A citation's words are the reference alone, without `Law` or `przepis`. A
 * range gives every clause within; those between its ends have the dash for
 * their words.
 *
 * Returns: (transfer full) (element-type LexCitation): the citations, perhaps none
 */
GPtrArray *lex_citations_find (const char *text, LexLabelExistsFunc exists, gpointer user_data);

/**
 * lex_citation_resolve:
 * @text: what a user typed as one reference, such as `27b1a` or `przepis 27 B`
 * @exists: (scope call): tells which clauses there are
 * @user_data: passed to @exists
 *
 * Reads a text that is nothing but a citation, as the search entry does.
 * A bare number counts; a label that does not exist is still resolved, so that
 * the caller can say what the law has instead.
 *
 * Returns: (transfer full) (nullable): the citation, or %NULL if @text is more or other than one
 */
LexCitation *lex_citation_resolve (const char *text, LexLabelExistsFunc exists, gpointer user_data);

G_END_DECLS
