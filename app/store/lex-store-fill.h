/* lex-store-fill.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-lexicon.h"
#include "model/lex-document.h"
#include "model/lex-relation.h"
#include "model/lex-situations.h"
#include "store/lex-database.h"

G_BEGIN_DECLS

/**
 * LexStoreFill:
 *
 * The tables of a library that is being filled.
 */
typedef struct _LexStoreFill LexStoreFill;

/**
 * lex_store_fill_new:
 * @database: (transfer none): a database with the schema; must outlive this
 *
 * Begins to fill.
 *
 * Returns: (transfer full): nothing filled yet
 */
LexStoreFill *lex_store_fill_new (LexDatabase *database);

/**
 * lex_store_fill_free:
 * @self: (transfer full) (nullable): it
 *
 * Frees it and its statements.
 */
void lex_store_fill_free (LexStoreFill *self);

/**
 * lex_store_fill_add_document:
 * @self: it
 * @document: a document with its clauses
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds a document with what its clauses cite and speak of.
 *
 * Returns: whether it was added; if not, a part of it may have been
 */
gboolean lex_store_fill_add_document (LexStoreFill *self, LexDocument *document, GError **error);

/**
 * lex_store_fill_add_relation:
 * @self: it
 * @relation: a relation of precedence
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds a relation.
 *
 * Returns: whether it was added
 */
gboolean lex_store_fill_add_relation (LexStoreFill *self, LexRelation *relation, GError **error);

/**
 * lex_store_fill_add_situations:
 * @self: it
 * @situations: how people ask for a clause
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds what leads to a clause, whether the library has it or not.
 *
 * Returns: whether it was added
 */
gboolean lex_store_fill_add_situations (LexStoreFill *self, const LexSituations *situations,
                                        GError **error);

/**
 * lex_store_fill_add_lexicon:
 * @self: it
 * @lexicon: the lemmas to index with
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Adds every lemma, and each as its own lemma.
 *
 * Returns: whether all were added
 */
gboolean lex_store_fill_add_lexicon (LexStoreFill *self, LexLexicon *lexicon, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexStoreFill, lex_store_fill_free)

G_END_DECLS
