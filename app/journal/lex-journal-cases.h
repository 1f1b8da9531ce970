/* lex-journal-cases.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"
#include "journal/lex-journal-file.h"

G_BEGIN_DECLS

/**
 * LEX_CASE_EVERY_KIND:
 *
 * The kind of a filter that lets rulings and memos through.
 */
#define LEX_CASE_EVERY_KIND "*"

/**
 * LexCaseFilter:
 * @kind: (nullable): the kind of case, or %LEX_CASE_EVERY_KIND; %NULL for rulings: memos are seen
 *   by who asks for them
 * @event: (nullable): the event
 * @status: (nullable): the status
 * @outcome: (nullable): the outcome
 * @with: (nullable) (array zero-terminated=1): clauses, of each of which one at or below it was
 *   applied
 * @without: (nullable) (array zero-terminated=1): clauses, at or below none of which any was
 * @text: (nullable): words with which words of the case begin
 * @restricted: whether only those in which somebody is restricted
 *
 * Which cases are asked for; what is %NULL does not matter. It owns nothing, and all of it zero
 * lets every ruling through.
 */
typedef struct
{
  const char *kind;
  const char *event;
  const char *status;
  const char *outcome;
  const char *const *with;
  const char *const *without;
  const char *text;
  gboolean restricted;
} LexCaseFilter;

/**
 * LexCaseSummary:
 * @number: its number
 * @id: its identifier
 * @values: by #LexCaseKey, those of its fields that a list shows, each %NULL where it has none
 * @title: (nullable): how the agreed facts begin
 *
 * What a list shows of a case. All of it is one block of memory.
 */
typedef struct
{
  gint64 number;
  const char *id;
  const char *values[LEX_CASE_N_HEADS];
  const char *title;
} LexCaseSummary;

/**
 * lex_journal_cases_put:
 * @self: a journal
 * @value: a case; gets identifier, number and times, and what somebody else changed meanwhile
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds a case, or changes the one of its identifier. Fields that another window changed and this
 * one did not stay as that left them. Where both changed the same, what is put becomes a case of
 * its own, so that neither is lost.
 *
 * Returns: whether it is on the disk
 */
gboolean lex_journal_cases_put (LexJournalFile *self, LexCase *value, GError **error);

/**
 * lex_journal_cases_remove:
 * @self: a journal
 * @id: a case
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes a case out of sight.
 *
 * Returns: whether it is
 */
gboolean lex_journal_cases_remove (LexJournalFile *self, const char *id, GError **error);

/**
 * lex_journal_cases_bring_back:
 * @self: a journal
 * @id: a case that was removed
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Undoes lex_journal_cases_remove().
 *
 * Returns: whether it is in sight
 */
gboolean lex_journal_cases_bring_back (LexJournalFile *self, const char *id, GError **error);

/**
 * lex_journal_cases_list:
 * @self: a journal
 * @filter: which
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists cases, the latest call first.
 *
 * Returns: (transfer full) (nullable) (element-type LexCaseSummary): perhaps none
 */
GPtrArray *lex_journal_cases_list (LexJournalFile *self, const LexCaseFilter *filter,
                                   GError **error);

/**
 * lex_journal_cases_read:
 * @self: a journal
 * @filter: which
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Reads cases with all that they say, in the order of their numbers.
 *
 * Returns: (transfer full) (nullable) (element-type LexCase): perhaps none
 */
GPtrArray *lex_journal_cases_read (LexJournalFile *self, const LexCaseFilter *filter,
                                   GError **error);

/**
 * lex_journal_cases_find:
 * @self: a journal
 * @id: an identifier
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Reads one case.
 *
 * Returns: (transfer full) (nullable): the case; %NULL without @error if none of it is in sight
 */
LexCase *lex_journal_cases_find (LexJournalFile *self, const char *id, GError **error);

/**
 * lex_journal_cases_find_number:
 * @self: a journal
 * @number: a number
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Reads the case of a number.
 *
 * Returns: (transfer full) (nullable): the case; %NULL without @error if none of it is in sight
 */
LexCase *lex_journal_cases_find_number (LexJournalFile *self, gint64 number, GError **error);

/**
 * lex_journal_cases_list_events:
 * @self: a journal
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists the events that cases are of, that of the latest call first.
 *
 * Returns: (transfer full) (nullable): their names
 */
GStrv lex_journal_cases_list_events (LexJournalFile *self, GError **error);

G_END_DECLS
