/* lex-store-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plans a search and runs it. It refuses to know how a query is read (lex-request.c), how
 * expressions are written (lex-match.c), how rows are ranked (lex-rank.c), what is shown of them
 * (lex-store-hits.c), and citations, which the services look for first. The services call it
 * through the reader, from one thread at a time.
 *
 * Every term must be in the clause, the last one perhaps unfinished. Only when hardly a clause has
 * them all, one step back: any term will do, and coverage orders the rows. Ranking reads the index
 * alone; texts are read only for the hits that are given.
 *
 * What a search costs is its rows: to match one, and as much again to rank it. So no search ranks
 * more than MAX_ROWS: where the vocabulary foretells more, the plan narrows the search to
 * headings, or to rows that have one of the rare terms. In the shipped library only a word of one
 * or two letters foretells so many.
 */

#include <math.h>
#include <sqlite3.h>

#include "store/lex-match.h"
#include "store/lex-rank.h"
#include "store/lex-ranking.h"
#include "store/lex-siblings.h"
#include "store/lex-store-hits.h"
#include "store/lex-store-reader-private.h"
#include "store/lex-vocabulary.h"

/* So few hits with all of the words that those with some of them are worth a look. What explains
 * or indexes a rule does not count, unless that was asked for. */
#define FEW_HITS 3

/* A question has words that its answer has not: there more than these are wanted. */
#define FEW_ANSWERS 10

/* How many rows a search ranks at most. */
#define MAX_ROWS 2000

/* A word that is in so many rows needs no other words of its families: it finds enough by itself.
 */
#define MAX_WITH_KIN 150

/* How many longer words a begun word stands for, when all of them would be too many rows and no
 * other word narrows them down. */
#define MAX_COMPLETIONS 12

/* A search under way.
 * @frequency: by term. */
typedef struct
{
  LexStoreReader *reader;
  LexRequest *request;
  guint limit;
  LexFrequency frequency[LEX_REQUEST_MAX_TERMS];
  LexRanking ranking;
} Search;

static gboolean
register_rank (LexDatabase *database, GError **error)
{
  int result = lex_rank_register (database->fts5);

  return result == SQLITE_OK || lex_database_fail (database, result, error);
}

/* What every search needs is read once: a library does not change. */
static gboolean
ensure_contents (LexStoreReader *self, GError **error)
{
  if (self->extents == NULL && register_rank (self->questions->database, error))
    self->extents = lex_extents_read (self->questions, error);
  if (self->extents != NULL && self->lengths == NULL)
    self->lengths = lex_lengths_read (self->questions, error);
  if (self->lengths != NULL && self->labels == NULL)
    self->labels = lex_labels_read (self->questions, error);
  return self->labels != NULL;
}

/* Limits */

static void
id_cb (LexRow *row, gpointer user_data)
{
  gint64 id = sqlite3_column_int64 (row->statement, 0);

  g_array_append_val (user_data, id);
}

/* The clauses of the laws asked for, and what speaks of them. */
static gboolean
find_clauses (Search *search, GError **error)
{
  LexRequest *request = search->request;
  sqlite3_stmt *statement;

  if (request->first_law == 0)
    return TRUE;
  statement = lex_questions_ask (
      search->reader->questions, LEX_QUESTION_LAWS,
      "WITH RECURSIVE law (number) AS"
      " (VALUES (?1) UNION ALL SELECT number + 1 FROM law WHERE number < ?2),"
      " part (label) AS (SELECT label FROM law JOIN tree ON ancestor = CAST (number AS TEXT))"
      " SELECT id FROM part JOIN clauses USING (label)"
      " UNION SELECT clause FROM part JOIN about USING (label) ORDER BY 1",
      error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, request->first_law);
  sqlite3_bind_int64 (statement, 2, MIN (request->last_law, request->first_law + 999));
  search->ranking.clauses = g_array_new (FALSE, FALSE, sizeof (gint64));
  return lex_questions_collect (search->reader->questions, statement, id_cb,
                                search->ranking.clauses, error);
}

/* Planning */

/* What is quoted is as rare as its rarest word. */
static gboolean
measure_term (Search *search, const LexTerm *term, LexFrequency *frequency, GError **error)
{
  g_auto (GStrv) words = g_strsplit (term->text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      LexFrequency own;

      if (!lex_vocabulary_count (search->reader->vocabulary, words[i], term->grows, &own, error))
        return FALSE;
      if (i == 0 || own.n_rows < frequency->n_rows)
        *frequency = own;
    }
  return TRUE;
}

/* A word that is met as it stands is taken for whole; one that is not, for the words it begins. */
static double
get_rarity (const LexFrequency *frequency, double n_all)
{
  double n = frequency->n_rows > 0 ? frequency->n_rows
                                   : MIN (frequency->n_kin + frequency->n_begun, n_all);

  return n > 0.0 ? log (1.0 + (MAX (n_all - n, 0.0) + 0.5) / (n + 0.5)) : 0.0;
}

