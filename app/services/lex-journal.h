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

/**
 * LexJournal:
 *
 * What the reader made. Emits `changed` after each change, whoever made it, but for that of a case,
 * which lex-cases.h has; after that, and whenever cases may have changed, it emits `cases-changed`.
 * `keep` asks whoever has something that is not kept to keep it now; `going` says that the journal
 * goes.
 */
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
 * lex_journal_list_kind:
 * @self: a journal
 * @kind: a kind
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists what is of one kind.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_list_kind (LexJournal *self, LexJournalKind kind, GError **error);

/**
 * lex_journal_list_below:
 * @self: a journal
 * @label: a clause, or all that stands on a page
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists what was made on a clause and what stands below it.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_list_below (LexJournal *self, LexLabel *label, GError **error);

/**
 * lex_journal_find_bookmark:
 * @self: a journal
 * @label: the canonical text of a label
 * @id: (out) (transfer full) (nullable): its identifier, %NULL if the clause has no bookmark
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Looks for the bookmark of a clause.
 *
 * Returns: whether there was no fault
 */
gboolean lex_journal_find_bookmark (LexJournal *self, const char *label, char **id, GError **error);

/**
 * lex_journal_put:
 * @self: a journal
 * @entry: an entry; gets its identifier and times
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Adds an entry, or changes the one of its identifier. When this returns %TRUE, it is on the disk.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_put (LexJournal *self, LexJournalEntry *entry, GError **error);

/**
 * lex_journal_remove:
 * @self: a journal
 * @id: an identifier
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes an entry, and all that stands in it, out of sight.
 *
 * Returns: whether it is
 */
gboolean lex_journal_remove (LexJournal *self, const char *id, GError **error);

/**
 * lex_journal_bring_back:
 * @self: a journal
 * @id: what was removed
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Undoes lex_journal_remove().
 *
 * Returns: whether it is there
 */
gboolean lex_journal_bring_back (LexJournal *self, const char *id, GError **error);

/**
 * lex_journal_move:
 * @self: a journal
 * @id: an entry
 * @folder: (nullable): the folder to put it in, %NULL for the top
 * @before: (nullable): the entry of that folder to put it before, %NULL for its end
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Puts an entry elsewhere.
 *
 * Returns: whether it stands there
 */
gboolean lex_journal_move (LexJournal *self, const char *id, const char *folder, const char *before,
                           GError **error);

/**
 * lex_journal_move_bookmarks:
 * @self: a journal
 * @labels: (array zero-terminated=1): canonical texts of labels
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes in bookmarks that were kept elsewhere, once.
 *
 * Returns: whether all are kept
 */
gboolean lex_journal_move_bookmarks (LexJournal *self, const char *const *labels, GError **error);

/**
 * lex_journal_visit:
 * @self: a journal
 * @label: the canonical text of a label
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Notes that a place was read. Nobody is told: what is shown of the journal stays as it is.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_visit (LexJournal *self, const char *label, GError **error);

/**
 * lex_journal_list_recent:
 * @self: a journal
 * @limit: how many at most
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the places read last.
 *
 * Returns: (transfer full) (nullable): labels, the latest first
 */
GStrv lex_journal_list_recent (LexJournal *self, guint limit, GError **error);

/**
 * lex_journal_quote:
 * @library: a library
 * @entry: an entry on a clause
 * @language: the language in which it is read
 *
 * Has an entry quote the clause as it reads now: its edition, its language, its first words. By
 * these it is told later whether the clause still says what the note is about. An entry on what has
 * no words, or is not there, quotes nothing.
 */
void lex_journal_quote (LexLibrary *library, LexJournalEntry *entry, LexLanguage language);

/**
 * lex_journal_dup_quote:
 * @library: (nullable): a library
 * @entry: an entry
 *
 * Gets the words that an entry quotes as they are shown: where only the beginning of a clause was
 * taken, an ellipsis says so.
 *
 * Returns: (transfer full) (nullable): the words; %NULL where it quotes none
 */
char *lex_journal_dup_quote (LexLibrary *library, const LexJournalEntry *entry);

/**
 * lex_journal_dup_quotation:
 * @library: (nullable): a library
 * @entry: an entry
 *
 * Does lex_journal_dup_quote() between quotation marks of the words' own language.
 *
 * Returns: (transfer full) (nullable): the quotation; %NULL where it quotes nothing
 */
char *lex_journal_dup_quotation (LexLibrary *library, const LexJournalEntry *entry);

/**
 * lex_journal_look:
 * @self: a journal
 *
 * Looks whether somebody else changed the journal, another process, and emits `changed` if so.
 */
void lex_journal_look (LexJournal *self);

/**
 * lex_journal_is_read_only:
 * @self: a journal
 *
 * Tells whether the journal, once it was opened, can only be read; the notice says why.
 *
 * Returns: whether it can
 */
gboolean lex_journal_is_read_only (LexJournal *self);

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
 * lex_journal_is_export:
 * @path: (type filename): any file or folder
 *
 * Looks at how a file begins.
 *
 * Returns: whether lex_journal_load() is for it
 */
gboolean lex_journal_is_export (const char *path);

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

/**
 * lex_journal_list_backups:
 * @self: a journal
 *
 * Lists the backups.
 *
 * Returns: (transfer full) (type filename): names, perhaps none, the oldest first
 */
GStrv lex_journal_list_backups (LexJournal *self);

G_END_DECLS
