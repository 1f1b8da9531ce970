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
 * @situations: (nullable) (element-type LexSituations): how people ask for clauses
 * @words: the folder that may hold the words of the field, `words-pl.dic` and `words-en.dic`
 * @error: return location for an error of a lower room
 *
 * Learns the lemmas of all words of documents and situations and writes a library with them.
 *
 * Returns: whether it was written
 */
gboolean lex_indexing_write (const char *path, GPtrArray *documents, GPtrArray *relations,
                             GPtrArray *situations, const char *words, GError **error);

/**
 * lex_indexing_read_document:
 * @data_dir: the data folder
 * @name: one of what lex_shelf_list() lists
 * @holders: (element-type utf8 utf8): which file holds which document; this one is added
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads an imported document. A copy of one that another file holds already is an error: an index
 * of both can not be made.
 *
 * Returns: (transfer full) (nullable): the document
 */
LexDocument *lex_indexing_read_document (const char *data_dir, const char *name,
                                         GHashTable *holders, GError **error);

/**
 * lex_indexing_read_shelf:
 * @shelf: the folder of imported documents
 * @without: (nullable): the document of that file is left out
 * @fresh: (nullable) (element-type LexDocument): documents that replace those of their names
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the imported documents, the one imported last before @fresh at the end.
 *
 * Returns: (transfer full) (nullable) (element-type LexDocument): perhaps none
 */
GPtrArray *lex_indexing_read_shelf (LexShelf *shelf, const char *without, GPtrArray *fresh,
                                    GError **error);

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
