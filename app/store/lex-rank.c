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
 *  - Coverage: the part of the query's words that the clause has, by rarity, in words of its own
 *    and in one line that leads to it: what is gathered from many lines nobody said. It keeps a
 *    clause that repeats one word below one that has two of them when any word will do. Words that
 *    only one way to ask for the clause has, or of which it has kin only, count in part.
 *  - Adjacency: up to ADJACENCY_GAIN more when the words stand next to one another as typed.
 *  - Line: up to LINE_GAIN more when that line (an index entry, a definition's or an example's
 *    heading) has the words, the more the less else it has.
 *  - Title: up to TITLE_GAIN more when the words stand in the heading of a whole law, definition
 *    or the like, which is about everything below it.
 *  - Asked: up to ASKED_GAIN more when one way to ask for the clause has the words, by the part of
 *    them that are not its own: so the exact term stays first.
 *  - The kind: a little more for the Laws, so that at equal rank they precede what speaks of them;
 *    much less for the index, which is there to lead to others.
 * A row without text and heading is no answer.
 *
 * Rows are scored straight from the index. A join or a sort in SQL would cost more than the score,
 * so what a row is comes from its id, and the best are kept in a LexRanking. Where any word will
 * do, most rows have one common word and can not be among the best: they are left when that is
 * certain, before anything is weighed.
 */

#include "store/lex-rank.h"

#include <sqlite3.h>

#include "store/lex-found.h"
#include "store/lex-line.h"

/* The customary constant of BM25, higher: a word in a heading and in the text is more. */
#define SATURATION 2.8

/* By LexField: what a word counts there, and how much a long text takes away from that. */
static const struct
{
  double weight;
  double temper;
} fields[LEX_N_FIELDS] = {
  [LEX_FIELD_HEADING] = { 2.3, 0.4 }, [LEX_FIELD_BODY] = { 0.55, 0.64 },
  [LEX_FIELD_ABOVE] = { 2.4, 0.3 },   [LEX_FIELD_LENT] = { 1.2, 0.038 },
  [LEX_FIELD_HINT] = { 0.8, 0.35 },   [LEX_FIELD_ASKED] = { 0.79, 0.0 },
};

/* What a word counts for that was only begun: little if it is a word as it stands. */
#define PREFIX_WEIGHT 0.1
#define UNFINISHED_WEIGHT 0.5

/* What another word of the same family counts for. */
#define KIN_WEIGHT 0.03

/* How far a word is covered that only a way to ask has, or another word of its family. */
#define PART_COVERED 0.36

#define ADJACENCY_GAIN 1.2
#define LINE_GAIN 1.2
#define ASKED_GAIN 1.5
#define TITLE_GAIN 0.044

/* By LexKind. What a law says precedes what explains it; an index entry only leads on. */
static const double kind_weights[LEX_N_KINDS] = {
  [LEX_KIND_LAW] = 1.15,     [LEX_KIND_DEFINITION] = 1.10, [LEX_KIND_COMMENTARY] = 0.85,
  [LEX_KIND_EXAMPLE] = 0.75, [LEX_KIND_REGULATION] = 1.00, [LEX_KIND_GUIDE] = 0.85,
  [LEX_KIND_NOTE] = 0.90,    [LEX_KIND_INDEX] = 0.30,
};

/* What one row has of the query.
 * @weights: by column, what a word in it counts; only where one was found.
 * @seen: by language, a bit for each term. @own: of terms in its own words and headings; @led: in
 *   what leads to it; @kin: of which it has kin; @titled: in its own heading.
 * @weight: by language.
 * @n_adjacent: how many terms stand right behind the one before.
 * @is_top: no heading stands above it.
 * @lines: the best of what leads to it, and of the ways to ask for it. */
