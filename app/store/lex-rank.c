/* lex-rank.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says how well a clause answers a query, as two auxiliary functions of FTS5. It refuses to know
 * the words themselves, the languages' grammar and any single query: there are no special cases.
 * Only lex-database.c calls it; SQL of lex-store-search.c uses the functions.
 *
 * The score is BM25F, times five factors:
 *  - A word's frequency is summed over columns, each by its weight and tempered by its length
 *    against the average; then it saturates and is multiplied by the word's rarity. FTS5's own
 *    bm25() was rejected: it measures length over both languages, so a clause that only one
 *    language has would win, and it counts a word and its prefix as two words.
 *  - Coverage, to a power: the part of the query's words that the clause has, by rarity. It is 1
 *    where every word must be there, and it keeps a clause that repeats one word below one that
 *    has two of them when any word will do.
 *  - Adjacency: up to ADJACENCY_GAIN more when the words stand next to one another as typed.
 *  - Title: up to TITLE_GAIN more when the words stand in the heading of a whole law, definition
 *    or the like, which is about everything below it.
 *  - The text: a little less for a row that is a heading and nothing else.
 *  - The kind: a little more for the Laws, so that at equal rank they precede what speaks of them.
 */

#include "store/lex-rank.h"

#include <math.h>
#include <sqlite3.h>
#include <string.h>

#include "model/lex-kind.h"
#include "store/lex-match.h"

/* The customary constants of BM25. */
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

/* What a word counts for that was only begun. */
#define PREFIX_WEIGHT 0.3

#define ADJACENCY_GAIN 0.5
#define TITLE_GAIN 0.15

/* A title alone says less than the clause that it stands over. */
#define EMPTY_WEIGHT 0.9

/* One for each word, and perhaps the last again as a prefix. */
#define MAX_PHRASES (LEX_MATCH_MAX_WORDS + 1)

/* By LexKind. Small enough that a better match always beats a better kind. */
static const double kind_weights[LEX_N_KINDS] = {
  [LEX_KIND_LAW] = 1.15,     [LEX_KIND_DEFINITION] = 1.10, [LEX_KIND_COMMENTARY] = 0.95,
  [LEX_KIND_EXAMPLE] = 0.90, [LEX_KIND_REGULATION] = 1.00, [LEX_KIND_GUIDE] = 0.95,
  [LEX_KIND_NOTE] = 0.90,    [LEX_KIND_INDEX] = 0.30,
};

/* What does not change from row to row of a query; FTS5 keeps it for us.
 * @rarity is 0 for a phrase that nothing has. */
typedef struct
{
  int n_phrases;
  int n_words;
  double rarity[MAX_PHRASES];
  double average[LEX_N_COLUMNS];
} Scale;

/* What one row has of the query.
 * @seen: by language, a bit for each word.
 * @titled: the same, of words seen in headings. */
typedef struct
{
  double frequency[MAX_PHRASES];
  guint64 seen[LEX_N_LANGUAGES];
  guint64 titled;
  double weight[LEX_N_LANGUAGES];
  double column_weights[LEX_N_COLUMNS];
  gboolean has_body;
  int n_adjacent;
} Tally;

static int
count_cb (const Fts5ExtensionApi *api, Fts5Context *fts, void *user_data)
{
  sqlite3_int64 *n_rows = user_data;

  (*n_rows)++;
  return SQLITE_OK;
}

static int
measure_phrase (const Fts5ExtensionApi *api, Fts5Context *fts, int phrase, sqlite3_int64 n_all,
                double *rarity)
{
  sqlite3_int64 n_rows = 0;
  int result = api->xQueryPhrase (fts, phrase, &n_rows, count_cb);

  if (n_rows > 0)
    *rarity = log (1.0 + ((double) MAX (n_all - n_rows, 0) + 0.5) / ((double) n_rows + 0.5));
  return result;
}

