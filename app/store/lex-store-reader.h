/* lex-store-reader.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"
#include "model/lex-glimpse.h"
#include "model/lex-hit.h"
#include "model/lex-query.h"
#include "model/lex-relation.h"
#include "store/lex-store-error.h"

G_BEGIN_DECLS

/**
 * LexStoreReader:
 *
 * Reads a library file, opened immutable. Every answer is copied out, so it
 * outlives the reader. No damage is taken for an absence: what can not be read is
 * a `LEX_STORE_ERROR`. Not thread-safe.
 */
typedef struct _LexStoreReader LexStoreReader;

/**
 * lex_store_reader_open:
 * @path: a library file
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Opens it and checks its version and that it is whole in size, not every page: that is
 * lex_store_reader_check().
 *
 * Returns: (transfer full) (nullable): a reader
 */
LexStoreReader *lex_store_reader_open (const char *path, GError **error);

/**
 * lex_store_reader_free:
 * @self: (transfer full) (nullable): a reader
 *
 * Frees it.
 */
void lex_store_reader_free (LexStoreReader *self);

/**
 * lex_store_reader_check:
 * @self: a reader
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Verifies checksum, pages, foreign keys and the index against its content.
 *
 * Returns: whether all is well
 */
gboolean lex_store_reader_check (LexStoreReader *self, GError **error);

/**
 * lex_store_reader_list_documents:
 * @self: a reader
 * @error: return location
 *
 * Gets the documents.
 *
 * Returns: (transfer full) (nullable) (element-type LexDocument): the documents, described
 *   without clauses, in the order they were added
 */
GPtrArray *lex_store_reader_list_documents (LexStoreReader *self, GError **error);

/**
 * lex_store_reader_list_clauses:
 * @self: a reader
 * @document: a document's name
 * @error: return location
 *
 * Gets its clauses in reading order.
 *
 * Returns: (transfer full) (nullable) (element-type LexClause): its clauses in reading order,
 *   perhaps none
 */
GPtrArray *lex_store_reader_list_clauses (LexStoreReader *self, const char *document,
                                          GError **error);

/**
 * lex_store_reader_list_below:
 * @self: a reader
 * @label: a clause
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Lists the clause and everything below it. In a library of imports two
 * documents may hold the same label; rows of the document imported last come first.
 *
 * Returns: (transfer full) (nullable) (element-type LexStoreRow): rows in reading order, perhaps
 * none
 */
GPtrArray *lex_store_reader_list_below (LexStoreReader *self, LexLabel *label, GError **error);

/**
 * LexStoreRow:
 * @clause: a clause
 * @document: the name of the document that holds it
 *
 * A clause with its origin.
 */
typedef struct
{
  LexClause *clause;
  char *document;
} LexStoreRow;

/**
 * LEX_STORE_OPENING:
 *
 * How many letters lex_store_reader_dup_opening() reads.
 */
#define LEX_STORE_OPENING 200

/**
 * lex_store_reader_find_label:
 * @self: a reader
 * @label: canonical text of a label
 * @exists: (out): whether any document has that clause
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Looks for a clause and reads nothing of it.
 *
 * Returns: whether there was no fault
 */
gboolean lex_store_reader_find_label (LexStoreReader *self, const char *label, gboolean *exists,
                                      GError **error);

/**
 * lex_store_reader_dup_heading:
 * @self: a reader
 * @label: a clause
 * @language: a language
 * @with_text: whether only documents count in which the clause has a text in that language
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads the heading of a clause and nothing else of it; of two documents that have it, the one
 * added last tells.
 *
 * Returns: (transfer full) (nullable): its own heading; %NULL without @error if it has none
 */
char *lex_store_reader_dup_heading (LexStoreReader *self, LexLabel *label, LexLanguage language,
                                    gboolean with_text, GError **error);

/**
 * lex_store_reader_dup_opening:
 * @self: a reader
 * @label: a clause
 * @language: a language
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads how the text of a clause begins, at most `LEX_STORE_OPENING` letters; of two documents that
 * have it, the one added last tells.
 *
 * Returns: (transfer full) (nullable): the beginning; %NULL without @error if it has no text
 */
