/* lex-library-import.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-problem.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexImport:
 * @file: the file
 * @document: (nullable): the document made of it; %NULL when it could not be taken
 * @problems: (element-type LexProblem): the report, by line
 * @error: (nullable): why it could not be taken, `LEX_LIBRARY_ERROR`
 *
 * What came of one file of an import.
 */
typedef struct
{
  char *file;
  LexDocument *document;
  GPtrArray *problems;
  GError *error;
} LexImport;

/**
 * LexImportFlags:
 * @LEX_IMPORT_DEFAULT: store what was understood
 * @LEX_IMPORT_DRY_RUN: only report
 *
 * How to import.
 */
typedef enum
{
  LEX_IMPORT_DEFAULT = 0,
  LEX_IMPORT_DRY_RUN = 1 << 0,
} LexImportFlags;

/**
 * LexImportOptions:
 * @kind: a #LexKind to force, or -1 to find out
 * @language: a #LexLanguage to force, or -1 to find out
 * @flags: flags
 *
 * What the user said of the files beforehand, and what is to be done with them.
 */
typedef struct
{
  int kind;
  int language;
  LexImportFlags flags;
} LexImportOptions;

/**
 * lex_library_import:
 * @self: a library
 * @files: (array zero-terminated=1): paths
 * @options: (nullable): options; %NULL to find everything out and store it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes files in. All of them are stored or, when one can not be taken, none.
 * A document of the same name is replaced. Emits `changed` when something was stored.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): a result per
 *   file, also when one was refused (then nothing was stored and that file's
 *   error is set); %NULL with @error set only when storage fails
 */
GPtrArray *lex_library_import (LexLibrary *self, const char *const *files,
                               const LexImportOptions *options, GError **error);

/**
 * lex_library_import_async:
 * @self: a library
 * @files: (array zero-terminated=1): paths; copied
 * @options: (nullable): options, as for lex_library_import(); copied
 * @cancellable: (nullable): looked at between files, while another process is waited for, and at
 *   last before what was taken in is put in place
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
