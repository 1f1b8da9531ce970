/* lex-rank.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-kind.h"
#include "store/lex-lengths.h"
#include "store/lex-match.h"

G_BEGIN_DECLS

typedef struct fts5_api fts5_api;

/**
 * LEX_RANK_POINTER:
 *
 * The type of the pointer that the SQL function `lex_rank` takes: a #LexRanking.
 */
#define LEX_RANK_POINTER "lex-ranking"

/**
 * LEX_RANK_MAX_PLACES:
 *
 * How many places of matches are kept of a row, enough for a snippet.
 */
#define LEX_RANK_MAX_PLACES 24

/**
 * LexExtent:
 * @last: the id of the document's last clause
 * @kind: what all its clauses are
 *
 * Which clauses are a document's.
 */
typedef struct
{
  gint64 last;
  LexKind kind;
} LexExtent;

/**
 * LexPlace:
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
} LexPlace;

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
  LexPlace places[LEX_RANK_MAX_PLACES];
} LexRanked;

/**
 * LexRanking:
 * @phrases: (element-type LexMatchPhrase): of the expression, borrowed
 * @extents: (element-type LexExtent): the documents in the order of their ids, borrowed
 * @lengths: how long the rows are, borrowed
 * @clauses: (nullable) (element-type gint64): the only clauses to look at, sorted, borrowed
 * @n_terms: how many terms the request has
 * @rarity: by term, what it is worth to have it
 * @is_whole: by term, whether it is met as it stands
 * @kind: a #LexKind, or -1 for all
 * @limit: how many rows to keep
 * @n_seen: how many rows were scored so far
 * @n_rules: how many of these are rules, and do not explain or index them
 * @best: (element-type LexRanked): what is kept; see lex_ranking_finish()
 * @threshold: with this score a further row is no longer kept
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
  int kind;
  guint limit;

  guint n_seen;
  guint n_rules;
  GArray *best;
  double threshold;
} LexRanking;

/**
 * lex_ranking_finish:
 * @self: a ranking
 *
 * Sorts what was kept, best first, equals in reading order, and drops what is too much.
 */
void lex_ranking_finish (LexRanking *self);

/**
 * lex_rank_register:
 * @api: FTS5 of a connection
 *
 * Makes the SQL function `lex_rank (words, ranking)` known, for expressions of lex_match_new(). It
 * adds each row to the ranking, and is the only way to get at one.
 *
 * Returns: a result code of SQLite
 */
int lex_rank_register (fts5_api *api);

G_END_DECLS