char *lex_store_reader_dup_opening (LexStoreReader *self, LexLabel *label, LexLanguage language,
                                    GError **error);

/**
 * LexReference:
 * @from: the clause that cites
 * @to: the clause that is cited
 * @document: the name of the citing clause's document
 *
 * One reference between clauses.
 */
typedef struct
{
  LexLabel *from;
  LexLabel *to;
  char *document;
} LexReference;

/**
 * lex_store_reader_list_citations:
 * @self: a reader
 * @label: a clause
 * @incoming: %TRUE for what cites it or anything below, %FALSE for what it and those below cite
 * @error: return location
 *
 * Gets each pair once.
 *
 * Returns: (transfer full) (nullable) (element-type LexReference): each pair once, in reading
 *   order
 */
GPtrArray *lex_store_reader_list_citations (LexStoreReader *self, LexLabel *label,
                                            gboolean incoming, GError **error);

/**
 * lex_store_reader_list_about:
 * @self: a reader
 * @label: a clause
 * @error: return location
 *
 * Finds commentary, examples, regulations and guides that speak of it, of what lies below it,
 * or of what it lies in.
 *
 * Returns: (transfer full) (nullable) (element-type LexReference): pairs, `to` being the clause
 *   spoken of
 */
GPtrArray *lex_store_reader_list_about (LexStoreReader *self, LexLabel *label, GError **error);

/**
 * lex_store_reader_list_relations:
 * @self: a reader
 * @error: return location
 *
 * Gets every relation of precedence.
 *
 * Returns: (transfer full) (nullable) (element-type LexRelation): every relation of precedence
 */
GPtrArray *lex_store_reader_list_relations (LexStoreReader *self, GError **error);

/**
 * lex_store_reader_list_relations_of:
 * @self: a reader
 * @label: a clause
 * @error: return location
 *
 * Gets the relations of precedence in which the clause, or one below it, is either side.
 *
 * Returns: (transfer full) (nullable) (element-type LexRelation): its relations
 */
GPtrArray *lex_store_reader_list_relations_of (LexStoreReader *self, LexLabel *label,
                                               GError **error);

/**
 * lex_store_reader_search:
 * @self: a reader
 * @query: what is searched for
 * @error: return location
 *
 * Finds clauses, best first; at most the query's limit, one hit per clause and document.
 *
 * Returns: (transfer full) (nullable) (element-type LexHit): hits, possibly none
 */
GPtrArray *lex_store_reader_search (LexStoreReader *self, LexQuery *query, GError **error);

/**
 * lex_store_reader_glimpse:
 * @self: a reader
 * @hit: a hit
 * @glimpse: (out) (transfer full) (nullable): what is shown of it; %NULL if it is none that @self
 *   found
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads what is shown of a hit.
 *
 * Returns: whether there was no fault
 */
gboolean lex_store_reader_glimpse (LexStoreReader *self, LexHit *hit, LexGlimpse **glimpse,
                                   GError **error);

/**
 * lex_store_reader_knows_word:
 * @self: a reader
 * @word: a folded word, letters and digits alone
 * @known: (out): whether a search could find anything by it
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Looks a word up: whether it is indexed, or a form of an indexed word, or the beginning of one.
 *
 * Returns: whether there was no fault
 */
gboolean lex_store_reader_find_word (LexStoreReader *self, const char *word, gboolean *known,
                                     GError **error);

/**
 * lex_store_reader_dup_similar:
 * @self: a reader
 * @word: a folded word that lex_store_reader_find_word() does not know
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Finds the known word nearest to it: one slip of the finger away, or two for a long word.
 *
 * Returns: (transfer full) (nullable): the nearest word, folded; %NULL without @error when
 *   nothing is near
 */
char *lex_store_reader_dup_similar (LexStoreReader *self, const char *word, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexStoreReader, lex_store_reader_free)

G_END_DECLS
