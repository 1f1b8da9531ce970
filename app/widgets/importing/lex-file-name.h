/* lex-file-name.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import.h"

G_BEGIN_DECLS

/**
 * lex_file_name_dup:
 * @import: an import
 * @file: which of its files; past the last, the file that it is called after
 *
 * Names a file of an import as briefly as tells it from the import's others: by its base name, and
 * the folders above it where another one has that name, too.
 *
 * Returns: (transfer full): the name, to be shown
 */
char *lex_file_name_dup (const LexImport *import, guint file);

/**
 * lex_file_name_dup_first:
 * @imports: (element-type LexImport): imports
 * @index: which of them
 *
 * Names the first file of an import as briefly as tells it from the first files of the others.
 *
 * Returns: (transfer full): the name, to be shown
 */
char *lex_file_name_dup_first (GPtrArray *imports, guint index);

G_END_DECLS
