/* lex-indexing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"
#include "services/lex-shelf.h"

G_BEGIN_DECLS

/**
 * lex_indexing_write:
 * @path: the library file to make
 * @documents: (element-type LexDocument): documents with their clauses, in order
 * @relations: (nullable) (element-type LexRelation): relations of precedence
 * @words: the folder that may hold the words of the field, `words-pl.dic` and `words-en.dic`
 * @error: return location for an error of a lower room
 *
 * Learns the lemmas of all words of the documents and writes a library with them.
 *
 * Returns: whether it was written
 */
gboolean lex_indexing_write (const char *path, GPtrArray *documents, GPtrArray *relations,
                             const char *words, GError **error);

/**
 * lex_indexing_read_shelf:
 * @shelf: the folder of imported documents
 * @skip: (nullable) (element-type LexDocument): documents of these names are left out
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the imported documents, the one imported last at the end.
 *
 * Returns: (transfer full) (nullable) (element-type LexDocument): perhaps none
 */
GPtrArray *lex_indexing_read_shelf (LexShelf *shelf, GPtrArray *skip, GError **error);

/**
 * lex_indexing_replace:
 * @shelf: the folder of imported documents
 * @documents: (element-type LexDocument): all that it holds from now on
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Indexes the documents and commits the shelf: what was prepared on it and the
 * new index are in place together, or neither is.
 *
 * Returns: whether they are
 */
gboolean lex_indexing_replace (LexShelf *shelf, GPtrArray *documents, GError **error);

G_END_DECLS
