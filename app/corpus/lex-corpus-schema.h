/* lex-corpus-schema.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"

struct _xmlDoc;

G_BEGIN_DECLS

/**
 * LexCorpusSchema:
 *
 * The compiled schema of corpus files. One thread at a time.
 */
typedef struct _LexCorpusSchema LexCorpusSchema;

/**
 * lex_corpus_schema_new:
 * @name: `corpus.rng`, or `paths.rng` for guided paths
 *
 * Compiles a schema that is built into the program.
 *
 * Returns: (transfer full): the schema
 */
LexCorpusSchema *lex_corpus_schema_new (const char *name);

/**
 * lex_corpus_schema_free:
 * @self: (transfer full) (nullable): a schema
 *
 * Frees it.
 */
void lex_corpus_schema_free (LexCorpusSchema *self);

/**
 * lex_corpus_schema_check:
 * @self: a schema
 * @doc: a parsed file
 * @path: its name, for messages
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Checks a file against the schema; the first fault is reported.
 *
 * Returns: whether it follows the schema
 */
gboolean lex_corpus_schema_check (LexCorpusSchema *self, struct _xmlDoc *doc, const char *path,
                                  GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCorpusSchema, lex_corpus_schema_free)

G_END_DECLS
