/* lex-rank.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says how well a clause answers a query, as an auxiliary function of FTS5, and keeps the best. It
 * refuses to know the words themselves, the languages' grammar and any single query: there are no
 * special cases. lex-database.c registers the function, lex-store-search.c runs it.
 *
 * The score is BM25F, times six factors:
 *  - A word's frequency is summed over columns, each by its weight and tempered by its length
 *    against the average; then it saturates and is multiplied by the word's rarity. FTS5's own
 *    bm25() was rejected: it measures length over both languages, so a clause that only one
 *    language has would win, and it counts a word and its prefix as two words.
 *  - Coverage, to a power: the part of the query's words that the clause has, by rarity. It is 1
 *    where every word must be there, and it keeps a clause that repeats one word below one that
 *    has two of them when any word will do.
 *  - Adjacency: up to ADJACENCY_GAIN more when the words stand next to one another as typed.
 *  - Line: up to LINE_GAIN more when one index entry, definition or example that leads to the
 *    clause has the words, the more the less else it has.
 *  - Title: up to TITLE_GAIN more when the words stand in the heading of a whole law, definition
 *    or the like, which is about everything below it.
 *  - The text: a little less for a row that is a heading and nothing else; a row without even
 *    that is no answer.
 *  - The kind: a little more for the Laws, so that at equal rank they precede what speaks of them;
 *    much less for the index, which is there to lead to others.
 *
 * Rows are scored straight from the index. A join or a sort in SQL would cost more than the score,
 * so what a row is comes from its id, and the best are kept here.
 */

#include "store/lex-rank.h"

#include <math.h>
#include <sqlite3.h>
#include <string.h>

/* The customary constant of BM25, a little higher: a word in a heading and in the text is more. */
#define SATURATION 2.0
#define COVERAGE_POWER 1.5

/* By LexField: what a word counts there, and how much a long text takes away from that. */
static const struct
{
  double weight;
  double temper;
} fields[LEX_N_FIELDS] = {
  [LEX_FIELD_HEADING] = { 5.0, 0.4 }, [LEX_FIELD_BODY] = { 1.0, 0.65 },
  [LEX_FIELD_ABOVE] = { 2.0, 0.3 },   [LEX_FIELD_LENT] = { 4.0, 0.2 },
  [LEX_FIELD_HINT] = { 1.5, 0.5 },
};

/* What a word counts for that was only begun: little if it is a word as it stands. */
#define PREFIX_WEIGHT 0.1
#define UNFINISHED_WEIGHT 0.5

#define ADJACENCY_GAIN 0.5
#define LINE_GAIN 0.6
#define TITLE_GAIN 0.15

/* A title alone says less than the clause that it stands over. */
#define EMPTY_WEIGHT 0.9

/* By LexKind. What a law says precedes what explains it; an index entry only leads on. */
static const double kind_weights[LEX_N_KINDS] = {
  [LEX_KIND_LAW] = 1.15,     [LEX_KIND_DEFINITION] = 1.10, [LEX_KIND_COMMENTARY] = 0.85,
  [LEX_KIND_EXAMPLE] = 0.75, [LEX_KIND_REGULATION] = 1.00, [LEX_KIND_GUIDE] = 0.85,
  [LEX_KIND_NOTE] = 0.90,    [LEX_KIND_INDEX] = 0.30,
};

/* What one row has of the query.
 * @weights: by column, what a word in it counts.
 * @seen: by language, a bit for each term. @own: of terms in its own words and headings; @led: in
 *   what leads to it; @titled: in its own heading.
 * @weight: by language.
 * @n_adjacent: how many terms stand right behind the one before.
 * @is_top: no heading stands above it. */
typedef struct
{
  double weights[LEX_N_COLUMNS];
  double frequency[LEX_REQUEST_MAX_TERMS];
  guint64 seen[LEX_N_LANGUAGES];
  guint64 own;
  guint64 led;
  guint64 titled;
  double weight[LEX_N_LANGUAGES];
  guint n_adjacent;
  gboolean is_top;
  gboolean has_body;
  gboolean has_heading;
} Tally;

static void
note_size (Tally *tally, LexField field)
{
  if (field == LEX_FIELD_HEADING)
    tally->has_heading = TRUE;
  else if (field == LEX_FIELD_BODY)
    tally->has_body = TRUE;
  else if (field == LEX_FIELD_ABOVE)
    tally->is_top = FALSE;
}

