/* lex-corpus-clause.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"

struct _xmlNode;

G_BEGIN_DECLS

/**
 * lex_corpus_clause_read:
 * @node: a `clause` element
 * @kind: what its document is, which settles the authority when it names none
 * @path: the file, for messages
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Makes a clause of its element.
 *
 * Returns: (transfer full) (nullable): the clause
 */
LexClause *lex_corpus_clause_read (struct _xmlNode *node, LexKind kind, const char *path,
                                   GError **error);

/**
 * lex_corpus_kind_get_authority:
 * @kind: a kind
 *
 * Tells how much a clause weighs that does not say so itself.
 *
 * Returns: the authority of documents of that kind
 */
LexAuthority lex_corpus_kind_get_authority (LexKind kind);

/**
 * lex_corpus_authority_get_name:
 * @authority: an authority
 *
 * Gets the name that corpus files use.
 *
 * Returns: (transfer none): `law`, `guidance` or `ours`
 */
const char *lex_corpus_authority_get_name (LexAuthority authority);

G_END_DECLS
