/* lex-shelf.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexShelf:
 *
 * The data folder while its documents are changed: locked against other
 * processes, with a place to prepare what is to be there afterwards.
 */
typedef struct _LexShelf LexShelf;

/**
 * lex_shelf_open:
 * @data_dir: the data folder; made if there is none
 * @cancellable: (nullable): ends the waiting, and lex_shelf_commit() looks at it
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Waits for the lock, though not for ever, finishes a change that was interrupted and clears away
 * one that was never decided.
 *
 * Returns: (transfer full) (nullable): the shelf
 */
LexShelf *lex_shelf_open (const char *data_dir, GCancellable *cancellable, GError **error);

/**
 * lex_shelf_open_to_read:
 * @data_dir: the data folder; made if there is none
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Does lex_shelf_open() for somebody who only wants to read, and first needs an index. Where no
 * wait is said, as before a window is there, the wait is short.
 *
 * Returns: (transfer full) (nullable): the shelf
 */
LexShelf *lex_shelf_open_to_read (const char *data_dir, GError **error);

/**
 * lex_shelf_free:
 * @self: (transfer full) (nullable): a shelf
 *
 * Drops what was prepared and not committed, and the lock.
 */
void lex_shelf_free (LexShelf *self);

/**
 * lex_shelf_get_data_dir:
 * @self: a shelf
 *
 * Gets the folder that it locks.
 *
 * Returns: (transfer none): the data folder
 */
const char *lex_shelf_get_data_dir (LexShelf *self);

/**
 * lex_shelf_dup_document_path:
 * @data_dir: the data folder
 * @name: a document's name
 *
 * Gets where a document stands.
 *
 * Returns: (transfer full): the path of its XML
 */
char *lex_shelf_dup_document_path (const char *data_dir, const char *name);

/**
 * lex_shelf_dup_new_document_path:
 * @self: a shelf
 * @name: a document's name
 *
 * Gets where to write a document so that lex_shelf_commit() puts it in place.
 *
 * Returns: (transfer full): the path
 */
char *lex_shelf_dup_new_document_path (LexShelf *self, const char *name);

/**
 * LexShelfPart:
 * @LEX_SHELF_PART_DOCUMENT: its XML
 * @LEX_SHELF_PART_RECORD: what is known of it beside
 *
 * The two files of a document.
 */
typedef enum
{
  LEX_SHELF_PART_DOCUMENT,
  LEX_SHELF_PART_RECORD,
} LexShelfPart;

/**
 * lex_shelf_dup_file:
 * @name: a document's name
 * @part: which of its files
 *
 * Gets what a file of a document is called.
 *
 * Returns: (transfer full): the file's name
 */
char *lex_shelf_dup_file (const char *name, LexShelfPart part);

/**
 * lex_shelf_dup_record_path:
 * @data_dir: the data folder
 * @name: a document's name
 *
 * Gets where the record of a document stands, if there is one.
 *
 * Returns: (transfer full): its path
 */
char *lex_shelf_dup_record_path (const char *data_dir, const char *name);

/**
 * lex_shelf_dup_original_path:
 * @data_dir: the data folder
 * @sum: the checksum of a file, as lex_shelf_put_original() gave it
 *
 * Gets where an original is kept.
 *
 * Returns: (transfer full): its path
 */
char *lex_shelf_dup_original_path (const char *data_dir, const char *sum);

/**
 * lex_shelf_dup_new_path:
 * @self: a shelf
 * @file: the name of a file
 *
 * Gets where to write a file so that lex_shelf_commit() puts it in place.
 *
 * Returns: (transfer full): the path
 */
char *lex_shelf_dup_new_path (LexShelf *self, const char *file);

/**
 * lex_shelf_put:
 * @self: a shelf
 * @file: the name of a file
 * @content: what it is to hold
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes a file so that lex_shelf_commit() puts it in place.
 *
 * Returns: whether it could be written
 */
gboolean lex_shelf_put (LexShelf *self, const char *file, GBytes *content, GError **error);

/**
 * lex_shelf_put_original:
 * @self: a shelf
 * @content: a file as it came
 * @sum: (out) (transfer full): by what lex_shelf_dup_original_path() finds it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps an original. The same content is kept once, whoever brings it.
 *
 * Returns: whether it could be written
 */
