/* lex-store-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plans a search, runs it, and makes hits of the best rows. It refuses to know how a query is read
 * (lex-request.c), how expressions are written (lex-match.c), how rows are ranked (lex-rank.c), and
 * citations, which the services look for first. The services call it through the reader, from one
 * thread at a time.
 *
 * Every term must be in the clause, the last one perhaps unfinished. Only when hardly a clause has
 * them all, one step back: any term will do, and coverage orders the rows. Ranking reads the index
 * alone; texts are read only for the hits that are given.
 *
 * To match a row costs little, to rank it twenty times as much. So no search ranks more than
 * MAX_ROWS: where the vocabulary foretells more, the plan narrows the search to headings, or to
 * rows that have one of the rare terms. The shipped library never comes near.
 */

#include <math.h>
#include <sqlite3.h>
#include <string.h>

#include "store/lex-excerpt.h"
#include "store/lex-lengths.h"
#include "store/lex-match.h"
#include "store/lex-rank.h"
#include "store/lex-store-reader-private.h"
#include "store/lex-vocabulary.h"

/* So few hits with all of the words that those with some of them are worth a look. What explains
 * or indexes a rule does not count, unless that was asked for. */
#define FEW_HITS 3

/* How many rows a search ranks at most. */
#define MAX_ROWS 4000

/* How many longer words a begun word stands for, when all of them would be too many rows. */
#define MAX_COMPLETIONS 12

/* A search under way.
 * @frequency: by term.
 * @clauses: those of the laws asked for, nullable. */
typedef struct
{
  LexStoreReader *reader;
  LexRequest *request;
  guint limit;
  LexFrequency frequency[LEX_REQUEST_MAX_TERMS];
  LexRanking ranking;
} Search;

/* The documents */

static void
extent_cb (LexRow *row, gpointer user_data)
{
  GArray *extents = user_data;
  g_autofree char *kind = lex_row_dup_text (row, 0);
  LexExtent extent = { 0 };

  if (!lex_kind_from_name (kind, &extent.kind))
    row->damaged = "document";
  extent.last = lex_row_get_number (row, 1, G_MAXINT);
  if (extents->len > 0)
    extent.last += g_array_index (extents, LexExtent, extents->len - 1).last;
  g_array_append_val (extents, extent);
}

/* Read once: a library does not change. Clauses are numbered as they come, from 1. */
static gboolean
ensure_extents (LexStoreReader *self, GError **error)
{
  g_autoptr (GArray) extents = NULL;
  sqlite3_stmt *statement;

  if (self->extents != NULL)
    return TRUE;
  extents = g_array_new (FALSE, FALSE, sizeof (LexExtent));
  statement = lex_store_reader_ask (self, LEX_QUESTION_EXTENTS,
                                    "SELECT kind, n_clauses FROM documents ORDER BY id", error);
  if (statement == NULL || !lex_store_reader_collect (self, statement, extent_cb, extents, error))
    return FALSE;
  self->lengths = lex_lengths_read (self, error);
  if (self->lengths == NULL)
    return FALSE;
  self->extents = g_steal_pointer (&extents);
  return TRUE;
}