/* How much one word in a column counts: more in a heading, less in a long text. */
static gboolean
weigh_columns (const LexLengths *lengths, gint64 clause, Tally *tally)
{
  const guint16 *row;

  if (clause < 1 || (gsize) clause > lengths->n_rows)
    return FALSE;
  row = lengths->words + (gsize) (clause - 1) * LEX_N_COLUMNS;
  tally->is_top = TRUE;
  for (int i = 0; i < LEX_N_COLUMNS; i++)
    {
      LexField field = lex_column_get_field (i);
      double temper = fields[field].temper;

      if (row[i] == 0)
        continue;
      tally->weights[i]
          = fields[field].weight / (1.0 - temper + temper * row[i] / lengths->average[i]);
      note_size (tally, field);
    }
  return TRUE;
}

/* Where each term was seen last. FTS5 gives what it found in the order of columns and places, so
 * one pass is enough to see that a term stands right behind the one before it, and that two
 * phrases of one term meet at one place.
 * @counted: what the term counted for at that place. */
typedef struct
{
  int column[LEX_REQUEST_MAX_TERMS];
  int place[LEX_REQUEST_MAX_TERMS];
  double counted[LEX_REQUEST_MAX_TERMS];
  guint64 adjacent;
} Last;

static void
note_adjacent (Last *last, int term, Tally *tally)
{
  guint64 bit = (guint64) 1 << term;

  if (term == 0 || (last->adjacent & bit) != 0 || last->column[term - 1] != last->column[term]
      || last->place[term - 1] != last->place[term] - 1)
    return;
  last->adjacent |= bit;
  tally->n_adjacent++;
}

static double
get_weight (const LexRanking *ranking, const LexMatchPhrase *phrase)
{
  if (!phrase->begins)
    return 1.0;
  return ranking->is_whole[phrase->term] ? PREFIX_WEIGHT : UNFINISHED_WEIGHT;
}

static void
note_instance (Tally *tally, Last *last, const LexRanking *ranking, const LexMatchPhrase *phrase,
               LexPlace at)
{
  int term = phrase->term;
  int column = at.column;
  int place = at.word;
  guint64 bit = (guint64) 1 << term;
  double counts = tally->weights[column] * get_weight (ranking, phrase);
  LexLanguage language = lex_column_get_language (column);
  LexField field = lex_column_get_field (column);
  gboolean again = last->column[term] == column && last->place[term] == place;
  double more = again ? MAX (0.0, counts - last->counted[term]) : counts;

  tally->frequency[term] += more;
  tally->weight[language] += more;
  tally->seen[language] |= bit;
  if (field != LEX_FIELD_LENT && field != LEX_FIELD_HINT)
    tally->own |= bit;
  else
    tally->led |= bit;
  if (field == LEX_FIELD_HEADING)
    tally->titled |= bit;
  last->counted[term] = again ? last->counted[term] + more : counts;
  last->column[term] = column;
  last->place[term] = place;
  note_adjacent (last, term, tally);
}

/* Lines */

/* One line of what leads to a clause, while its instances pass.
 * @from, @to: its words. @terms: a bit for each term seen; @n_places: on how many words. */
typedef struct
{
  const guint8 *rest;
  int column;
  guint from;
  guint to;
  guint64 terms;
  guint n_places;
  int last_place;
} Line;

static double
score_line (const LexRanking *ranking, const Line *line)
{
  double seen = 0.0, all = 0.0;

  for (guint i = 0; i < ranking->n_terms; i++)
    {
      all += ranking->rarity[i];
      seen += (line->terms >> i & 1) != 0 ? ranking->rarity[i] : 0.0;
    }
  if (all <= 0.0 || line->to <= line->from)
    return 0.0;
  return seen / all * sqrt ((double) line->n_places / (line->to - line->from));
}

/* Moves on to the line that has a word; gives what the one left behind is worth. */
static double
move_line (const LexRanking *ranking, gint64 clause, Line *line, const LexPlace *place)
{
  double worth;

  if (line->column == place->column && place->word < line->to)
    return 0.0;
  worth = score_line (ranking, line);
  if (line->column != place->column)
    *line = (Line){ .rest
                    = lex_lengths_get_lines (ranking->lengths, (gsize) (clause - 1), place->column),
                    .column = place->column };
  while (place->word >= line->to && *line->rest != 0)
    {
      line->from = line->to;
      line->to += *line->rest++ - 1u;
    }
  line->terms = 0;
  line->n_places = 0;
  line->last_place = -1;
  return worth;
}

