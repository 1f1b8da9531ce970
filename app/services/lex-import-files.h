/* lex-import-files.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LEX_IMPORT_MAX_FILES:
 *
 * More files are not taken in one go: who names their home folder did not mean it.
 */
#define LEX_IMPORT_MAX_FILES 4000

/**
 * LexImportPath:
 * @path: the path of a file
 * @found: whether it was not named, but found in a folder
 * @data: (nullable): what it holds, where that is known already
 *
 * A file that is to be read.
 */
typedef struct
{
  char *path;
  gboolean found;
  GBytes *data;
} LexImportPath;

/**
 * lex_import_path_new:
 * @path: the path of a file
 * @found: whether it was found in a folder
 * @data: (nullable): what it holds
 *
 * Makes a path.
 *
 * Returns: (transfer full): the path
 */
LexImportPath *lex_import_path_new (const char *path, gboolean found, GBytes *data);

/**
 * lex_import_path_free:
 * @self: (transfer full) (nullable): a path
 *
 * Frees it.
 */
void lex_import_path_free (LexImportPath *self);

/**
 * lex_import_list_files:
 * @names: (array zero-terminated=1): files and folders
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the files that are meant: each that is named, and of each folder all that is in it and
 * below, in the order in which a reader would sort them (`law2` before `law10`). Hidden files and
 * folders are left out, links to folders are not followed.
 *
 * Returns: (transfer full) (nullable) (element-type LexImportPath): the files
 */
GPtrArray *lex_import_list_files (const char *const *names, GError **error);

G_END_DECLS