static int
measure (const Fts5ExtensionApi *api, Fts5Context *fts, Scale *scale)
{
  sqlite3_int64 n_all = 0;
  int result = api->xRowCount (fts, &n_all);

  for (int i = 0; result == SQLITE_OK && i < LEX_N_COLUMNS; i++)
    {
      sqlite3_int64 n_words = 0;

      result = api->xColumnTotalSize (fts, i, &n_words);
      scale->average[i] = MAX (1.0, (double) n_words / (double) MAX (n_all, 1));
    }
  for (int i = 0; result == SQLITE_OK && i < scale->n_phrases; i++)
    result = measure_phrase (api, fts, i, n_all, &scale->rarity[i]);
  return result;
}

static int
ensure_scale (const Fts5ExtensionApi *api, Fts5Context *fts, int n_words, Scale **scale)
{
  g_autofree Scale *fresh = NULL;
  int result;

  *scale = api->xGetAuxdata (fts, FALSE);
  if (*scale != NULL)
    return SQLITE_OK;
  fresh = g_new0 (Scale, 1);
  fresh->n_phrases = MIN (api->xPhraseCount (fts), MAX_PHRASES);
  fresh->n_words = CLAMP (n_words, 1, LEX_MATCH_MAX_WORDS);
  result = measure (api, fts, fresh);
  if (result == SQLITE_OK)
    {
      *scale = g_steal_pointer (&fresh);
      result = api->xSetAuxdata (fts, *scale, g_free); /* on failure it frees */
    }
  return result;
}

/* How much one word in a column counts: more in a heading, less in a long text. */
static int
weigh_columns (const Fts5ExtensionApi *api, Fts5Context *fts, const double *average, Tally *tally)
{
  int result = SQLITE_OK;

  for (int i = 0; result == SQLITE_OK && i < LEX_N_COLUMNS; i++)
    {
      LexField field = lex_column_get_field (i);
      double temper = fields[field].temper;
      int size = 0;

      result = api->xColumnSize (fts, i, &size);
      tally->column_weights[i] = fields[field].weight;
      if (average != NULL)
        tally->column_weights[i] /= 1.0 - temper + temper * size / average[i];
      if (field == LEX_FIELD_BODY && size > 0)
        tally->has_body = TRUE;
    }
  return result;
}

/* Two words stand as typed when the second is seen right after the first. FTS5 gives what it
 * found in the order of columns and places, hence one pass with the last place of each word. */
typedef struct
{
  int column[LEX_MATCH_MAX_WORDS];
  int place[LEX_MATCH_MAX_WORDS];
  gboolean adjacent[LEX_MATCH_MAX_WORDS];
} Places;

static void
note_place (Places *places, int word, int column, int place, Tally *tally)
{
  places->column[word] = column;
  places->place[word] = place;
  if (word == 0 || places->adjacent[word] || places->column[word - 1] != column
      || places->place[word - 1] != place - 1)
    return;
  places->adjacent[word] = TRUE;
  tally->n_adjacent++;
}

static int
take (const Fts5ExtensionApi *api, Fts5Context *fts, int n_words, const double *average,
      Tally *tally)
{
  Places places = { 0 };
  int n_found = 0;
  int result = weigh_columns (api, fts, average, tally);

  memset (places.column, -1, sizeof places.column);
  if (result == SQLITE_OK)
    result = api->xInstCount (fts, &n_found);
  for (int i = 0; result == SQLITE_OK && i < n_found; i++)
    {
      int phrase, column, place, word;

      result = api->xInst (fts, i, &phrase, &column, &place);
      if (result != SQLITE_OK || phrase < 0 || phrase >= MAX_PHRASES || column < 0
          || column >= LEX_N_COLUMNS)
        continue;
      word = MIN (phrase, n_words - 1);
      tally->frequency[phrase] += tally->column_weights[column];
      tally->seen[lex_column_get_language (column)] |= (guint64) 1 << word;
      if (lex_column_get_field (column) == LEX_FIELD_HEADING)
        tally->titled |= (guint64) 1 << word;
      tally->weight[lex_column_get_language (column)] += tally->column_weights[column];
      note_place (&places, word, column, place, tally);
    }
  return result;
}

static double
score_phrase (const Scale *scale, const Tally *tally, int phrase)
{
  double frequency = tally->frequency[phrase];

  return scale->rarity[phrase] * frequency * (SATURATION + 1.0) / (frequency + SATURATION);
}