/* Gives the phrase of an instance, or %NULL for one that does not count. */
static const LexMatchPhrase *
get_instance (const Fts5ExtensionApi *api, Fts5Context *fts, const LexRanking *ranking, int i,
              LexPlace *place)
{
  int number, column, word;
  const LexMatchPhrase *phrase;

  if (api->xInst (fts, i, &number, &column, &word) != SQLITE_OK || number < 0
      || (guint) number >= ranking->phrases->len || column < 0 || column >= LEX_N_COLUMNS)
    return NULL;
  phrase = &g_array_index (ranking->phrases, LexMatchPhrase, number);
  place->column = (guint8) column;
  place->term = (guint8) MAX (0, phrase->term);
  place->word = (guint16) CLAMP (word, 0, G_MAXUINT16);
  return phrase->term >= 0 ? phrase : NULL;
}

/* What the best line is worth, at most 1. */
static double
score_lines (const Fts5ExtensionApi *api, Fts5Context *fts, const LexRanking *ranking,
             gint64 clause)
{
  Line line = { .column = -1 };
  double best = 0.0;
  int n_found = 0;

  if (api->xInstCount (fts, &n_found) != SQLITE_OK)
    return 0.0;
  for (int i = 0; i < n_found; i++)
    {
      LexPlace place;
      const LexMatchPhrase *phrase = get_instance (api, fts, ranking, i, &place);
      double left;

      if (phrase == NULL || lex_column_get_field (place.column) < LEX_FIELD_LENT)
        continue;
      left = move_line (ranking, clause, &line, &place);
      best = MAX (best, left);
      line.terms |= (guint64) 1 << phrase->term;
      line.n_places += place.word != line.last_place ? phrase->n_words : 0;
      line.last_place = place.word;
    }
  return MIN (1.0, MAX (best, score_line (ranking, &line)));
}

static int
take (const Fts5ExtensionApi *api, Fts5Context *fts, const LexRanking *ranking, Tally *tally)
{
  Last last = { 0 };
  int n_found = 0;
  int result = api->xInstCount (fts, &n_found);

  memset (last.column, -1, sizeof last.column);
  for (int i = 0; result == SQLITE_OK && i < n_found; i++)
    {
      LexPlace place;
      const LexMatchPhrase *phrase = get_instance (api, fts, ranking, i, &place);

      if (phrase != NULL)
        note_instance (tally, &last, ranking, phrase, place);
    }
  return result;
}

static double
score (const LexRanking *ranking, const Tally *tally)
{
  guint64 seen = tally->seen[LEX_LANGUAGE_EN] | tally->seen[LEX_LANGUAGE_PL];
  double sum = 0.0, all = 0.0, covered = 0.0, titled = 0.0;

  for (guint i = 0; i < ranking->n_terms; i++)
    {
      double rarity = ranking->rarity[i];
      double frequency = tally->frequency[i];

      all += rarity;
      covered += (seen >> i & 1) != 0 ? rarity : 0.0;
      titled += (tally->titled >> i & 1) != 0 ? rarity : 0.0;
      sum += rarity * frequency * (SATURATION + 1.0) / (frequency + SATURATION);
    }
  if (all <= 0.0)
    return 0.0;
  if (tally->is_top)
    sum *= 1.0 + TITLE_GAIN * titled / all;
  if (!tally->has_body)
    sum *= EMPTY_WEIGHT;
  return sum * pow (covered / all, COVERAGE_POWER)
         * (1.0 + ADJACENCY_GAIN * tally->n_adjacent / MAX (1, ranking->n_terms - 1));
}

static guint
count_terms (guint64 terms)
{
  guint n = 0;

  for (; terms != 0; terms &= terms - 1)
    n++;
  return n;
}

/* The language that has more of the words, then the one where they weigh more, then Polish. */
static LexLanguage
choose_language (const Tally *tally)
{
  guint n_en = count_terms (tally->seen[LEX_LANGUAGE_EN]);
  guint n_pl = count_terms (tally->seen[LEX_LANGUAGE_PL]);
  gboolean english
      = n_en > n_pl
        || (n_en == n_pl && tally->weight[LEX_LANGUAGE_EN] > tally->weight[LEX_LANGUAGE_PL]);

  return english ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
}

/* The best */

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const LexRanked *first = a;
  const LexRanked *second = b;

  if (first->score != second->score)
    return first->score < second->score ? 1 : -1;
  return (first->clause > second->clause) - (first->clause < second->clause);
}

void
lex_ranking_finish (LexRanking *self)
{
  g_array_sort (self->best, compare_ranked);
  if (self->best->len < self->limit)
    return;
  g_array_set_size (self->best, self->limit);
  self->threshold = g_array_index (self->best, LexRanked, self->limit - 1).score;
}

