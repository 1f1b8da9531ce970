/* lex-request.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-query.h"

G_BEGIN_DECLS

/**
 * LEX_REQUEST_MAX_TERMS:
 *
 * Terms beyond these are not searched for; a pasted page is no query.
 */
#define LEX_REQUEST_MAX_TERMS 64

/**
 * LEX_REQUEST_MIN_PREFIX:
 *
 * How many letters a word must have to be taken for the beginning of others too.
 */
#define LEX_REQUEST_MIN_PREFIX 2

/**
 * LEX_QUESTION_TERMS:
 *
 * From so many terms on a request is a question, and asks for a clause rather than for a law.
 */
#define LEX_QUESTION_TERMS 4

/**
 * LexTerm:
 * @text: folded words, parted by single spaces; one word unless @quoted or @excluded
 * @quoted: whether it must be there, just so
 * @grows: whether it may be the beginning of a longer word
 * @excluded: whether it must not be there
 * @gap: how many silent words were left out right before it
 * @unmet: whether no clause has it as typed
 * @complete: whether it begins no other word
 * @has_kin: whether some clause has a word of its families
 * @completions: (nullable): the words to take for its longer ones; %NULL for all
 *
 * A word to search for, or some in a row. What stands after @excluded is for who has looked into
 * the vocabulary.
 */
typedef struct
{
  char *text;
  gboolean quoted;
  gboolean grows;
  gboolean excluded;
  guint gap;
  gboolean unmet;
  gboolean complete;
  gboolean has_kin;
  GStrv completions;
} LexTerm;

/**
 * LexRequest:
 * @terms: (element-type LexTerm): wanted terms in the order typed, each once, perhaps none
 * @excluded: (element-type LexTerm): terms that no hit may have
 * @languages: where to look
 * @read: in which languages hits are shown, or `LEX_LANGUAGES_NONE`
 * @kind: a #LexKind, or -1 for all
 * @first_law: the first law to look in, or 0 for everywhere
 * @last_law: the last
 * @is_limited: whether a limit was typed
 *
 * What a query asks for: its words, with the signs among them understood.
 */
typedef struct
{
  GPtrArray *terms;
  GPtrArray *excluded;
  LexLanguages languages;
  LexLanguages read;
  int kind;
  guint first_law;
  guint last_law;
  gboolean is_limited;
} LexRequest;

/**
 * lex_request_new:
 * @query: what the user typed, and the limits set beside it
 *
 * Reads a query: `"some words"` in a row, `-not`, `begin*`, `law:27-30`, `kind:example` and
 * `lang:pl`; all else is words, and nothing is an error. A limit in the text wins over one set
 * beside it. The last word may still grow, since it may be being typed; a single letter behind
 * other words is not yet one.
 *
 * Returns: (transfer full): the request
 */
LexRequest *lex_request_new (LexQuery *query);

/**
 * lex_request_free:
 * @self: (transfer full) (nullable): a request
 *
 * Frees it.
 */
void lex_request_free (LexRequest *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRequest, lex_request_free)

G_END_DECLS
