/* lex-query.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-kind.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexQuery:
 *
 * What is searched for: words as typed, and the limits set beside them.
 * Immutable, hence shareable between threads. Reference counted.
 */
typedef struct _LexQuery LexQuery;

#define LEX_QUERY_DEFAULT_LIMIT 50

/**
 * LEX_QUERY_MAX_BYTES:
 *
 * Longer queries are cut here, at a character: a pasted page can not grow a
 * search without bound.
 */
#define LEX_QUERY_MAX_BYTES 1024

/**
 * lex_query_new:
 * @text: what the user typed; any UTF-8
 * @languages: where to look
 * @kind: a kind to look in, or -1 for all
 * @limit: the most hits wanted, or 0 for `LEX_QUERY_DEFAULT_LIMIT`
 *
 * Makes a query.
 *
 * Returns: (transfer full): a new query
 */
LexQuery *lex_query_new (const char *text, LexLanguages languages, int kind, guint limit);

/**
 * lex_query_new_for_reader:
 * @text: what the user typed; any UTF-8
 * @languages: where to look
 * @kind: a kind to look in, or -1 for all
 * @read: the languages that the user reads
 *
 * Makes a query of as many hits as usual, each shown in a language that is read. Of two that are,
 * it is the one that has the words, and where both have them the one that is read first.
 *
 * Returns: (transfer full): a new query
 */
LexQuery *lex_query_new_for_reader (const char *text, LexLanguages languages, int kind,
                                    LexLanguages read);

/**
 * lex_query_new_corrected:
 * @self: a query
 * @text: what the user meant
 *
 * Makes the same query of other words.
 *
 * Returns: (transfer full): a new query
 */
LexQuery *lex_query_new_corrected (LexQuery *self, const char *text);

/**
 * lex_query_ref:
 * @self: a query
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexQuery *lex_query_ref (LexQuery *self);

/**
 * lex_query_unref:
 * @self: (transfer full): a query
 *
 * Drops a reference.
 */
void lex_query_unref (LexQuery *self);

/**
 * lex_query_get_text:
 * @self: a query
 *
 * Gets what the user typed.
 *
 * Returns: (transfer none): what the user typed, trimmed
 */
const char *lex_query_get_text (LexQuery *self);

/**
 * lex_query_get_languages:
 * @self: a query
 *
 * Gets where to look.
 *
 * Returns: where to look
 */
LexLanguages lex_query_get_languages (LexQuery *self);

/**
 * lex_query_get_read:
 * @self: a query
 *
 * Gets the languages that hits are shown in.
 *
 * Returns: the languages, or `LEX_LANGUAGES_NONE` where nobody said
 */
LexLanguages lex_query_get_read (LexQuery *self);

/**
 * lex_query_get_kind:
 * @self: a query
 *
 * Gets the kind to look in.
 *
 * Returns: a #LexKind, or -1 for all
 */
int lex_query_get_kind (LexQuery *self);

/**
 * lex_query_get_limit:
 * @self: a query
 *
 * Gets the most hits wanted.
 *
 * Returns: the most hits wanted
 */
guint lex_query_get_limit (LexQuery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexQuery, lex_query_unref)

G_END_DECLS
