/* lex-journal-file.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-entry.h"
#include "journal/lex-journal-error.h"

G_BEGIN_DECLS

/**
 * LexJournalFile:
 *
 * An open journal. Not thread-safe; as many processes as there are may have it open.
 */
typedef struct _LexJournalFile LexJournalFile;

/**
 * LEX_JOURNAL_FILE_NAME:
 *
 * The journal inside the data folder.
 */
#define LEX_JOURNAL_FILE_NAME "journal.sqlite"

/**
 * LexJournalAccess:
 * @LEX_JOURNAL_READ: only if there is one
 * @LEX_JOURNAL_WRITE: made if there is none
 *
 * What a journal is opened for.
 */
typedef enum
{
  LEX_JOURNAL_READ,
  LEX_JOURNAL_WRITE,
} LexJournalAccess;

/**
 * lex_journal_clock:
 *
 * What tells the time, in microseconds since 1970; the tests set it back.
 */
extern gint64 (*lex_journal_clock) (void);

/**
 * lex_journal_file_open:
 * @data_dir: (type filename): the data folder
 * @access: what for
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Opens the journal. Of an older version it is backed up and brought up to date first; of a newer
 * one, or where it may not be written, it is opened for reading and says so.
 *
 * Returns: (transfer full) (nullable): the journal; `LEX_JOURNAL_ERROR_MISSING` if there is none to
 *   read
 */
LexJournalFile *lex_journal_file_open (const char *data_dir, LexJournalAccess access,
                                       GError **error);

/**
 * lex_journal_file_close:
 * @self: (transfer full) (nullable): a journal
 *
 * Closes it; what was changed since the last backup is backed up, in place of an earlier one of the
 * same day.
 */
void lex_journal_file_close (LexJournalFile *self);

/**
 * lex_journal_file_free:
 * @self: (transfer full) (nullable): a journal
 *
 * Closes it and does nothing else.
 */
void lex_journal_file_free (LexJournalFile *self);

/**
 * lex_journal_file_get_notice:
 * @self: a journal
 *
 * Gets what the reader should know of it: why it can not be changed, or why there is no backup.
 *
 * Returns: (transfer none) (nullable): one line; %NULL when all is well
 */
const char *lex_journal_file_get_notice (LexJournalFile *self);

/**
 * lex_journal_file_is_read_only:
 * @self: a journal
 *
 * Tells whether it can only be read; the notice says why.
 *
 * Returns: whether it can
 */
gboolean lex_journal_file_is_read_only (LexJournalFile *self);

/**
 * lex_journal_file_put:
 * @self: a journal
 * @entry: an entry; gets identifier and times where it has none
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds an entry, or changes the one of its identifier. When this returns %TRUE, it is on the disk.
 * If somebody else changed that one since @entry was read, theirs stays and @entry gets an
 * identifier of its own.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_file_put (LexJournalFile *self, LexJournalEntry *entry, GError **error);

/**
 * lex_journal_file_move_bookmarks:
 * @self: a journal
 * @labels: (array zero-terminated=1): canonical texts of labels
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes in bookmarks that were kept elsewhere, all or none. What is bookmarked, or was and is no
 * longer, stays as it is, so that doing it twice does it once.
 *
 * Returns: whether all are kept
 */
gboolean lex_journal_file_move_bookmarks (LexJournalFile *self, const char *const *labels,
                                          GError **error);

/**
 * lex_journal_file_remove:
 * @self: a journal
 * @id: an identifier
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes an entry, and all that stands in it, out of sight. Nothing is thrown away:
 * lex_journal_file_bring_back() undoes it.
 *
 * Returns: whether it is out of sight; `LEX_JOURNAL_ERROR_MISSING` if it is not there
 */
gboolean lex_journal_file_remove (LexJournalFile *self, const char *id, GError **error);

/**
 * lex_journal_file_bring_back:
 * @self: a journal
 * @id: what was removed
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Brings back what one lex_journal_file_remove() took, where it stood.
 *
 * Returns: whether it is there
 */
gboolean lex_journal_file_bring_back (LexJournalFile *self, const char *id, GError **error);

/**
 * lex_journal_file_move:
 * @self: a journal
 * @id: an entry
 * @folder: (nullable): the folder to put it in, %NULL for the top
 * @before: (nullable): the entry of that folder to put it before, %NULL for its end
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Puts an entry elsewhere.
 *
 * Returns: whether it stands there; a folder does not go into itself
 */
gboolean lex_journal_file_move (LexJournalFile *self, const char *id, const char *folder,
                                const char *before, GError **error);

/**
 * lex_journal_file_list:
 * @self: a journal
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists everything that was not removed, by the order of folders and then of making.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_file_list (LexJournalFile *self, GError **error);

/**
 * lex_journal_file_list_kind:
 * @self: a journal
 * @kind: a kind
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists what is of a kind, as lex_journal_file_list() does.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_file_list_kind (LexJournalFile *self, LexJournalKind kind, GError **error);

/**
 * lex_journal_file_list_at:
 * @self: a journal
 * @label: the canonical text of a label
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists what was made on a clause; reads nothing else, however much there is.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_file_list_at (LexJournalFile *self, const char *label, GError **error);

/**
 * lex_journal_file_list_below:
 * @self: a journal
 * @label: the canonical text of a label
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists what was made on a clause and all below it, on a page: everything whose label begins so,
 * which for a Law 2 is Law 27, too.
 *
 * Returns: (transfer full) (nullable) (element-type LexJournalEntry): perhaps none
 */
GPtrArray *lex_journal_file_list_below (LexJournalFile *self, const char *label, GError **error);

/**
 * lex_journal_file_get_data_version:
 * @self: a journal
 *
 * Gets a number that changes when somebody else has changed the journal.
 *
 * Returns: the number
 */
gint64 lex_journal_file_get_data_version (LexJournalFile *self);

/**
 * lex_journal_file_is_in_place:
 * @self: a journal
 *
 * Tells whether the file that is open is still the journal: one that was damaged may have been
 * moved aside for its backup, and what is written to it would be seen by nobody.
 *
 * Returns: whether it is
 */
gboolean lex_journal_file_is_in_place (LexJournalFile *self);

/**
 * lex_journal_file_visit:
 * @self: a journal
 * @label: the canonical text of a label
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Notes that a place was read; the last hundred are kept, each once.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_file_visit (LexJournalFile *self, const char *label, GError **error);

/**
 * lex_journal_file_list_recent:
 * @self: a journal
 * @limit: how many at most
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists the places read last, the latest first, whatever the clock said.
 *
 * Returns: (transfer full) (nullable): labels
 */
GStrv lex_journal_file_list_recent (LexJournalFile *self, guint limit, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexJournalFile, lex_journal_file_free)

G_END_DECLS
