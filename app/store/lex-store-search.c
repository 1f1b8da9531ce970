/* lex-store-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a query against the index and makes hits of the best rows. It refuses to know how the
 * expression is written (lex-match.c), how rows are ranked (lex-rank.c), and citations, which the
 * services look for first. The services call it through the reader, from one thread at a time.
 *
 * Every word must be in the clause, the last one perhaps unfinished. Only when hardly a clause has
 * them all, one step back: any word will do, and coverage orders the rows. Ranking reads the index
 * alone; texts are read only for the hits that are given.
 */

#include <sqlite3.h>

#include "store/lex-match.h"
#include "store/lex-store-reader-private.h"

/* Words around the best cluster of matches. */
#define SNIPPET_WORDS "16"

/* So few hits that what has only some of the words is worth a look. */
#define FEW_HITS 3

/* A label has at most four levels above it. */
#define MAX_LEVELS 5

/* A row of the index, ranked. */
typedef struct
{
  gint64 clause;
  double score;
} Candidate;

/* One attempt of a search.
 * @expression: for MATCH.
 * @n_words: how many words it has. */
typedef struct
{
  const char *expression;
  guint n_words;
  LexQuery *query;
} Attempt;

static void
candidate_cb (LexRow *row, gpointer user_data)
{
  GArray *candidates = user_data;
  Candidate candidate
      = { sqlite3_column_int64 (row->statement, 0), sqlite3_column_double (row->statement, 1) };

  g_array_append_val (candidates, candidate);
}

/* CROSS JOIN keeps the index as the outer loop, where its functions work. */
static GArray *
rank (LexStoreReader *self, const Attempt *attempt, GError **error)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  int kind = lex_query_get_kind (attempt->query);
  sqlite3_stmt *statement
      = lex_store_reader_ask (self, LEX_QUESTION_RANK,
                              "SELECT c.id, lex_rank (words, ?2, d.kind, c.depth) AS score"
                              " FROM words CROSS JOIN clauses AS c ON c.id = words.rowid"
                              " CROSS JOIN documents AS d ON d.id = c.document"
                              " WHERE words MATCH ?1 AND (?3 IS NULL OR d.kind = ?3)"
                              " ORDER BY score DESC, c.id LIMIT ?4",
                              error);

  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, attempt->expression);
  sqlite3_bind_int (statement, 2, (int) attempt->n_words);
  if (kind >= 0)
    lex_row_bind_text (statement, 3, lex_kind_get_name ((LexKind) kind));
  sqlite3_bind_int64 (statement, 4, lex_query_get_limit (attempt->query));
  if (!lex_store_reader_collect (self, statement, candidate_cb, candidates, error))
    return NULL;
  return g_steal_pointer (&candidates);
}

/* One step of the way up. */
typedef struct
{
  char *heading;
  gint64 parent;
} Step;

static void
step_cb (LexRow *row, gpointer user_data)
{
  Step *step = user_data;

  step->heading = lex_row_dup_text (row, 0);
  step->parent = sqlite3_column_int64 (row->statement, 1);
}

/* The heading of the clause, or of the nearest above that has one. A loop, because a recursive
 * query makes two tables each time; it ends by the count, should parents in a damaged file run
 * in a circle. */
static gboolean
find_heading (LexStoreReader *self, gint64 clause, LexLanguage language, char **heading,
              GError **error)
{
  sqlite3_stmt *statement
      = lex_store_reader_ask (self, LEX_QUESTION_HEADING,
                              "SELECT CASE ?2 WHEN 'pl' THEN heading_pl ELSE heading_en END, parent"
                              " FROM clauses WHERE id = ?1",
                              error);

  if (statement == NULL)
    return FALSE;
  for (guint i = 0; i < MAX_LEVELS && clause != 0 && *heading == NULL; i++)
    {
      Step step = { NULL, 0 };

      sqlite3_bind_int64 (statement, 1, clause);
      lex_row_bind_text (statement, 2, lex_language_get_code (language));
      if (!lex_store_reader_collect (self, statement, step_cb, &step, error))
        return FALSE;
      *heading = step.heading;
      clause = step.parent;
    }
  return TRUE;
}

/* A hit in the making: what the second pass over the index fills in for a candidate. */
typedef struct
{
  LexHitParts parts;
  LexLabel *label;
  char *document;
  char *heading;
  char *snippet;
} Draft;

static void
draft_free (gpointer data)
{
  Draft *draft = data;

  g_clear_pointer (&draft->label, lex_label_unref);
  g_free (draft->document);
  g_free (draft->heading);
  g_free (draft->snippet);
  g_free (draft);
}

