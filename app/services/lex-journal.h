/* lex-journal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-file.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_NEWEST_BACKUP:
 *
 * What the newest backup may be called, whatever its name is.
 */
#define LEX_JOURNAL_NEWEST_BACKUP "last"

#define LEX_TYPE_JOURNAL (lex_journal_get_type ())
G_DECLARE_FINAL_TYPE (LexJournal, lex_journal, LEX, JOURNAL, GObject)

/**
 * lex_journal_new:
 * @data_dir: (type filename): the data folder
 *
 * Makes the journal of a data folder. Its file is opened when it is first asked for something, and
 * made with the first entry; none of its functions links what reads XML or dictionaries.
 *
 * Returns: (transfer full): the journal
 */
LexJournal *lex_journal_new (const char *data_dir);

/**
 * lex_journal_list:
 * @self: a journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists everything that the reader made.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_list (LexJournal *self, GError **error);

/**
 * lex_journal_is_loose:
 * @library: a library
 * @entry: an entry
 * @loose: (out): whether it no longer fits
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Tells whether what an entry was made on is no longer there: its clause, or the quoted words, in
 * any wording that the library has of the clause and of what lies below it. A note holds by its
 * clause alone while the edition that it quotes is not there; a bookmark always does.
 *
 * Returns: whether there was no fault
 */
gboolean lex_journal_is_loose (LexLibrary *library, const LexJournalEntry *entry, gboolean *loose,
                               GError **error);

/**
 * lex_journal_dup_notice:
 * @self: a journal
 *
 * Gets what the reader should know of the journal.
 *
 * Returns: (transfer full) (nullable): one line; %NULL when all is well
 */
char *lex_journal_dup_notice (LexJournal *self);

/**
 * lex_journal_export:
 * @self: a journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes everything as one JSON text, loss-free.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *lex_journal_export (LexJournal *self, GError **error);

/**
 * lex_journal_export_markdown:
 * @self: a journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes everything as Markdown for people, clause by clause.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *lex_journal_export_markdown (LexJournal *self, GError **error);

/**
 * lex_journal_save:
 * @self: a journal
 * @path: (type filename): a file; one whose name ends in `.md` is Markdown, every other JSON
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Exports to a file, which is there as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean lex_journal_save (LexJournal *self, const char *path, GError **error);

/**
 * lex_journal_load:
 * @self: a journal
 * @path: (type filename): what lex_journal_save() wrote as JSON
 * @n_added: (out): how many entries came of it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes in an exported file, all or nothing.
 *
 * Returns: whether it was taken in
 */
gboolean lex_journal_load (LexJournal *self, const char *path, guint *n_added, GError **error);

/**
 * lex_journal_restore:
 * @self: a journal
 * @name: (type filename): a backup's name, or `LEX_JOURNAL_NEWEST_BACKUP`
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Puts a backup in the journal's place; what stood there is kept among the backups.
 *
 * Returns: whether it stands there
 */
gboolean lex_journal_restore (LexJournal *self, const char *name, GError **error);

G_END_DECLS
