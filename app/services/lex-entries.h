/* lex-entries.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * lex_entries_is_alphabetical:
 * @document: a document, described
 *
 * Tells whether a document is looked up by its headings, as the subject index
 * and the definitions are, and so has another order in each language.
 *
 * Returns: whether it is
 */
gboolean lex_entries_is_alphabetical (LexDocument *document);

/**
 * lex_entries_list:
 * @library: a library
 * @document: an alphabetical document of it
 * @languages: what is read; the first of them gives the order
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the main entries as a printed index in that language would. Who reads
 * one language is spared the entries that have no heading in it; who reads both
 * finds all of them, under the heading that there is.
 *
 * Returns: (transfer full) (nullable) (element-type LexClause): the entries
 */
GPtrArray *lex_entries_list (LexLibrary *library, LexDocument *document, LexLanguages languages,
                             GError **error);

/**
 * lex_entries_get_heading:
 * @entry: an entry
 * @first: the language preferred
 * @language: (out) (optional): the language it is
 *
 * Gets the heading that an entry is found under.
 *
 * Returns: (transfer none): the heading, or "" where there is none at all
 */
const char *lex_entries_get_heading (LexClause *entry, LexLanguage first, LexLanguage *language);

/**
 * lex_entries_sort_passage:
 * @passage: a passage of an alphabetical document
 * @first: the language that gives the order
 *
 * Puts the sub-entries of an entry, or the entries of a whole document each
 * with its own, in the order of that language.
 */
void lex_entries_sort_passage (LexPassage *passage, LexLanguage first);

G_END_DECLS
