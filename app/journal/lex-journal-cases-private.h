/* lex-journal-cases-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-cases.h"
#include "journal/lex-journal-database.h"

G_BEGIN_DECLS

/**
 * lex_journal_cases_decode:
 * @self: a journal
 * @json: the fields of a case as one JSON object
 * @value: a case that says nothing yet
 * @good: (out): whether all of it is what a case may say; what is not, is left out
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Reads what lex_case_dup_json() wrote, or somebody else.
 *
 * Returns: whether it could be read
 */
gboolean lex_journal_cases_decode (LexJournalFile *self, const char *json, LexCase *value,
                                   gboolean *good, GError **error);

/**
 * lex_journal_cases_insert:
 * @self: a journal, in a transaction
 * @value: a case with identifier and times
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds a case, or changes the one of its identifier, and all by which it is found. It gets its
 * number: its own if no other case has it.
 *
 * Returns: whether it was
 */
gboolean lex_journal_cases_insert (LexJournalFile *self, LexCase *value, GError **error);

/**
 * lex_journal_cases_look_up:
 * @self: a journal
 * @id: an identifier
 * @removed: (out): whether it was removed
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Looks for a case, removed or not.
 *
 * Returns: (transfer full) (nullable): the case; %NULL without @error if there is none
 */
LexCase *lex_journal_cases_look_up (LexJournalFile *self, const char *id, gboolean *removed,
                                    GError **error);

G_END_DECLS
