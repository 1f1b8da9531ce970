/* lex-cases.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-cases.h"
#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * lex_cases_list:
 * @self: a journal
 * @filter: which
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists cases, the latest call first.
 *
 * Returns: (transfer full) (nullable) (element-type LexCaseSummary): perhaps none
 */
GPtrArray *lex_cases_list (LexJournal *self, const LexCaseFilter *filter, GError **error);

/**
 * lex_cases_read:
 * @self: a journal
 * @filter: which
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads cases with all that they say, in the order of their numbers.
 *
 * Returns: (transfer full) (nullable) (element-type LexCase): perhaps none
 */
GPtrArray *lex_cases_read (LexJournal *self, const LexCaseFilter *filter, GError **error);

/**
 * lex_cases_list_events:
 * @self: a journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the events that cases are of, that of the latest call first.
 *
 * Returns: (transfer full) (nullable): their names
 */
GStrv lex_cases_list_events (LexJournal *self, GError **error);

/**
 * lex_cases_find:
 * @self: a journal
 * @id: an identifier
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads a case.
 *
 * Returns: (transfer full) (nullable): the case; %NULL with @error set if there is none
 */
LexCase *lex_cases_find (LexJournal *self, const char *id, GError **error);

/**
 * lex_cases_find_number:
 * @self: a journal
 * @number: a number
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the case of a number.
 *
 * Returns: (transfer full) (nullable): the case; %NULL with @error set if there is none
 */
LexCase *lex_cases_find_number (LexJournal *self, gint64 number, GError **error);

/**
 * lex_cases_put:
 * @self: a journal
 * @value: a case; gets identifier, number and times, and what another window changed meanwhile
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Adds a case, or changes the one of its identifier, and emits `cases-changed`. When this returns
 * %TRUE, it is on the disk. Where another window changed the same field meanwhile, the case gets
 * another identifier and number, and what stood there stays.
 *
 * Returns: whether it is kept
 */
gboolean lex_cases_put (LexJournal *self, LexCase *value, GError **error);

/**
 * lex_cases_remove:
 * @self: a journal
 * @id: a case
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes a case out of sight.
 *
 * Returns: whether it is
 */
gboolean lex_cases_remove (LexJournal *self, const char *id, GError **error);

/**
 * lex_cases_bring_back:
 * @self: a journal
 * @id: a case that was removed
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Undoes lex_cases_remove().
 *
 * Returns: whether it is there
 */
gboolean lex_cases_bring_back (LexJournal *self, const char *id, GError **error);

/**
 * lex_cases_prefill:
 * @self: a journal
 * @value: a case that is begun
 *
 * Gives it the event, the session and the director of the last call of the same day, where it says
 * none of its own.
 */
void lex_cases_prefill (LexJournal *self, LexCase *value);

G_END_DECLS
