/* lex-journal-database.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-file.h"

G_BEGIN_DECLS

/* Named here so that sqlite3.h stays out of every header. */
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

/**
 * LEX_JOURNAL_APPLICATION_ID:
 *
 * What tells a journal from any other SQLite file: `LexJ`.
 */
#define LEX_JOURNAL_APPLICATION_ID 0x4c65784a

/**
 * LexJournalDatabase:
 * @handle: the connection
 * @path: the file, which messages name
 *
 * A connection to a journal or to a backup of one.
 */
typedef struct
{
  sqlite3 *handle;
  char *path;
} LexJournalDatabase;

/**
 * LexJournalOpening:
 * @LEX_JOURNAL_OPENING_CREATE: for writing, made if there is none
 * @LEX_JOURNAL_OPENING_WRITE: for writing
 * @LEX_JOURNAL_OPENING_READ: for reading
 * @LEX_JOURNAL_OPENING_STILL: for reading what nobody can be writing
 *
 * How a file is opened.
 */
typedef enum
{
  LEX_JOURNAL_OPENING_CREATE,
  LEX_JOURNAL_OPENING_WRITE,
  LEX_JOURNAL_OPENING_READ,
  LEX_JOURNAL_OPENING_STILL,
} LexJournalOpening;

/**
 * LexJournalRowFunc:
 * @row: a statement that stands on a row
 * @user_data: what was passed
 *
 * Receives each row of an answer.
 */
typedef void (*LexJournalRowFunc) (sqlite3_stmt *row, gpointer user_data);

/**
 * LexJournalQuestion:
 * @sql: one statement
 * @values: (array length=n_values): what its parameters are, each perhaps %NULL
 * @n_values: how many there are
 * @func: (nullable): receives each row
 * @user_data: passed to @func
 *
 * A statement with all that it needs.
 */
typedef struct
{
  const char *sql;
  const char *const *values;
  guint n_values;
  LexJournalRowFunc func;
  gpointer user_data;
} LexJournalQuestion;

/**
 * lex_journal_database_open:
 * @path: a file
 * @opening: how
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Opens a file; what is in it is not looked at.
 *
 * Returns: (transfer full) (nullable): a connection
 */
LexJournalDatabase *lex_journal_database_open (const char *path, LexJournalOpening opening,
                                               GError **error);

/**
 * lex_journal_database_free:
 * @self: (transfer full) (nullable): a connection
 *
 * Closes it.
 */
void lex_journal_database_free (LexJournalDatabase *self);

/**
 * lex_journal_database_fail:
 * @self: a connection
 * @result: a result code of SQLite
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Translates a fault of SQLite into words of ours; SQLite's own go to the log.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_database_fail (LexJournalDatabase *self, int result, GError **error);

/**
 * lex_journal_database_fail_damaged:
 * @path: a journal
 * @what: what was seen, translated
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Says that a journal is damaged.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_database_fail_damaged (const char *path, const char *what, GError **error);

/**
 * lex_journal_database_fail_foreign:
 * @path: a file
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Says that a file which should be a journal is none.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_database_fail_foreign (const char *path, GError **error);

/**
 * lex_journal_database_fail_read_only:
 * @self: a connection
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Says that a journal may not be written.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_database_fail_read_only (LexJournalDatabase *self, GError **error);

/**
 * lex_journal_database_is_read_only:
 * @self: a connection
 *
 * Tells whether the system let SQLite open the file for reading only, whatever was asked for.
 *
 * Returns: whether it did
 */
gboolean lex_journal_database_is_read_only (LexJournalDatabase *self);

/**
 * lex_journal_database_ask:
 * @self: a connection
 * @question: a statement
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Runs a statement to its end.
 *
 * Returns: whether it succeeded
 */
gboolean lex_journal_database_ask (LexJournalDatabase *self, const LexJournalQuestion *question,
                                   GError **error);

/**
 * lex_journal_database_run:
 * @self: a connection
 * @sql: statements without parameters or answers
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Runs statements.
 *
 * Returns: whether all succeeded
 */
gboolean lex_journal_database_run (LexJournalDatabase *self, const char *sql, GError **error);

/**
 * lex_journal_database_get_number:
 * @self: a connection
 * @sql: a statement that answers with one number
 * @number: (out): the number; 0 when there is no row
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Asks for a number.
 *
 * Returns: whether it was answered
 */
gboolean lex_journal_database_get_number (LexJournalDatabase *self, const char *sql, gint64 *number,
                                          GError **error);

/**
 * lex_journal_database_check:
 * @self: a connection
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Reads all of the file, and tells whether it is a whole journal.
 *
 * Returns: whether it is
 */
gboolean lex_journal_database_check (LexJournalDatabase *self, GError **error);

/**
 * lex_journal_database_copy:
 * @from: a connection
 * @to: another, whose contents are replaced in one transaction
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Copies a whole database by SQLite's own means, so that what others write meanwhile does no harm.
 *
 * Returns: whether it was copied
 */
gboolean lex_journal_database_copy (LexJournalDatabase *from, LexJournalDatabase *to,
                                    GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexJournalDatabase, lex_journal_database_free)

G_END_DECLS