typedef struct
{
  double weights[LEX_N_COLUMNS];
  double frequency[LEX_REQUEST_MAX_TERMS];
  guint64 seen[LEX_N_LANGUAGES];
  guint64 own;
  guint64 led;
  guint64 kin;
  guint64 titled;
  double weight[LEX_N_LANGUAGES];
  guint n_adjacent;
  gboolean is_top;
  gboolean has_body;
  gboolean has_heading;
  LexLines lines;
} Tally;

/* What stands in the row at all. */
static void
note_sizes (Tally *tally, const guint16 *row)
{
  tally->is_top
      = row[LEX_COLUMN_PL (LEX_FIELD_ABOVE)] == 0 && row[LEX_COLUMN_EN (LEX_FIELD_ABOVE)] == 0;
  tally->has_body
      = row[LEX_COLUMN_PL (LEX_FIELD_BODY)] != 0 || row[LEX_COLUMN_EN (LEX_FIELD_BODY)] != 0;
  tally->has_heading
      = row[LEX_COLUMN_PL (LEX_FIELD_HEADING)] != 0 || row[LEX_COLUMN_EN (LEX_FIELD_HEADING)] != 0;
}

/* How much one word in a column counts: more in a heading, less in a long text. */
static double
weigh_column (const LexRanking *ranking, const guint16 *row, int column)
{
  LexField field = lex_column_get_field (column);
  double temper = fields[field].temper;

  return fields[field].weight
         / (1.0 - temper + temper * row[column] / ranking->lengths->average[column]);
}

/* Where each term was seen last. What was found comes in the order of columns and places, so one
 * pass is enough to see that a term stands right behind the one before it, and that two
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
note_adjacent (Last *last, const LexRanking *ranking, int term, Tally *tally)
{
  guint64 bit = (guint64) 1 << term;

  if (term == 0 || (last->adjacent & bit) != 0 || last->column[term - 1] != last->column[term]
      || last->place[term - 1] + 1 + (int) ranking->gap[term] != last->place[term])
    return;
  last->adjacent |= bit;
  tally->n_adjacent++;
}

static double
get_weight (const LexRanking *ranking, const LexMatchPhrase *phrase)
{
  if (phrase->kin)
    return KIN_WEIGHT;
  if (!phrase->begins)
    return 1.0;
  return ranking->is_whole[phrase->term] ? PREFIX_WEIGHT : UNFINISHED_WEIGHT;
}

/* In which of the row's words a term was found. */
static void
note_field (Tally *tally, const LexMatchPhrase *phrase, int column)
{
  guint64 bit = (guint64) 1 << phrase->term;
  LexField field = lex_column_get_field (column);

  tally->seen[lex_column_get_language (column)] |= bit;
  if (field >= LEX_FIELD_LENT)
    tally->led |= bit;
  if (phrase->kin)
    tally->kin |= field < LEX_FIELD_ASKED ? bit : 0;
  else if (field < LEX_FIELD_LENT)
    tally->own |= bit;
  if (field == LEX_FIELD_HEADING && !phrase->kin)
    tally->titled |= bit;
}

static void
note_instance (Tally *tally, Last *last, const LexRanking *ranking, const LexMatchPhrase *phrase,
               LexWordPlace at)
{
  int term = phrase->term;
  int column = at.column;
  int place = at.word;
  double counts = tally->weights[column] * get_weight (ranking, phrase);
  LexLanguage language = lex_column_get_language (column);
  gboolean again = last->column[term] == column && last->place[term] == place;
  double more = again ? MAX (0.0, counts - last->counted[term]) : counts;

  tally->frequency[term] += more;
  tally->weight[language] += more;
  last->counted[term] = again ? last->counted[term] + more : counts;
  last->column[term] = column;
  last->place[term] = place;
  note_adjacent (last, ranking, term, tally);
}

static void
forget (Last *last, guint n_terms)
{
  last->adjacent = 0;
  for (guint i = 0; i < n_terms; i++)
    last->column[i] = last->place[i] = -1;
}