static guint
count_words (guint64 words)
{
  guint n = 0;

  for (; words != 0; words &= words - 1)
    n++;
  return n;
}

static double
score (const Scale *scale, const Tally *tally, gboolean title)
{
  guint64 seen = tally->seen[LEX_LANGUAGE_EN] | tally->seen[LEX_LANGUAGE_PL];
  double sum = 0.0, covered = 0.0, all = 0.0, coverage;

  for (int word = 0; word < scale->n_words && word < scale->n_phrases; word++)
    {
      gboolean grows = word == scale->n_words - 1 && word + 1 < scale->n_phrases;
      double rarity = scale->rarity[word];
      double best = score_phrase (scale, tally, word);

      if (grows)
        best = MAX (best, PREFIX_WEIGHT * score_phrase (scale, tally, word + 1));
      if (grows && rarity <= 0.0)
        rarity = scale->rarity[word + 1];
      all += rarity;
      if ((seen >> word & 1) != 0)
        covered += rarity;
      sum += best;
    }
  coverage = all > 0.0 ? covered / all : 0.0;
  if (title)
    sum *= 1.0 + TITLE_GAIN * count_words (tally->titled) / scale->n_words;
  if (!tally->has_body)
    sum *= EMPTY_WEIGHT;
  return sum * pow (coverage, COVERAGE_POWER)
         * (1.0 + ADJACENCY_GAIN * tally->n_adjacent / MAX (1, scale->n_words - 1));
}

static double
weigh_kind (sqlite3_value *name)
{
  LexKind kind;

  return lex_kind_from_name ((const char *) sqlite3_value_text (name), &kind) ? kind_weights[kind]
                                                                              : 0.0;
}

static void
rank_cb (const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int n_values,
         sqlite3_value **values)
{
  Tally tally = { 0 };
  Scale *scale;
  int result;

  if (n_values != 3)
    {
      sqlite3_result_error_code (context, SQLITE_MISUSE);
      return;
    }
  result = ensure_scale (api, fts, sqlite3_value_int (values[0]), &scale);
  if (result == SQLITE_OK)
    result = take (api, fts, scale->n_words, scale->average, &tally);
  if (result == SQLITE_OK)
    sqlite3_result_double (context, score (scale, &tally, sqlite3_value_int (values[2]) == 0)
                                        * weigh_kind (values[1]));
  else
    sqlite3_result_error_code (context, result);
}

/* The language that has more of the words, then the one where they weigh more. */
static LexLanguage
choose_language (const Tally *tally)
{
  guint n_en = count_words (tally->seen[LEX_LANGUAGE_EN]);
  guint n_pl = count_words (tally->seen[LEX_LANGUAGE_PL]);
  gboolean polish
      = n_pl > n_en
        || (n_pl == n_en && tally->weight[LEX_LANGUAGE_PL] > tally->weight[LEX_LANGUAGE_EN]);

  return polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
}

static void
column_cb (const Fts5ExtensionApi *api, Fts5Context *fts, sqlite3_context *context, int n_values,
           sqlite3_value **values)
{
  Tally tally = { 0 };
  int n_words = n_values == 1 ? sqlite3_value_int (values[0]) : 1;
  int size = 0;
  int column;
  int result = take (api, fts, CLAMP (n_words, 1, LEX_MATCH_MAX_WORDS), NULL, &tally);

  column = choose_language (&tally) == LEX_LANGUAGE_EN ? LEX_COLUMN_EN (LEX_FIELD_BODY)
                                                       : LEX_COLUMN_PL (LEX_FIELD_BODY);
  if (result == SQLITE_OK)
    result = api->xColumnSize (fts, column, &size);
  if (size == 0)
    column += LEX_FIELD_HEADING - LEX_FIELD_BODY;
  if (result == SQLITE_OK)
    sqlite3_result_int (context, column);
  else
    sqlite3_result_error_code (context, result);
}

int
lex_rank_register (fts5_api *api)
{
  int result = api->xCreateFunction (api, "lex_rank", NULL, rank_cb, NULL);

  return result != SQLITE_OK ? result
                             : api->xCreateFunction (api, "lex_column", NULL, column_cb, NULL);
}
