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
 * @path: where it is read
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
LexDocument *lex_indexing_read_document (const char *path, const char *data_dir, const char *name,
                                         GHashTable *holders, GError **error);

/**
 * lex_indexing_get_time:
 * @path: the XML of a document without a record, as an older program left it
 *
 * Tells when it was imported: its file's time, which a rename keeps.
 *
 * Returns: microseconds since 1970, as in #LexRecord
 */
gint64 lex_indexing_get_time (const char *path);

/**
 * lex_indexing_commit:
 * @shelf: the folder of imported documents, and what was prepared on it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Indexes the documents as they will be and commits the shelf: what was prepared on it and the new
 * index are in place together, or neither is. Of documents that have the same clause, the index
 * puts that of the higher rank before, and of equal ones that imported last.
 *
 * Returns: (transfer full) (nullable) (element-type LexDocument): all documents that are there now,
 *   the one that prevails last; %NULL if it failed
 */
GPtrArray *lex_indexing_commit (LexShelf *shelf, GError **error);

G_END_DECLS
