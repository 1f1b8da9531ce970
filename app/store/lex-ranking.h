/* lex-ranking.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-extents.h"
#include "store/lex-lengths.h"
#include "store/lex-match.h"

G_BEGIN_DECLS

/**
 * LEX_RANK_MAX_PLACES:
 *
 * How many places of matches are kept of a row, enough for a snippet.
 */
#define LEX_RANK_MAX_PLACES 24

/**
 * LexWordPlace:
 * @column: a column of the index
 * @term: the term that stands there
 * @word: the number of the word in the column, from 0
 *
 * Where a term of the request stands.
 */
typedef struct
{
  guint8 column;
  guint8 term;
  guint16 word;
} LexWordPlace;

/**
 * LexRanked:
 * @clause: the id of a clause
 * @score: how well it answers; higher is better
 * @extent: its document, counted from 0
 * @language: the language that has more of the words
 * @led: whether some word is only in what leads to the clause, not in its own words
 * @n_places: how many places follow
 * @places: where words stand: those of @language, and of what leads to the clause
 *
 * A row of the index, ranked.
 */
typedef struct
{
  gint64 clause;
  double score;
  guint extent;
  LexLanguage language;
  gboolean led;
  guint n_places;
  LexWordPlace places[LEX_RANK_MAX_PLACES];
} LexRanked;

/**
 * LexRanking:
 * @phrases: (element-type LexMatchPhrase): of the expression, borrowed
 * @extents: (element-type LexExtent): the documents in the order of their ids, borrowed
 * @lengths: how long the rows are, borrowed
 * @clauses: (nullable) (element-type gint64): the only clauses to look at, sorted
 * @n_terms: how many terms the request has
 * @rarity: by term, what it is worth to have it
 * @gap: by term, how many silent words were left out right before it
 * @is_whole: by term, whether it is met as it stands
 * @kind: a #LexKind, or -1 for all
 * @read: the languages that rows are shown in, or `LEX_LANGUAGES_NONE`
 * @limit: how many rows to keep
 * @n_seen: how many rows were met so far
 * @n_rules: how many of these are rules, and do not explain or index them
 * @best: (element-type LexRanked): what is kept; see lex_ranking_finish()
 * @threshold: with this score a further row is no longer kept
 * @found: (element-type guint64): what lex-rank.c found in the row in hand
 *
 * A ranking while the rows of a query are stepped through.
 */
typedef struct
{
  GArray *phrases;
  GArray *extents;
  const LexLengths *lengths;
  GArray *clauses;
  guint n_terms;
  double rarity[LEX_REQUEST_MAX_TERMS];
  gboolean is_whole[LEX_REQUEST_MAX_TERMS];
  guint gap[LEX_REQUEST_MAX_TERMS];
  int kind;
  LexLanguages read;
  guint limit;

  guint n_seen;
  guint n_rules;
  GArray *best;
  double threshold;
  GArray *found;
} LexRanking;

/**
 * lex_ranking_begin:
 * @self: a ranking
 * @phrases: (element-type LexMatchPhrase): of the expression, borrowed
 *
 * Forgets what was ranked by another expression.
 */
void lex_ranking_begin (LexRanking *self, GArray *phrases);

/**
 * lex_ranking_wants:
 * @self: a ranking
 * @clause: the id of a clause
 * @extent: (out): its document
 *
 * Tells whether a clause is of the kind and the laws asked for.
 *
 * Returns: whether it is
 */
gboolean lex_ranking_wants (const LexRanking *self, gint64 clause, guint *extent);

/**
 * lex_ranking_get_kind:
 * @self: a ranking
 * @extent: a document
 *
 * Gets what the clauses of a document are.
 *
 * Returns: their kind
 */
LexKind lex_ranking_get_kind (const LexRanking *self, guint extent);

/**
 * lex_ranking_count:
 * @self: a ranking
 * @extent: the document of a row
 *
 * Notes that a row was met, whatever becomes of it.
 */
void lex_ranking_count (LexRanking *self, guint extent);

/**
 * lex_ranking_add:
 * @self: a ranking
 * @ranked: a row that is better than @self's threshold; copied
 *
 * Keeps a row, until there are enough better ones.
 */
void lex_ranking_add (LexRanking *self, const LexRanked *ranked);

/**
 * lex_ranking_has_words:
 * @self: a ranking
 * @clause: the id of a clause
 * @language: a language
 *
 * Tells whether there is something to show of a clause.
 *
 * Returns: whether it has a heading or a text in @language
 */
gboolean lex_ranking_has_words (const LexRanking *self, gint64 clause, LexLanguage language);

/**
 * lex_ranking_list:
 * @self: a ranking
 * @languages: in which of them a clause must have something to show
 *
 * Keeps the first of all rows of the kind and the laws asked for, in reading order, none better
 * than the other.
 */
void lex_ranking_list (LexRanking *self, LexLanguages languages);

/**
 * lex_ranking_finish:
 * @self: a ranking
 *
 * Sorts what was kept, best first, equals in reading order, and drops what is too much.
 */
void lex_ranking_finish (LexRanking *self);

G_END_DECLS
