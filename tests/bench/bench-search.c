/* bench-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times every key stroke of a list of queries: Lexbridge's search, as the window calls it, beside
 * a plain unicode61 FTS5 query over the same rows, on a library and on one many times as large,
 * which it makes of it. It knows the library's tables, since the baseline must index the same text.
 * The benchmark script runs it.
 */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "language/lex-fold.h"
#include "services/lex-library.h"
#include "store/lex-store-reader.h"

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

/* A library many times as large */

static LexLexicon *
read_lexicon (const char *path)
{
  LexLexicon *lexicon = lex_lexicon_new ();
  sqlite3 *db = NULL;
  sqlite3_stmt *statement = NULL;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK
      || sqlite3_prepare_v2 (db, "SELECT form, lemma FROM lemma", -1, &statement, NULL)
             != SQLITE_OK)
    g_error ("bench-search: %s: no lemmas", path);
  while (sqlite3_step (statement) == SQLITE_ROW)
    lex_lexicon_add (lexicon, (const char *) sqlite3_column_text (statement, 0),
                     (const char *) sqlite3_column_text (statement, 1));
  sqlite3_finalize (statement);
  sqlite3_close (db);
  return lexicon;
}

static void
add_copy (LexStoreWriter *writer, LexStoreReader *reader, LexDocument *document, guint number)
{
  const char *name = lex_document_get_name (document);
  g_autofree char *copy_name = g_strdup_printf ("%s-%u", name, number);
  g_autoptr (LexDocument) copy
      = lex_document_new (copy_name, lex_document_get_kind (document), NULL, NULL, FALSE);
  g_autoptr (GError) error = NULL;

  lex_document_take_clauses (copy, lex_store_reader_list_clauses (reader, name, &error));
  if (!lex_store_writer_add_document (writer, copy, &error))
    g_error ("bench-search: %s", error->message);
}

static char *
multiply (const char *path, guint times)
{
  g_autoptr (GError) error = NULL;
  char *large = g_build_filename (g_get_tmp_dir (), "lexbridge-bench-large.lexlib", NULL);
  g_autoptr (LexLexicon) lexicon = read_lexicon (path);
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (path, &error);
  g_autoptr (GPtrArray) documents = lex_store_reader_list_documents (reader, &error);
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (large, lexicon, &error);

  if (writer == NULL)
    g_error ("bench-search: %s", error->message);
  for (guint i = 0; i < times; i++)
    for (guint j = 0; j < documents->len; j++)
      add_copy (writer, reader, documents->pdata[j], i);
  if (!lex_store_writer_finish (writer, &error))
    g_error ("bench-search: %s", error->message);
  return large;
}

static void
time_library (const char *path, char **queries)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *data_dir = g_build_filename (g_get_tmp_dir (), "lexbridge-bench-empty", NULL);
  g_autoptr (LexLibrary) library = NULL;
  sqlite3 *db = open_plain (path);
  sqlite3_stmt *plain = NULL;
  gint64 start = g_get_monotonic_time ();

  library = lex_library_open (path, data_dir, &error);
  if (library == NULL)
    g_error ("bench-search: %s", error->message);
  search_ours (library, "dziadek");
  g_print ("%-34s     %7.3f ms\n", "opened, and searched first", since (start));
  if (sqlite3_prepare_v2 (db, "SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 50",
                          -1, &plain, NULL)
      != SQLITE_OK)
    g_error ("bench-search: %s", sqlite3_errmsg (db));
  time_queries (library, plain, queries, FALSE);
  time_queries (library, plain, queries, TRUE);
  sqlite3_finalize (plain);
  sqlite3_close (db);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) queries = NULL;

  if (argc < 3 || argc > 4 || !g_file_get_contents (argv[2], &text, NULL, &error))
    g_error ("bench-search LIBRARY QUERIES [TIMES]: %s",
             error != NULL ? error->message : "two files");
  queries = g_strsplit (g_strstrip (text), "\n", -1);
  time_library (argv[1], queries);
  if (argc == 4)
    {
      guint times = (guint) g_ascii_strtoull (argv[3], NULL, 10);
      gint64 start = g_get_monotonic_time ();
      g_autofree char *large = multiply (argv[1], times);

      g_print ("%u times as large, written in %.0f s\n", times, since (start) / 1000.0);
      time_library (large, queries);
      g_unlink (large);
    }
  return EXIT_SUCCESS;
}