static double
count_clauses (LexStoreReader *self)
{
  guint n = self->extents->len;

  return n > 0 ? (double) g_array_index (self->extents, LexExtent, n - 1).last : 0.0;
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
  statement = lex_store_reader_ask (
      search->reader, LEX_QUESTION_LAWS,
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
  return lex_store_reader_collect (search->reader, statement, id_cb, search->ranking.clauses,
                                   error);
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

      if (!lex_vocabulary_count (search->reader, words[i], term->grows, &own, error))
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
  double n = frequency->n_rows > 0 ? frequency->n_rows : MIN (frequency->n_begun, n_all);

  return n > 0.0 ? log (1.0 + (MAX (n_all - n, 0.0) + 0.5) / (n + 0.5)) : 0.0;
}

static gboolean
measure (Search *search, GError **error)
{
  GPtrArray *terms = search->request->terms;
  double n_all = count_clauses (search->reader);

  for (guint i = 0; i < terms->len; i++)
    {
      LexTerm *term = g_ptr_array_index (terms, i);

      if (!measure_term (search, term, &search->frequency[i], error))
        return FALSE;
      search->ranking.is_whole[i] = search->frequency[i].n_rows > 0;
      search->ranking.rarity[i] = get_rarity (&search->frequency[i], n_all);
      if (search->frequency[i].n_begun <= MAX_ROWS)
        continue;
      term->completions
          = lex_vocabulary_dup_longer (search->reader, term->text, MAX_COMPLETIONS, error);
      if (term->completions == NULL)
        return FALSE;
    }
  return TRUE;
}

static guint
get_rows (const Search *search, guint term)
{
  return search->frequency[term].n_rows + search->frequency[term].n_begun;
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

/* The rarest terms, as many as MAX_ROWS allows, but at least one; 0 if all are allowed. */
static guint64
choose_leading (const Search *search)
{
  guint n_terms = search->request->terms->len;
  guint64 leading = 0;
  guint64 sum = 0;

  for (guint n = 0; n < n_terms; n++)
    {
      guint rarest = G_MAXUINT;

      for (guint i = 0; i < n_terms; i++)
        if ((leading >> i & 1) == 0 && get_rows (search, i) > 0
            && (rarest == G_MAXUINT || get_rows (search, i) < get_rows (search, rarest)))
          rarest = i;
      if (rarest == G_MAXUINT)
        return 0;
      sum += get_rows (search, rarest);
      if (sum > MAX_ROWS && leading != 0)
        return leading;
      leading |= (guint64) 1 << rarest;
    }
  return 0;
}

/* Running */

static gboolean
run (Search *search, const LexMatch *match, GError **error)
{
  gboolean more = TRUE;
  sqlite3_stmt *statement
      = lex_store_reader_ask (search->reader, LEX_QUESTION_RANK,
                              "SELECT lex_rank (words, ?2) FROM words WHERE words MATCH ?1", error);

  if (statement == NULL)
    return FALSE;
  search->ranking.phrases = match->phrases;
  search->ranking.n_seen = 0;
  search->ranking.n_rules = 0;
  search->ranking.threshold = 0.0;
  g_array_set_size (search->ranking.best, 0);
  lex_row_bind_text (statement, 1, match->expression);
  sqlite3_bind_pointer (statement, 2, &search->ranking, LEX_RANK_POINTER, NULL);
  while (more && search->ranking.n_seen < MAX_ROWS)
    if (!lex_database_next (search->reader->database, statement, &more, error))
      return FALSE;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  lex_ranking_finish (&search->ranking);
  return TRUE;
}

static gboolean
try_mode (Search *search, LexMatchMode mode, LexMatchScope scope, GError **error)
{
  g_autoptr (LexMatch) match = lex_match_new (search->request, mode, scope,
                                              mode == LEX_MATCH_ANY ? choose_leading (search) : 0);

  return run (search, match, error);
}

static gboolean
has_enough (const Search *search)
{
  guint n = search->request->kind < 0 ? search->ranking.n_rules : search->ranking.n_seen;

  return n >= FEW_HITS || search->request->terms->len == 1;
}

static gboolean
rank (Search *search, GError **error)
{
  if (foresee_all (search) > MAX_ROWS)
    {
      if (!try_mode (search, LEX_MATCH_ALL, LEX_MATCH_HEADINGS, error))
        return FALSE;
      if (search->ranking.n_seen >= search->limit)
        return TRUE;
    }
  if (!try_mode (search, LEX_MATCH_ALL, LEX_MATCH_EVERYWHERE, error))
    return FALSE;
  return has_enough (search) || try_mode (search, LEX_MATCH_ANY, LEX_MATCH_EVERYWHERE, error);
}

/* Hits */

/* What is read of a clause to show it. */
typedef struct
{
  const LexRanked *ranked;
  LexKind kind;
  char *via;
  LexHit *hit;
} Draft;

/* The line that has the most terms, of what leads to the clause, in either language. */
static void
via_cb (LexRow *row, gpointer user_data)
{
  static const guint columns[] = { LEX_COLUMN_PL (LEX_FIELD_LENT), LEX_COLUMN_PL (LEX_FIELD_HINT),
                                   LEX_COLUMN_EN (LEX_FIELD_LENT), LEX_COLUMN_EN (LEX_FIELD_HINT) };
  Draft *draft = user_data;
  guint n_terms = 0;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *text = lex_row_dup_text (row, (int) i);
      char *line
          = text != NULL ? lex_excerpt_dup_line (text, draft->ranked, columns[i], &n_terms) : NULL;

      if (line == NULL)
        continue;
      g_free (draft->via);
      draft->via = line;
    }
}

static gboolean
find_via (LexStoreReader *self, Draft *draft, GError **error)
{
  sqlite3_stmt *statement;

  if (!draft->ranked->led)
    return TRUE;
  statement = lex_store_reader_ask (
      self, LEX_QUESTION_VIA,
      "SELECT lent_pl, hint_pl, lent_en, hint_en FROM context WHERE clause = ?1", error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, draft->ranked->clause);
  return lex_store_reader_collect (self, statement, via_cb, draft, error);
}

static char *
dup_excerpt (LexRow *row, const Draft *draft)
{
  guint shift = draft->ranked->language == LEX_LANGUAGE_PL ? LEX_COLUMN_PL (0) : LEX_COLUMN_EN (0);
  g_autofree char *body = lex_row_dup_text (row, 3);
  g_autofree char *heading = lex_row_dup_text (row, 2);

  if (body != NULL && *body != '\0')
    return lex_excerpt_dup (body, draft->ranked, LEX_FIELD_BODY + shift);
  return lex_excerpt_dup (heading != NULL ? heading : "", draft->ranked, LEX_FIELD_HEADING + shift);
}

/* A clause without a heading stands under the nearest above it. */
static char *
dup_heading (LexRow *row)
{
  char *heading = lex_row_dup_text (row, 2);
  g_autofree char *above = heading == NULL ? lex_row_dup_text (row, 4) : NULL;

  return above != NULL ? g_strndup (above, strcspn (above, "\n")) : heading;
}

static void
draft_cb (LexRow *row, gpointer user_data)
{
  Draft *draft = user_data;
  g_autoptr (LexLabel) label = lex_row_dup_label (row, 0);
  g_autofree char *document = lex_row_dup_text (row, 1);
  g_autofree char *heading = dup_heading (row);
  g_autofree char *excerpt = dup_excerpt (row, draft);
  LexHitParts parts = {
    .label = label,
    .document = document,
    .kind = draft->kind,
    .language = draft->ranked->language,
    .heading = heading,
    .snippet = excerpt,
    .via = draft->via,
    .score = draft->ranked->score,
  };

  if (document == NULL)
    row->damaged = "hit";
  if (row->damaged == NULL)
    draft->hit = lex_hit_new (&parts);
}

/* As the view `passages`, which would read the clause twice. */
#define SELECT_DRAFT(language)                                                                     \
  "SELECT c.label, d.name, heading_" language ","                                                  \
  " CASE WHEN ruling_" language " IS NULL THEN text_" language " ELSE coalesce (text_" language    \
  " || char (10), '') || ruling_" language " END, above_" language                                 \
  " FROM clauses AS c JOIN context ON clause = c.id JOIN documents AS d ON d.id = c.document"      \
  " WHERE c.id = ?1"

static LexHit *
make_hit (Search *search, const LexRanked *ranked, GError **error)
{
  Draft draft = { ranked, g_array_index (search->reader->extents, LexExtent, ranked->extent).kind };
  gboolean polish = ranked->language == LEX_LANGUAGE_PL;
  sqlite3_stmt *statement
      = lex_store_reader_ask (search->reader, polish ? LEX_QUESTION_HIT_PL : LEX_QUESTION_HIT_EN,
                              polish ? SELECT_DRAFT ("pl") : SELECT_DRAFT ("en"), error);
  gboolean good = statement != NULL && find_via (search->reader, &draft, error);

  if (good)
    {
      sqlite3_bind_int64 (statement, 1, ranked->clause);
      good = lex_store_reader_collect (search->reader, statement, draft_cb, &draft, error);
    }
  g_free (draft.via);
  if (good && draft.hit == NULL) /* ranked, and now not found again */
    lex_database_fail_damaged (search->reader->database, "index", error);
  return draft.hit;
}

static GPtrArray *
make_hits (Search *search, GError **error)
{
  g_autoptr (GPtrArray) hits = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < search->ranking.best->len; i++)
    {
      LexHit *hit = make_hit (search, &g_array_index (search->ranking.best, LexRanked, i), error);

      if (hit == NULL)
        return NULL;
      g_ptr_array_add (hits, hit);
    }
  return g_steal_pointer (&hits);
}

GPtrArray *
lex_store_reader_search (LexStoreReader *self, LexQuery *query, GError **error)
{
  g_autoptr (LexRequest) request = NULL;
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (LexRanked));
  g_autoptr (GArray) clauses = NULL;
  Search search = { .reader = self };
  gboolean good;

  g_return_val_if_fail (self != NULL && query != NULL, NULL);

  request = lex_request_new (query);
  if (request->terms->len == 0)
    return g_ptr_array_new_with_free_func (g_object_unref);
  if (!ensure_extents (self, error))
    return NULL;
  search.request = request;
  search.limit = lex_query_get_limit (query);
  search.ranking.extents = self->extents;
  search.ranking.lengths = self->lengths;
  search.ranking.n_terms = request->terms->len;
  search.ranking.kind = request->kind;
  search.ranking.limit = search.limit;
  search.ranking.best = best;
  good = find_clauses (&search, error) && measure (&search, error) && rank (&search, error);
  clauses = search.ranking.clauses;
  return good ? make_hits (&search, error) : NULL;
}
