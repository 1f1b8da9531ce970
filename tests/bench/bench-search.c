/* bench-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times every key stroke of a list of queries: Lexbridge's search, as the window calls it, beside
 * a plain unicode61 FTS5 query over the same rows. It knows the library's `passages` view, since
 * the baseline must index the same text. The benchmark script runs it.
 */

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "language/lex-fold.h"
#include "services/lex-library.h"

/* A baseline of the plainest kind: the same rows, in memory, SQLite's own tokenizer. */
static sqlite3 *
open_plain (const char *library)
{
  sqlite3 *db = NULL;
  char *attach;

  if (sqlite3_open_v2 (":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI, NULL) != SQLITE_OK)
    g_error ("bench-search: no memory database");
  attach = sqlite3_mprintf ("ATTACH 'file:%s?immutable=1' AS shipped", library);
  if (sqlite3_exec (db,
                    "CREATE VIRTUAL TABLE plain USING fts5(heading_pl, body_pl, heading_en,"
                    " body_en, tokenize = 'unicode61')",
                    NULL, NULL, NULL)
          != SQLITE_OK
      || sqlite3_exec (db, attach, NULL, NULL, NULL) != SQLITE_OK
      || sqlite3_exec (db,
                       "INSERT INTO plain (rowid, heading_pl, body_pl, heading_en, body_en)"
                       " SELECT id, heading_pl, body_pl, heading_en, body_en FROM shipped.passages",
                       NULL, NULL, NULL)
             != SQLITE_OK)
    g_error ("bench-search: %s", sqlite3_errmsg (db));
  sqlite3_free (attach);
  sqlite3_exec (db, "INSERT INTO plain (plain) VALUES ('optimize')", NULL, NULL, NULL);
  return db;
}

static gboolean
add_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_string_append_printf (user_data, "\"%s\" ", token);
  return TRUE;
}

static void
search_plain (sqlite3_stmt *statement, const char *query)
{
  g_autoptr (GString) match = g_string_new (NULL);

  lex_tokenize (query, -1, add_word_cb, match);
  if (match->len == 0)
    return;
  match->str[match->len - 1] = '*';
  sqlite3_bind_text (statement, 1, match->str, -1, SQLITE_STATIC);
  while (sqlite3_step (statement) == SQLITE_ROW)
    ;
  sqlite3_reset (statement);
}

static void
search_ours (LexLibrary *library, const char *text)
{
  g_autoptr (LexQuery) query = lex_query_new (text, LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexAnswer) answer = lex_library_search (library, query, &error);

  if (answer == NULL && !g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT))
    g_error ("bench-search: %s: %s", text, error->message);
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

static double
percentile (GArray *times, double share)
{
  return g_array_index (times, double, (guint) (share * (times->len - 1)));
}

static void
print_times (const char *name, GArray *ours, GArray *plain)
{
  g_array_sort (ours, compare_doubles);
  g_array_sort (plain, compare_doubles);
  g_print (
      "%-34s p50 %7.3f ms  p99 %7.3f ms   plain FTS5 p50 %7.3f  p99 %7.3f   ratio p50 %.2f  p99 "
      "%.2f (goal 2)  %u searches\n",
      name, percentile (ours, 0.5), percentile (ours, 0.99), percentile (plain, 0.5),
      percentile (plain, 0.99), percentile (ours, 0.5) / percentile (plain, 0.5),
      percentile (ours, 0.99) / percentile (plain, 0.99), ours->len);
}

static double
since (gint64 start)
{
  return (g_get_monotonic_time () - start) / 1000.0;
}

/* Every beginning of every query, as a typing hand makes them, or the whole query only. */
static void
time_queries (LexLibrary *library, sqlite3_stmt *plain, char **queries, gboolean key_strokes)
{
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) theirs = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; queries[i] != NULL; i++)
    {
      const char *end
          = key_strokes ? queries[i] : g_utf8_prev_char (queries[i] + strlen (queries[i]));

      while (*end != '\0')
        {
          g_autofree char *typed = NULL;
          gint64 start;
          double time;

          end = g_utf8_next_char (end);
          typed = g_strndup (queries[i], end - queries[i]);
          start = g_get_monotonic_time ();
          search_ours (library, typed);
          time = since (start);
          g_array_append_val (ours, time);
          start = g_get_monotonic_time ();
          search_plain (plain, typed);
          time = since (start);
          g_array_append_val (theirs, time);
        }
    }
  print_times (key_strokes ? "search, per key stroke" : "search, whole queries", ours, theirs);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = NULL;
  g_autofree char *data_dir = g_build_filename (g_get_tmp_dir (), "lexbridge-bench-empty", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) queries = NULL;
  sqlite3 *db;
  sqlite3_stmt *plain = NULL;

  if (argc != 3 || !g_file_get_contents (argv[2], &text, NULL, &error))
    g_error ("bench-search LIBRARY QUERIES: %s", error != NULL ? error->message : "two files");
  library = lex_library_open (argv[1], data_dir, &error);
  if (library == NULL)
    g_error ("bench-search: %s", error->message);
  queries = g_strsplit (g_strstrip (text), "\n", -1);
  db = open_plain (argv[1]);
  if (sqlite3_prepare_v2 (db, "SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 50",
                          -1, &plain, NULL)
      != SQLITE_OK)
    g_error ("bench-search: %s", sqlite3_errmsg (db));

  time_queries (library, plain, queries, FALSE);
  time_queries (library, plain, queries, TRUE);

  sqlite3_finalize (plain);
  sqlite3_close (db);
  return EXIT_SUCCESS;
}
