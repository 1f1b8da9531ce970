/* lex-database.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/* Named here so that sqlite3.h stays out of every header. */
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct fts5_api fts5_api;

/**
 * LEX_STORE_VERSION:
 *
 * The version of schema.sql and of the tokenizer, kept in the file's `user_version`. Another
 * version is rebuilt, never migrated.
 */
#define LEX_STORE_VERSION 14

/**
 * LEX_STORE_APPLICATION_ID:
 *
 * What tells a library from any other SQLite file: `LexB`.
 */
#define LEX_STORE_APPLICATION_ID 0x4c657842

/**
 * LexDatabase:
 * @handle: the connection
 * @fts5: its FTS5
 * @path: (nullable): the file that messages name
 * @writing: whether a fault is one of writing, not of reading
 * @strides: what the present question has cost so far
 * @most_strides: what a question may cost before it is given up; for reading only
 *
 * A connection that knows our tokenizer, and how to tell what went wrong.
 */
typedef struct
{
  sqlite3 *handle;
  fts5_api *fts5;
  char *path;
  gboolean writing;
  guint64 strides;
  guint64 most_strides;
} LexDatabase;

/**
 * lex_database_open:
 * @path: a library file, whose header is checked first
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Opens a finished library immutable, for reading only.
 *
 * Returns: (transfer full) (nullable): a connection
 */
LexDatabase *lex_database_open (const char *path, GError **error);

/**
 * lex_database_open_copy:
 * @path: a library file, whose header is checked first
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Opens a copy of it in memory: FTS5 takes its integrity check as a write, which an immutable
 * file refuses.
 *
 * Returns: (transfer full) (nullable): a connection
 */
LexDatabase *lex_database_open_copy (const char *path, GError **error);

/**
 * lex_database_create:
 * @path: an empty file to fill
 * @name: the file that messages name
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Opens a file for writing without a journal: on any fault it is thrown away.
 *
 * Returns: (transfer full) (nullable): a connection
 */
LexDatabase *lex_database_create (const char *path, const char *name, GError **error);

/**
 * lex_database_free:
 * @self: (transfer full) (nullable): a connection without open statements
 *
 * Closes it.
 */
void lex_database_free (LexDatabase *self);

/**
 * lex_database_fail:
 * @self: a connection
 * @result: a result code of SQLite
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Translates a fault of SQLite.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_database_fail (LexDatabase *self, int result, GError **error);

/**
 * lex_database_fail_damaged:
 * @self: a connection
 * @what: what was seen, untranslated: it helps whoever is asked for help
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Says that the file is damaged, though SQLite did not notice.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_database_fail_damaged (LexDatabase *self, const char *what, GError **error);

/**
 * lex_database_run:
 * @self: a connection
 * @sql: statements without parameters or results
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Runs statements.
 *
 * Returns: whether all succeeded
 */
gboolean lex_database_run (LexDatabase *self, const char *sql, GError **error);

/**
 * lex_database_prepare:
 * @self: a connection
 * @sql: one statement
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Prepares a statement that will be used often.
 *
 * Returns: (transfer full) (nullable): the statement
 */
sqlite3_stmt *lex_database_prepare (LexDatabase *self, const char *sql, GError **error);

/**
 * lex_database_next:
 * @self: a connection
 * @statement: a statement whose parameters are bound
 * @row: (out): whether there is a row to read
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Steps a statement. When it ends or fails it is reset, and its parameters are cleared, ready
 * for the next use.
 *
 * Returns: %FALSE with @error set on a fault
 */
gboolean lex_database_next (LexDatabase *self, sqlite3_stmt *statement, gboolean *row,
                            GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexDatabase, lex_database_free)

G_END_DECLS
