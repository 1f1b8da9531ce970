/* lex-library-import.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import.h"

G_BEGIN_DECLS

/**
 * lex_library_import:
 * @self: a library
 * @files: (array zero-terminated=1): paths of files and folders
 * @options: (nullable): options; %NULL to find everything out and store it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes files in: all that can be taken, in one transaction, whatever is refused beside them. A
 * document of the same name is replaced, unless another organisation published it; what was
 * replaced is kept. Emits `changed` when something was stored.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): a result per document and per file
 *   that was refused (its error is set); %NULL with @error set only when storage fails
 */
GPtrArray *lex_library_import (LexLibrary *self, const char *const *files,
                               const LexImportOptions *options, GError **error);

/**
 * lex_library_import_async:
 * @self: a library
 * @files: (array zero-terminated=1): paths; copied
 * @options: (nullable): options, as for lex_library_import(); copied
 * @cancellable: (nullable): looked at while files are read, while another process is waited for,
 * and at last before what was taken in is put in place
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_import() in a thread, then reopens the library and emits `changed`.
 */
void lex_library_import_async (LexLibrary *self, const char *const *files,
                               const LexImportOptions *options, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_import_finish:
 * @self: a library
 * @result: what the callback got
 * @error: return location
 *
 * Gets as lex_library_import().
 *
 * Returns: as lex_library_import()
 */
GPtrArray *lex_library_import_finish (LexLibrary *self, GAsyncResult *result, GError **error);

/**
 * lex_library_reread_async:
 * @self: a library
 * @import: what came of files, with a document; kept until the callback
 * @options: what the user says of them now
 * @cancellable: (nullable): as for lex_library_import_async()
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Reads the files of an import once more, as they were then, and stores nothing. What was corrected
 * in it is corrected again; what can no longer be is reported.
 * lex_library_import_finish() gives the outcome.
 */
void lex_library_reread_async (LexLibrary *self, LexImport *import, const LexImportOptions *options,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * lex_library_accept:
 * @self: a library
 * @imports: (element-type LexImport): what lex_library_import() reported, perhaps corrected
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Stores the documents that were read: all or none. Emits `changed`.
 *
 * Returns: whether they were stored
 */
gboolean lex_library_accept (LexLibrary *self, GPtrArray *imports, GError **error);

/**
 * lex_library_accept_async:
 * @self: a library
 * @imports: (element-type LexImport): as for lex_library_accept(); not to be changed until the
 *   callback
 * @cancellable: (nullable): looked at until it is decided
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_accept() in a thread, then reopens the library and emits `changed`.
 * lex_library_import_finish() gives the imports.
 */
void lex_library_accept_async (LexLibrary *self, GPtrArray *imports, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_reimport:
 * @self: a library
 * @names: (array zero-terminated=1): imported documents; none for all
 * @flags: flags
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads documents again from the originals that are kept, as after an update of the program; what
 * the user said of them and corrected holds still. All are stored or none.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): as lex_library_import()
 */
GPtrArray *lex_library_reimport (LexLibrary *self, const char *const *names, LexImportFlags flags,
                                 GError **error);

/**
 * lex_library_reimport_async:
 * @self: a library
 * @names: (array zero-terminated=1): imported documents; none for all
 * @cancellable: (nullable): as for lex_library_import_async()
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_reimport() in a thread, then reopens the library and emits `changed`.
 * lex_library_import_finish() gives the outcome.
 */
void lex_library_reimport_async (LexLibrary *self, const char *const *names,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * lex_library_forget:
 * @self: a library
 * @name: an imported document
 * @error: return location
 *
 * Removes it.
 *
 * Returns: whether it was removed
 */
gboolean lex_library_forget (LexLibrary *self, const char *name, GError **error);

/**
 * lex_library_forget_async:
 * @self: a library
 * @name: an imported document; copied
 * @cancellable: (nullable): looked at while another process is waited for, and at last before the
 *   document goes
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_forget() in a thread, then reopens the library and emits `changed`.
 */
void lex_library_forget_async (LexLibrary *self, const char *name, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_forget_finish:
 * @self: a library
 * @result: what the callback got
 * @error: return location
 *
 * Gets as lex_library_forget().
 *
 * Returns: whether it was removed
 */
gboolean lex_library_forget_finish (LexLibrary *self, GAsyncResult *result, GError **error);

G_END_DECLS