static gboolean
measure (Search *search, GError **error)
{
  GPtrArray *terms = search->request->terms;
  double n_all = (double) lex_extents_count_clauses (search->reader->extents);

  for (guint i = 0; i < terms->len; i++)
    {
      LexTerm *term = g_ptr_array_index (terms, i);

      if (!measure_term (search, term, &search->frequency[i], error))
        return FALSE;
      search->ranking.gap[i] = term->gap;
      search->ranking.is_whole[i] = search->frequency[i].n_rows > 0;
      search->ranking.rarity[i] = get_rarity (&search->frequency[i], n_all);
      term->unmet = search->frequency[i].n_rows == 0;
      if (term->quoted || search->frequency[i].n_rows >= MAX_WITH_KIN)
        search->frequency[i].n_kin = 0;
      term->has_kin = search->frequency[i].n_kin > 0;
      term->complete = search->frequency[i].n_begun == 0;
      if (search->frequency[i].n_begun <= MAX_ROWS || terms->len > 1)
        continue;
      term->completions = lex_vocabulary_dup_longer (search->reader->vocabulary, term->text,
                                                     MAX_COMPLETIONS, error);
      if (term->completions == NULL)
        return FALSE;
    }
  return TRUE;
}

static guint
get_rows (const Search *search, guint term)
{
  const LexFrequency *frequency = &search->frequency[term];

  return frequency->n_rows + frequency->n_kin + frequency->n_begun;
}

/* How many rows have all terms, at most. */
static guint
foresee_all (const Search *search)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < search->request->terms->len; i++)
    least = MIN (least, get_rows (search, i));
  return least;
}

static guint
find_rarest (const Search *search, guint64 taken)
{
  guint rarest = G_MAXUINT;

  for (guint i = 0; i < search->request->terms->len; i++)
    if ((taken >> i & 1) == 0 && get_rows (search, i) > 0
        && (rarest == G_MAXUINT || get_rows (search, i) < get_rows (search, rarest)))
      rarest = i;
  return rarest;
}

/* The rarest terms, as many as MAX_ROWS allows, but at least one; 0 if all are allowed. */
static guint64
choose_possible (const Search *search)
{
  guint64 leading = 0;
  guint64 sum = 0;

  for (guint rarest; (rarest = find_rarest (search, leading)) != G_MAXUINT;)
    {
      sum += get_rows (search, rarest);
      if (sum > MAX_ROWS && leading != 0)
        return leading;
      leading |= (guint64) 1 << rarest;
    }
  return 0;
}

static double
sum_rarity (const Search *search, guint64 terms)
{
  double sum = 0.0;

  for (guint i = 0; i < search->request->terms->len; i++)
    sum += (terms >> i & 1) != 0 ? search->ranking.rarity[i] : 0.0;
  return sum;
}

/* The rarest terms, so many that who has none of them has less than half of what was asked for. */
static guint64
choose_telling (const Search *search)
{
  double half = sum_rarity (search, G_MAXUINT64) / 2.0;
  guint64 leading = 0;

  for (guint rarest; (rarest = find_rarest (search, leading)) != G_MAXUINT;)
    {
      leading |= (guint64) 1 << rarest;
      if (sum_rarity (search, ~leading) < half)
        return leading;
    }
  return leading;
}

/* Running */

static gboolean
run (Search *search, const LexMatch *match, GError **error)
{
  gboolean more = TRUE;
  sqlite3_stmt *statement
      = lex_questions_ask (search->reader->questions, LEX_QUESTION_RANK,
                           "SELECT lex_rank (words, ?2) FROM words WHERE words MATCH ?1", error);

  if (statement == NULL)
    return FALSE;
  lex_ranking_begin (&search->ranking, match->phrases);
  lex_row_bind_text (statement, 1, match->expression);
  sqlite3_bind_pointer (statement, 2, &search->ranking, LEX_RANK_POINTER, NULL);
  while (more && search->ranking.n_seen < MAX_ROWS)
    if (!lex_database_next (search->reader->questions->database, statement, &more, error))
      return FALSE;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  lex_ranking_finish (&search->ranking);
  return TRUE;
}

static gboolean
run_all (Search *search, LexMatchScope scope, GError **error)
{
  g_autoptr (LexMatch) match = lex_match_new (search->request, LEX_MATCH_ALL, scope, 0);

  return run (search, match, error);
}

static gboolean
run_any (Search *search, guint64 leading, GError **error)
{
  g_autoptr (LexMatch) match
      = lex_match_new (search->request, LEX_MATCH_ANY, LEX_MATCH_EVERYWHERE, leading);

  return run (search, match, error);
}

static gboolean
has_enough (const Search *search)
{
  guint n = search->request->kind < 0 ? search->ranking.n_rules : search->ranking.n_seen;
  guint few = search->request->terms->len < LEX_QUESTION_TERMS ? FEW_HITS : FEW_ANSWERS;

  return n >= few || search->request->terms->len == 1;
}

