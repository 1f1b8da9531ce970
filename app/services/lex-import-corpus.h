/* lex-import-corpus.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import-files.h"
#include "services/lex-import.h"

G_BEGIN_DECLS

/**
 * lex_import_corpus_read:
 * @path: a file that is to be imported
 * @data: its content; untrusted
 * @shipped: the path of the shipped library
 *
 * Reads a document in corpus XML, as an export or a build wrote it. Nothing in it has to be found
 * out.
 *
 * Returns: (transfer full) (nullable): what came of it, perhaps an error; %NULL if the file is no
 *   corpus XML
 */
LexImport *lex_import_corpus_read (const LexImportPath *path, GBytes *data, const char *shipped);

G_END_DECLS
