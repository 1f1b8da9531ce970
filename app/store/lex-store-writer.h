/* lex-store-writer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-lemmatizer.h"
#include "model/lex-document.h"
#include "model/lex-relation.h"
#include "model/lex-situations.h"
#include "store/lex-store-error.h"

G_BEGIN_DECLS

/**
 * LexStoreWriter:
 *
 * Writes a library file. Everything goes into a new file beside the old one, in
 * one transaction; lex_store_writer_finish() checks it and renames it. A writer
 * that is freed before that leaves nothing behind. Not thread-safe.
 */
typedef struct _LexStoreWriter LexStoreWriter;

/**
 * lex_store_writer_new:
 * @path: the library file to make or replace
 * @lexicon: the lemmas to index with and to store
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Begins a library.
 *
 * Returns: (transfer full) (nullable): a writer
 */
LexStoreWriter *lex_store_writer_new (const char *path, LexLexicon *lexicon, GError **error);

/**
 * lex_store_writer_set_lemmatizer:
 * @self: a writer
 * @lemmatizer: whose dictionaries tell which words are right; must outlive the writer
 *
 * Lets the library know which words are right though it has none of them, which takes some seconds.
 */
void lex_store_writer_set_lemmatizer (LexStoreWriter *self, LexLemmatizer *lemmatizer);

/**
 * lex_store_writer_add_document:
 * @self: a writer
 * @document: a document with its clauses
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds a document, its citations and its index rows.
 *
 * Returns: whether it was added
 */
gboolean lex_store_writer_add_document (LexStoreWriter *self, LexDocument *document,
                                        GError **error);

/**
 * lex_store_writer_add_relations:
 * @self: a writer
 * @relations: (element-type LexRelation): relations of precedence
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Tells whether they were added.
 *
 * Returns: whether they were added
 */
gboolean lex_store_writer_add_relations (LexStoreWriter *self, GPtrArray *relations,
                                         GError **error);

/**
 * lex_store_writer_add_situations:
 * @self: a writer
 * @situations: (element-type LexSituations): how people ask for clauses
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds what clauses are found by beside their own words. What is said of a clause that the library
 * has not leads nowhere.
 *
 * Returns: whether they were added
 */
gboolean lex_store_writer_add_situations (LexStoreWriter *self, GPtrArray *situations,
                                          GError **error);

/**
 * lex_store_writer_finish:
 * @self: a writer; not usable afterwards
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Builds and checks the index, seals the file and puts it in place.
 *
 * Returns: whether the library is in place; the old one is untouched if not
 */
gboolean lex_store_writer_finish (LexStoreWriter *self, GError **error);

/**
 * lex_store_writer_free:
 * @self: (transfer full) (nullable): a writer; an unfinished file is removed
 *
 * Frees it.
 */
void lex_store_writer_free (LexStoreWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexStoreWriter, lex_store_writer_free)

G_END_DECLS