/* Of the ways to ask only the best counts, so they are not added up here. */
static void
take (const LexRanking *ranking, const guint16 *row, Tally *tally)
{
  Last last;
  int column = -1;

  forget (&last, ranking->n_terms);
  for (guint i = 0; i < ranking->found->len; i++)
    {
      LexWordPlace place;
      const LexMatchPhrase *phrase = lex_found_get (ranking, i, &place);

      note_field (tally, phrase, place.column);
      if (lex_column_get_field (place.column) == LEX_FIELD_ASKED)
        continue;
      if (place.column != column)
        tally->weights[place.column] = weigh_column (ranking, row, place.column);
      column = place.column;
      note_instance (tally, &last, ranking, phrase, place);
    }
}

/* What a query's terms come to in a row.
 * @sum: by frequency; @all: all of them, by rarity; @covered: those that it has; @own: those that
 * it has by itself; @titled: those in its heading. */
typedef struct
{
  double sum;
  double all;
  double covered;
  double own;
  double titled;
} Sums;

static Sums
add_up (const LexRanking *ranking, const Tally *tally)
{
  guint64 own = tally->own | tally->lines.led.terms;
  guint64 asked = tally->lines.asked.terms & ~tally->own;
  guint64 part = asked | tally->lines.asked.kin | tally->kin;
  Sums sums = { 0.0, 0.0, 0.0, 0.0, 0.0 };

  for (guint i = 0; i < ranking->n_terms; i++)
    {
      double rarity = ranking->rarity[i];
      double frequency
          = tally->frequency[i] + ((asked >> i & 1) != 0 ? fields[LEX_FIELD_ASKED].weight : 0.0);

      sums.all += rarity;
      sums.sum += rarity * frequency * (SATURATION + 1.0) / (frequency + SATURATION);
      sums.titled += (tally->titled >> i & 1) != 0 ? rarity : 0.0;
      if ((own >> i & 1) != 0)
        sums.own += rarity;
      else if ((part >> i & 1) != 0)
        sums.covered += rarity * PART_COVERED;
    }
  sums.covered += sums.own;
  return sums;
}

static double
score (const LexRanking *ranking, const Tally *tally)
{
  Sums sums = add_up (ranking, tally);
  double adjacent = (double) tally->n_adjacent / MAX (1, ranking->n_terms - 1);

  if (sums.all <= 0.0)
    return 0.0;
  return sums.sum * sums.covered / sums.all * (1.0 + ADJACENCY_GAIN * adjacent)
         * (1.0 + LINE_GAIN * tally->lines.led.worth)
         * (tally->is_top ? 1.0 + TITLE_GAIN * sums.titled / sums.all : 1.0)
         * (1.0 + ASKED_GAIN * tally->lines.asked.worth * (1.0 - sums.own / sums.all));
}

static guint
count_terms (guint64 terms)
{
  guint n = 0;

  for (; terms != 0; terms &= terms - 1)
    n++;
  return n;
}

/* The language that has more of the words, then the one that is read first; where nobody said, the
 * one where they weigh more, then Polish. */
static LexLanguage
choose_found (const LexRanking *ranking, const Tally *tally)
{
  guint n_en = count_terms (tally->seen[LEX_LANGUAGE_EN]);
  guint n_pl = count_terms (tally->seen[LEX_LANGUAGE_PL]);

  if (n_en != n_pl)
    return n_en > n_pl ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  if (ranking->read != LEX_LANGUAGES_NONE)
    return lex_languages_get_first (ranking->read);
  return tally->weight[LEX_LANGUAGE_EN] > tally->weight[LEX_LANGUAGE_PL] ? LEX_LANGUAGE_EN
                                                                         : LEX_LANGUAGE_PL;
}

