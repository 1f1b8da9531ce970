/* lex-journal-file-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-database.h"

G_BEGIN_DECLS

/* An open journal.
 * @database: its connection
 * @data_dir: the folder it is in
 * @version: of its schema
 * @notice: (nullable): what the reader should know
 * @read_only: whether it can only be read
 * @changed: whether it was changed since it was opened
 * @day: the day of the last change, for which a backup was thought of
 * @device, @inode: which file it is, whatever stands under its name by now */
struct _LexJournalFile
{
  LexJournalDatabase *database;
  char *data_dir;
  gint64 version;
  char *notice;
  gboolean read_only;
  gboolean changed;
  gint64 day;
  guint64 device;
  guint64 inode;
};

/**
 * LexJournalChangeFunc:
 * @self: a journal, in a transaction
 * @data: what was passed
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Makes one change.
 *
 * Returns: whether it is to be kept
 */
typedef gboolean (*LexJournalChangeFunc) (LexJournalFile *self, gpointer data, GError **error);

/**
 * lex_journal_file_change:
 * @self: a journal
 * @func: makes the change
 * @data: passed to @func
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Makes a change in one transaction: it is on the disk as a whole, or nothing of it is. The first
 * change of a day backs the journal up before.
 *
 * Returns: whether it is on the disk
 */
gboolean lex_journal_file_change (LexJournalFile *self, LexJournalChangeFunc func, gpointer data,
                                  GError **error);

/**
 * lex_journal_file_insert:
 * @self: a journal, in a transaction
 * @entry: an entry with identifier and times
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds an entry, or changes the one of its identifier.
 *
 * Returns: whether it was
 */
gboolean lex_journal_file_insert (LexJournalFile *self, const LexJournalEntry *entry,
                                  GError **error);

/**
 * lex_journal_file_find:
 * @self: a journal
 * @id: an identifier
 * @removed: (out): whether it was removed
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Looks for an entry, removed or not.
 *
 * Returns: (transfer full) (nullable): the entry; %NULL without @error if there is none
 */
LexJournalEntry *lex_journal_file_find (LexJournalFile *self, const char *id, gboolean *removed,
                                        GError **error);

/**
 * lex_journal_file_dup_now:
 *
 * Writes down the time, as the columns of time have it.
 *
 * Returns: (transfer full): such as `2026-11-22T14:05:09.123Z`
 */
char *lex_journal_file_dup_now (void);

/**
 * lex_journal_review_json_check:
 * @self: a journal
 * @text: an exported file, of which it is known that it is JSON
 * @n_bad: (out): how many of its answers are not whole
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Looks through the answers of an exported file.
 *
 * Returns: whether they could be looked through
 */
gboolean lex_journal_review_json_check (LexJournalFile *self, const char *text, gint64 *n_bad,
                                        GError **error);

/**
 * lex_journal_review_json_import:
 * @self: a journal, in a transaction
 * @text: an exported file that was looked through
 * @n_added: (inout): raised by the answers that were added
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes in its answers; what was taken back there is taken back here.
 *
 * Returns: whether they were
 */
gboolean lex_journal_review_json_import (LexJournalFile *self, const char *text, guint *n_added,
                                         GError **error);

/**
 * lex_journal_fact_json_check:
 * @self: a journal
 * @text: an exported file, of which it is known that it is JSON
 * @n_bad: (out): how many of its facts are not whole
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Looks through the facts of an exported file.
 *
 * Returns: whether they could be looked through
 */
gboolean lex_journal_fact_json_check (LexJournalFile *self, const char *text, gint64 *n_bad,
                                      GError **error);

/**
 * lex_journal_fact_json_import:
 * @self: a journal, in a transaction
 * @text: an exported file that was looked through
 * @n_added: (inout): raised by the facts that were added
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes in its facts; which of two that contradict each other holds, their times say.
 *
 * Returns: whether they were
 */
gboolean lex_journal_fact_json_import (LexJournalFile *self, const char *text, guint *n_added,
                                       GError **error);

/**
 * lex_journal_case_json_check:
 * @self: a journal
 * @text: an exported file, of which it is known that it is JSON
 * @n_bad: (out): how much of its cases is not whole
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Looks through the cases of an exported file.
 *
 * Returns: whether they could be looked through
 */
gboolean lex_journal_case_json_check (LexJournalFile *self, const char *text, gint64 *n_bad,
                                      GError **error);

/**
 * lex_journal_case_json_import:
 * @self: a journal, in a transaction
 * @text: an exported file that was looked through
 * @n_added: (inout): raised by the cases that were added
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes in its cases. One that says something else than the one of its identifier here is kept
 * beside it.
 *
 * Returns: whether they were
 */
gboolean lex_journal_case_json_import (LexJournalFile *self, const char *text, guint *n_added,
                                       GError **error);

G_END_DECLS