/* Rows come in the order of the index; @user_data maps clause ids to drafts. */
static void
draft_cb (LexRow *row, gpointer user_data)
{
  gint64 clause = sqlite3_column_int64 (row->statement, 0);
  Draft *draft = g_hash_table_lookup (user_data, &clause);
  g_autofree char *kind = lex_row_dup_text (row, 5);
  guint column = lex_row_get_number (row, 1, LEX_N_COLUMNS);

  if (draft == NULL || draft->label != NULL || !lex_kind_from_name (kind, &draft->parts.kind))
    {
      row->damaged = "index";
      return;
    }
  draft->parts.language = lex_column_get_language ((int) column);
  draft->snippet = lex_row_dup_text (row, 2);
  if (draft->snippet == NULL && row->damaged == NULL) /* found by its context, without a word */
    draft->snippet = g_strdup ("");
  draft->label = lex_row_dup_label (row, 3);
  draft->document = lex_row_dup_text (row, 4);
  if (draft->document == NULL)
    row->damaged = "hit";
  else if (draft->snippet != NULL)
    g_strdelimit (draft->snippet, "\n\t", ' ');
}

/* The second pass. One statement for all hits, since each run of MATCH may have to merge what
 * many words with a common beginning have; the plus keeps FTS5 from running once for each id. */
static gboolean
fill_drafts (LexStoreReader *self, const Attempt *attempt, GHashTable *drafts, const char *ids,
             GError **error)
{
  sqlite3_stmt *statement = lex_store_reader_ask (
      self, LEX_QUESTION_DRAFTS,
      "SELECT c.id, lex_column (words, ?2), snippet (words, lex_column (words, ?2), char (2),"
      " char (3), '…', " SNIPPET_WORDS "), c.label, d.name, d.kind"
      " FROM words CROSS JOIN clauses AS c ON c.id = words.rowid"
      " CROSS JOIN documents AS d ON d.id = c.document"
      " WHERE words MATCH ?1 AND +words.rowid IN (SELECT value FROM json_each (?3))",
      error);

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, attempt->expression);
  sqlite3_bind_int (statement, 2, (int) attempt->n_words);
  lex_row_bind_text (statement, 3, ids);
  return lex_store_reader_collect (self, statement, draft_cb, drafts, error);
}

static GHashTable *
new_drafts (GArray *candidates, char **ids)
{
  GHashTable *drafts = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, draft_free);
  GString *list = g_string_new ("[");

  for (guint i = 0; i < candidates->len; i++)
    {
      Candidate *candidate = &g_array_index (candidates, Candidate, i);

      g_hash_table_insert (drafts, &candidate->clause, g_new0 (Draft, 1));
      g_string_append_printf (list, "%s%" G_GINT64_FORMAT, i > 0 ? "," : "", candidate->clause);
    }
  g_string_append_c (list, ']');
  *ids = g_string_free (list, FALSE);
  return drafts;
}

static LexHit *
make_hit (LexStoreReader *self, const Candidate *candidate, Draft *draft, GError **error)
{
  if (draft->label == NULL) /* ranked, and now not found again */
    {
      lex_database_fail_damaged (self->database, "index", error);
      return NULL;
    }
  if (!find_heading (self, candidate->clause, draft->parts.language, &draft->heading, error))
    return NULL;
  draft->parts.label = draft->label;
  draft->parts.document = draft->document;
  draft->parts.heading = draft->heading;
  draft->parts.snippet = draft->snippet;
  draft->parts.score = candidate->score;
  return lex_hit_new (&draft->parts);
}

static gboolean
make_hits (LexStoreReader *self, const Attempt *attempt, GArray *candidates, GPtrArray *hits,
           GError **error)
{
  g_autofree char *ids = NULL;
  g_autoptr (GHashTable) drafts = new_drafts (candidates, &ids);

  if (!fill_drafts (self, attempt, drafts, ids, error))
    return FALSE;
  for (guint i = 0; i < candidates->len; i++)
    {
      Candidate *candidate = &g_array_index (candidates, Candidate, i);
      LexHit *hit
          = make_hit (self, candidate, g_hash_table_lookup (drafts, &candidate->clause), error);

      if (hit == NULL)
        return FALSE;
      g_ptr_array_add (hits, hit);
    }
  return TRUE;
}

static gboolean
try_mode (LexStoreReader *self, LexQuery *query, GStrv words, LexMatchMode mode, GPtrArray *hits,
          GError **error)
{
  g_autofree char *expression = lex_match_dup_expression ((const char *const *) words, mode,
                                                          lex_query_get_languages (query));
  Attempt attempt = { expression, g_strv_length (words), query };

  g_autoptr (GArray) candidates = rank (self, &attempt, error);

  if (candidates == NULL)
    return FALSE;
  return candidates->len == 0 || make_hits (self, &attempt, candidates, hits, error);
}

GPtrArray *
lex_store_reader_search (LexStoreReader *self, LexQuery *query, GError **error)
{
  g_autoptr (GPtrArray) hits = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (self != NULL && query != NULL, NULL);

  words = lex_match_dup_words (lex_query_get_text (query));
  if (words[0] == NULL)
    return g_steal_pointer (&hits);
  if (!try_mode (self, query, words, LEX_MATCH_ALL, hits, error))
    return NULL;
  if (hits->len >= FEW_HITS || words[1] == NULL)
    return g_steal_pointer (&hits);
  g_ptr_array_set_size (hits, 0); /* they come again, and before the others */
  if (!try_mode (self, query, words, LEX_MATCH_ANY, hits, error))
    return NULL;
  return g_steal_pointer (&hits);
}