/* Twice as many as wanted are kept before the worse half goes, so that sorting costs little. */
static void
add_ranked (LexRanking *ranking, const LexRanked *ranked)
{
  g_array_append_vals (ranking->best, ranked, 1);
  if (ranking->best->len >= 2 * ranking->limit)
    lex_ranking_finish (ranking);
}

/* A place matters for the excerpt, or to tell what led here. */
static gboolean
is_shown (const LexRanked *ranked, LexPlace place)
{
  return lex_column_get_language (place.column) == ranked->language
         || (ranked->led && lex_column_get_field (place.column) >= LEX_FIELD_LENT);
}

static void
add_place (LexRanked *ranked, LexPlace place, guint n_words)
{
  for (guint i = 0; i < n_words && ranked->n_places < LEX_RANK_MAX_PLACES; i++)
    {
      ranked->places[ranked->n_places++] = place;
      place.word++;
    }
}

/* Only a row that is kept is asked for its places. */
static int
keep (const Fts5ExtensionApi *api, Fts5Context *fts, LexRanking *ranking, const Tally *tally,
      LexRanked *ranked)
{
  guint64 seen = tally->seen[LEX_LANGUAGE_EN] | tally->seen[LEX_LANGUAGE_PL];
  int n_found = 0;
  int result = api->xInstCount (fts, &n_found);

  ranked->language = choose_language (tally);
  ranked->led = (seen & ~tally->own) != 0;
  for (int i = 0; i < n_found; i++)
    {
      LexPlace place;
      const LexMatchPhrase *phrase = get_instance (api, fts, ranking, i, &place);

      if (phrase != NULL && is_shown (ranked, place))
        add_place (ranked, place, phrase->n_words);
    }
  if (result == SQLITE_OK)
    add_ranked (ranking, ranked);
  return result;
}

/* Which rows count */

/* The document of a clause: documents have their ids in a row. */
static gboolean
find_extent (const LexRanking *ranking, gint64 clause, guint *extent)
{
  guint low = 0;
  guint high = ranking->extents->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (ranking->extents, LexExtent, middle).last < clause)
        low = middle + 1;
      else
        high = middle;
    }
  *extent = low;
  return low < ranking->extents->len;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static gboolean
is_wanted (const LexRanking *ranking, LexRanked *ranked)
{
  if (!find_extent (ranking, ranked->clause, &ranked->extent))
    return FALSE;
  if (ranking->clauses != NULL
      && !g_array_binary_search (ranking->clauses, &ranked->clause, compare_ids, NULL))
    return FALSE;
  return ranking->kind < 0
         || (int) g_array_index (ranking->extents, LexExtent, ranked->extent).kind == ranking->kind;
}

static gboolean
is_rule (const LexRanking *ranking, guint extent)
{
  LexKind kind = g_array_index (ranking->extents, LexExtent, extent).kind;

  return kind == LEX_KIND_LAW || kind == LEX_KIND_DEFINITION || kind == LEX_KIND_REGULATION;
}

static int
rank (const Fts5ExtensionApi *api, Fts5Context *fts, LexRanking *ranking)
{
  LexRanked ranked = { .clause = api->xRowid (fts) };
  Tally tally = { 0 };
  int result;

  if (!is_wanted (ranking, &ranked) || !weigh_columns (ranking->lengths, ranked.clause, &tally)
      || (!tally.has_body && !tally.has_heading))
    return SQLITE_OK;
  result = take (api, fts, ranking, &tally);
  if (result != SQLITE_OK)
    return result;
  ranking->n_seen++;
  ranking->n_rules += is_rule (ranking, ranked.extent);
  ranked.score = score (ranking, &tally)
                 * kind_weights[g_array_index (ranking->extents, LexExtent, ranked.extent).kind];
  if (tally.led != 0)
    ranked.score *= 1.0 + LINE_GAIN * score_lines (api, fts, ranking, ranked.clause);
  /* Rows come in reading order, so an equal one comes too late. */
  return ranked.score > ranking->threshold ? keep (api, fts, ranking, &tally, &ranked) : SQLITE_OK;
}

static void
rank_cb (const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int n_values,
         sqlite3_value **values)
{
  LexRanking *ranking = n_values == 1 ? sqlite3_value_pointer (values[0], LEX_RANK_POINTER) : NULL;
  int result = ranking != NULL ? rank (api, fts, ranking) : SQLITE_MISUSE;

  if (result != SQLITE_OK)
    sqlite3_result_error_code (context, result);
}

int
lex_rank_register (fts5_api *api)
{
  return api->xCreateFunction (api, "lex_rank", NULL, rank_cb, NULL);
}