gboolean lex_shelf_put_original (LexShelf *self, GBytes *content, char **sum, GError **error);

/**
 * lex_shelf_remove:
 * @self: a shelf
 * @file: the name of a file
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Notes that lex_shelf_commit() is to remove a file.
 *
 * Returns: whether it could be noted
 */
gboolean lex_shelf_remove (LexShelf *self, const char *file, GError **error);

/**
 * lex_shelf_dup_path_ahead:
 * @self: a shelf
 * @file: the name of a file
 *
 * Gets where to read a file as it will be after lex_shelf_commit().
 *
 * Returns: (transfer full) (nullable): its path, where perhaps no file is; %NULL if it is to go
 */
char *lex_shelf_dup_path_ahead (LexShelf *self, const char *file);

/**
 * lex_shelf_list_ahead:
 * @self: a shelf
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Does lex_shelf_list() for what will be there after lex_shelf_commit(); what is new stands last.
 *
 * Returns: (transfer full) (nullable): the names of the documents
 */
GStrv lex_shelf_list_ahead (LexShelf *self, GError **error);

/**
 * lex_shelf_dup_new_library_path:
 * @self: a shelf
 *
 * Gets where to write the library so that lex_shelf_commit() puts it in place.
 *
 * Returns: (transfer full): the path
 */
char *lex_shelf_dup_new_library_path (LexShelf *self);

/**
 * lex_shelf_remove_document:
 * @self: a shelf
 * @name: a document's name
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Notes that lex_shelf_commit() is to remove a document.
 *
 * Returns: whether it could be noted
 */
gboolean lex_shelf_remove_document (LexShelf *self, const char *name, GError **error);

/**
 * lex_shelf_remove_library:
 * @self: a shelf
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Notes that lex_shelf_commit() is to remove the library: no document is left.
 *
 * Returns: whether it could be noted
 */
gboolean lex_shelf_remove_library (LexShelf *self, GError **error);

/**
 * lex_shelf_commit:
 * @self: a shelf
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Puts everything in place, all or nothing, wherever a crash may strike. What was cancelled by now
 * is not done; what is cancelled later is.
 *
 * Returns: whether it is in place. If not, either nothing has changed, or the
 *   change is decided and the next lex_shelf_open() finishes it
 */
gboolean lex_shelf_commit (LexShelf *self, GError **error);

/**
 * lex_shelf_is_interrupted:
 * @data_dir: the data folder
 *
 * Tells whether a change was decided and not finished.
 *
 * Returns: whether lex_shelf_recover() has something to do
 */
gboolean lex_shelf_is_interrupted (const char *data_dir);

/**
 * lex_shelf_recover:
 * @data_dir: the data folder
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Finishes a change that was interrupted, or waits for who is at it.
 *
 * Returns: whether all is in place
 */
gboolean lex_shelf_recover (const char *data_dir, GError **error);

/**
 * lex_shelf_list:
 * @data_dir: the data folder
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the documents there, the one put there last at the end. Whether one can be read shows when
 * it is; here every name counts, and one that can not even be looked at is an error.
 *
 * Returns: (transfer full) (nullable): their names, perhaps none
 */
GStrv lex_shelf_list (const char *data_dir, GError **error);

/**
 * lex_shelf_has_documents:
 * @data_dir: the data folder
 * @has: (out): whether lex_shelf_list() lists any document
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Tells whether any document is there.
 *
 * Returns: whether that can be told
 */
gboolean lex_shelf_has_documents (const char *data_dir, gboolean *has, GError **error);

/**
 * lex_shelf_sync:
 *
 * What makes a file, or the names in a folder, outlive a power cut, with `errno` as of fsync(); a
 * test replaces it to listen or to fail.
 */
extern int (*lex_shelf_sync) (const char *path);

/**
 * lex_shelf_rename:
 *
 * The one call that changes what is in place; a test replaces it to fail or
 * to end the process at each of its steps.
 */
extern int (*lex_shelf_rename) (const char *from, const char *to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexShelf, lex_shelf_free)

G_END_DECLS