static gboolean
has_clause (GArray *ranked, gint64 clause)
{
  for (guint i = 0; i < ranked->len; i++)
    if (g_array_index (ranked, LexRanked, i).clause == clause)
      return TRUE;
  return FALSE;
}

static void
add_kept (Search *search, GArray *kept)
{
  GArray *best = search->ranking.best;
  guint n_before = best->len;

  for (guint i = 0; i < kept->len; i++)
    {
      const LexRanked *ranked = &g_array_index (kept, LexRanked, i);

      if (!has_clause (best, ranked->clause))
        g_array_append_vals (best, ranked, 1);
    }
  if (best->len > n_before)
    lex_ranking_finish (&search->ranking);
}

/* How many rows will have all terms, if they have nothing to do with one another. */
static double
estimate_all (const Search *search)
{
  double n_all = (double) lex_extents_count_clauses (search->reader->extents);
  double n = n_all;

  for (guint i = 0; i < search->request->terms->len; i++)
    n *= MIN (1.0, get_rows (search, i) / n_all);
  return n;
}

/* Where a search has to stop, it may not have come to the rows whose heading has the words: these
 * are ranked by themselves. They go first, and often suffice, if a stop is to be expected. */
static gboolean
rank_many (Search *search, GError **error)
{
  LexRanking *ranking = &search->ranking;
  gboolean headed = estimate_all (search) > MAX_ROWS;
  g_autoptr (GArray) kept = NULL;
  guint n_seen, n_rules;

  if (!run_all (search, headed ? LEX_MATCH_HEADINGS : LEX_MATCH_EVERYWHERE, error))
    return FALSE;
  if (headed ? ranking->n_seen >= search->limit : ranking->n_seen < MAX_ROWS)
    return TRUE;
  kept = g_array_copy (ranking->best);
  n_seen = ranking->n_seen;
  n_rules = ranking->n_rules;
  if (!run_all (search, headed ? LEX_MATCH_EVERYWHERE : LEX_MATCH_HEADINGS, error))
    return FALSE;
  add_kept (search, kept);
  ranking->n_seen = MAX (ranking->n_seen, n_seen);
  ranking->n_rules = MAX (ranking->n_rules, n_rules);
  return TRUE;
}

/* Most rows that have any of the words have a common one only: they come in where the rare words
 * find hardly a clause either. */
static gboolean
rank_some (Search *search, GError **error)
{
  guint64 telling = choose_telling (search);
  guint64 possible = choose_possible (search);

  if (telling == 0) /* no word is anywhere */
    return TRUE;
  if (possible == 0 || (telling & ~possible) == 0)
    {
      if (!run_any (search, telling, error))
        return FALSE;
      if (has_enough (search) || telling == possible)
        return TRUE;
    }
  return run_any (search, possible, error);
}

static gboolean
rank (Search *search, GError **error)
{
  guint most = foresee_all (search);
  gboolean good = TRUE;

  if (most > MAX_ROWS)
    good = rank_many (search, error);
  else if (most > 0)
    good = run_all (search, LEX_MATCH_EVERYWHERE, error);
  if (!good || has_enough (search))
    return good;
  return rank_some (search, error);
}

/* Limits without words ask for all that is within them. */
static gboolean
answer (Search *search, GError **error)
{
  if (search->request->terms->len > 0)
    {
      if (!measure (search, error) || !rank (search, error))
        return FALSE;
      lex_siblings_lift (&search->ranking, search->reader->labels, search->limit);
      return TRUE;
    }
  search->ranking.limit = search->limit;
  lex_ranking_list (&search->ranking, search->request->languages);
  return TRUE;
}

GPtrArray *
lex_store_reader_search (LexStoreReader *self, LexQuery *query, GError **error)
{
  g_autoptr (LexRequest) request = NULL;
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (LexRanked));
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GArray) clauses = NULL;
  Search search = { .reader = self };
  gboolean good;

  g_return_val_if_fail (self != NULL && query != NULL, NULL);

  request = lex_request_new (query);
  if (request->terms->len == 0 && !request->is_limited)
    return g_ptr_array_new_with_free_func (g_object_unref);
  if (!ensure_contents (self, error))
    return NULL;
  search.request = request;
  search.limit = lex_query_get_limit (query);
  search.ranking.extents = self->extents;
  search.ranking.lengths = self->lengths;
  search.ranking.n_terms = request->terms->len;
  search.ranking.kind = request->kind;
  search.ranking.read = request->read;
  search.ranking.limit = MAX (search.limit, LEX_SIBLINGS_ROWS);
  search.ranking.best = best;
  search.ranking.found = found;
  good = find_clauses (&search, error) && answer (&search, error);
  clauses = search.ranking.clauses;
  return good ? lex_store_hits_make (self, best, error) : NULL;
}
