/* lex-import-reading.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import.h"

G_BEGIN_DECLS

/**
 * LexImportReading:
 * @shipped: the program's own library, whose clauses are the measure
 * @data_dir: the data folder, to see what would be replaced
 * @options: what the user said; its progress is told in the thread that reads
 * @cancellable: (nullable): looked at often
 *
 * What reading needs to know beside the files.
 */
typedef struct
{
  const char *shipped;
  const char *data_dir;
  LexImportOptions options;
  GCancellable *cancellable;
} LexImportReading;

/**
 * lex_import_read:
 * @paths: (element-type LexImportPath): the files
 * @reading: what else is to be known
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Reads files and tells what came of them, and what would go if it were stored. Nothing is.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): the documents and the files that
 *   were refused, in the order of their first files; %NULL if nothing could be read at all
 */
GPtrArray *lex_import_read (GPtrArray *paths, const LexImportReading *reading, GError **error);

G_END_DECLS
