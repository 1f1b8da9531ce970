/* lex-answer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-glimpse.h"
#include "model/lex-hit.h"
#include "model/lex-query.h"
#include "services/lex-journal.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexAnswer:
 * @citation: (nullable): the citation that the query is, when it is one and exists
 * @hits: (element-type LexHit): hits, best first; where @citation is set its clause is the first,
 *   and where the query names several clauses they are
 * @suggestion: (nullable): the query as it was read, when it has a word that no document knows but
 *   that is nearly a known one; then @hits are those of the suggestion
 *
 * What a search found.
 */
typedef struct
{
  LexCitation *citation;
  GPtrArray *hits;
  char *suggestion;
} LexAnswer;

/**
 * lex_library_search:
 * @self: a library
 * @query: what is searched for
 * @error: return location
 *
 * Gets the answer.
 *
 * Returns: (transfer full) (nullable): the answer, perhaps without hits
 */
LexAnswer *lex_library_search (LexLibrary *self, LexQuery *query, GError **error);

/**
 * lex_library_dup_hit:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Makes the hit that a clause is which is named, not searched for: what lex_library_glimpse() and
 * lists of hits take where there is only a label, kept from an earlier search.
 *
 * Returns: (transfer full) (nullable): the hit; with `LEX_LIBRARY_ERROR_NOT_FOUND` if no document
 *   has the clause
 */
LexHit *lex_library_dup_hit (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_library_set_journal:
 * @self: a library
 * @journal: (nullable): what the reader made
 *
 * Has lex_library_search() find that, too: as hits of the kind `note` in the document
 * `LEX_JOURNAL_DOCUMENT`.
 */
void lex_library_set_journal (LexLibrary *self, LexJournal *journal);

/**
 * lex_answer_free:
 * @self: (transfer full) (nullable): an answer
 *
 * Frees it.
 */
void lex_answer_free (LexAnswer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexAnswer, lex_answer_free)

/**
 * lex_library_glimpse:
 * @self: a library
 * @hit: a hit of lex_library_search()
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads what is shown of a hit: ask for those that are shown, a screenful, not for all. Of a hit
 * that is no longer, since the library changed, nothing is shown.
 *
 * Returns: (transfer full) (nullable): what is shown of it
 */
LexGlimpse *lex_library_glimpse (LexLibrary *self, LexHit *hit, GError **error);

/**
 * lex_library_call_glimpse:
 * @self: a library
 * @hit: a hit of lex_library_search()
 * @language: a language, that of @hit or not
 * @glimpse: what is shown of it
 *
 * Calls the clause of @hit, and what it stands below, as they are called in @language; where that
 * has no word for one, it stays. What was found stays as it was found.
 */
void lex_library_call_glimpse (LexLibrary *self, LexHit *hit, LexLanguage language,
                               LexGlimpse *glimpse);

G_END_DECLS
