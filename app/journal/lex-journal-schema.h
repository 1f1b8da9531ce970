/* lex-journal-schema.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-database.h"

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_VERSION:
 *
 * The version of the schema that this program writes, kept in the file's `user_version`.
 */
#define LEX_JOURNAL_VERSION 5

/**
 * lex_journal_schema_read:
 * @database: a connection
 * @version: (out): its version; 0 of a file with nothing in it
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Tells what a file is.
 *
 * Returns: whether it is a journal, or empty
 */
gboolean lex_journal_schema_read (LexJournalDatabase *database, gint64 *version, GError **error);

/**
 * lex_journal_schema_bring_up:
 * @database: a connection for writing
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes the steps that lead from the version of a file, which may be empty, to
 * %LEX_JOURNAL_VERSION: in one transaction, so that all are taken or none.
 *
 * Returns: whether it has that version
 */
gboolean lex_journal_schema_bring_up (LexJournalDatabase *database, GError **error);

G_END_DECLS