/* Who reads one language is shown that, whichever the words are of. */
static LexLanguage
choose_language (const LexRanking *ranking, const Tally *tally, gint64 clause)
{
  const gboolean one = ranking->read == LEX_LANGUAGES_EN || ranking->read == LEX_LANGUAGES_PL;
  const LexLanguage wanted
      = one ? lex_languages_get_first (ranking->read) : choose_found (ranking, tally);

  if (ranking->read == LEX_LANGUAGES_NONE || lex_ranking_has_words (ranking, clause, wanted))
    return wanted;
  return 1 - wanted;
}

/* Keeping */

/* A place matters for the excerpt, or to tell what led here. */
static gboolean
is_shown (const LexRanked *ranked, LexWordPlace place)
{
  return lex_column_get_language (place.column) == ranked->language
         || (ranked->led && lex_column_get_field (place.column) >= LEX_FIELD_LENT);
}

static void
add_place (LexRanked *ranked, LexWordPlace place, guint n_words)
{
  for (guint i = 0; i < n_words && ranked->n_places < LEX_RANK_MAX_PLACES; i++)
    {
      ranked->places[ranked->n_places++] = place;
      place.word++;
    }
}

/* Only of a row that is kept are the places noted. */
static void
keep (LexRanking *ranking, const Tally *tally, LexRanked *ranked)
{
  guint64 seen = tally->seen[LEX_LANGUAGE_EN] | tally->seen[LEX_LANGUAGE_PL];

  ranked->language = choose_language (ranking, tally, ranked->clause);
  ranked->led = (seen & ~tally->own) != 0;
  for (guint i = 0; i < ranking->found->len; i++)
    {
      LexWordPlace place;
      const LexMatchPhrase *phrase = lex_found_get (ranking, i, &place);

      if (is_shown (ranked, place))
        add_place (ranked, place, phrase->n_words);
    }
  lex_ranking_add (ranking, ranked);
}

/* Ranking */

/* The most that a row can score before its kind is looked at, if it has no other terms. */
static double
foresee_score (const LexRanking *ranking, guint64 terms)
{
  double all = 0.0, covered = 0.0;

  for (guint i = 0; i < ranking->n_terms; i++)
    {
      all += ranking->rarity[i];
      covered += (terms >> i & 1) != 0 ? ranking->rarity[i] : 0.0;
    }
  if (all <= 0.0)
    return 0.0;
  return covered * (SATURATION + 1.0) * covered / all * (1.0 + ADJACENCY_GAIN) * (1.0 + LINE_GAIN)
         * (1.0 + ASKED_GAIN) * (1.0 + TITLE_GAIN);
}

static void
weigh (LexRanking *ranking, const guint16 *row, guint64 terms, LexRanked *ranked)
{
  double weight = kind_weights[lex_ranking_get_kind (ranking, ranked->extent)];
  Tally tally = { 0 };

  note_sizes (&tally, row);
  if (!tally.has_body && !tally.has_heading)
    return;
  lex_ranking_count (ranking, ranked->extent);
  if (ranking->threshold > 0.0 && foresee_score (ranking, terms) * weight <= ranking->threshold)
    return;
  take (ranking, row, &tally);
  if (tally.led != 0)
    tally.lines = lex_lines_find_best (ranking, ranked->clause);
  ranked->score = score (ranking, &tally) * weight;
  /* Rows come in reading order, so an equal one comes too late. */
  if (ranked->score > ranking->threshold)
    keep (ranking, &tally, ranked);
}

static int
rank (const Fts5ExtensionApi *api, Fts5Context *fts, LexRanking *ranking)
{
  LexRanked ranked = { .clause = api->xRowid (fts) };
  guint64 terms = 0;
  int result;

  if (!lex_ranking_wants (ranking, ranked.clause, &ranked.extent)
      || (gsize) ranked.clause > ranking->lengths->n_rows)
    return SQLITE_OK;
  result = lex_found_gather (api, fts, ranking, &terms);
  if (result == SQLITE_OK)
    weigh (ranking, ranking->lengths->words + (gsize) (ranked.clause - 1) * LEX_N_COLUMNS, terms,
           &ranked);
  return result;
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
