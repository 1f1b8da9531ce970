/* bench-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times every key stroke of a list of queries: Lexbridge's search, as the window calls it, beside
 * a plain unicode61 FTS5 query over the same rows, on a library and on one many times as large,
 * which it makes of it. It knows the library's tables, since the baseline must index the same text.
 * The benchmark script runs it.
 *
 * A key stroke is what the window does at one: it asks for fifty hits, ranked, and reads what is
 * shown of a screenful of them. The baseline asks for the row ids of fifty rows by bm25; a second
 * one also cuts FTS5's own snippets for a screenful, as a program that shows anything must.
 * Time is the processor's, of this process: on a machine that others use, the wall clock tells
 * more of them than of a search.
 */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "language/lex-fold.h"
#include "services/lex-answer.h"
#include "store/lex-store-reader.h"
#include "store/lex-store-writer.h"

/* How many rows the sidebar shows at a time, on a tall screen. */
#define SCREENFUL 12

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

  for (guint i = 0; answer != NULL && i < MIN (answer->hits->len, SCREENFUL); i++)
    lex_glimpse_free (lex_library_glimpse (library, answer->hits->pdata[i], &error));
  if (error != NULL)
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

/* Milliseconds of the processor. */
static double
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000.0 + time.tv_nsec / 1000000.0;
}

/* The baselines: row ids only, and with snippets of a screenful. */
enum
{
  PLAIN_IDS,
  PLAIN_SNIPPETS,
  N_PLAIN,
};

static const char *const plain_sql[N_PLAIN] = {
  [PLAIN_IDS] = "SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 50",
  [PLAIN_SNIPPETS]
  = "SELECT rowid, snippet (plain, -1, '<b>', '</b>', '…', 16) FROM plain WHERE plain MATCH ?"
    " ORDER BY rank LIMIT " G_STRINGIFY (SCREENFUL),
};

/* What is measured. Each of @times is an array of double. */
typedef struct
{
  LexLibrary *library;
  sqlite3_stmt *plain[N_PLAIN];
  GArray *ours;
  GArray *theirs[N_PLAIN];
} Race;

static void
time_query (Race *race, const char *typed)
{
  double start = get_time ();
  double time;

  search_ours (race->library, typed);
  time = get_time () - start;
  g_array_append_val (race->ours, time);
  for (guint i = 0; i < N_PLAIN; i++)
    {
      start = get_time ();
      search_plain (race->plain[i], typed);
      time = get_time () - start;
      g_array_append_val (race->theirs[i], time);
    }
}

static void
print_times (const char *name, Race *race)
{
  static const char *const names[N_PLAIN] = { "plain FTS5, row ids", "plain FTS5, with snippets" };

  g_array_sort (race->ours, compare_doubles);
  g_print ("%-34s p50 %7.3f ms  p99 %7.3f ms   %u searches\n", name, percentile (race->ours, 0.5),
           percentile (race->ours, 0.99), race->ours->len);
  for (guint i = 0; i < N_PLAIN; i++)
    {
      GArray *theirs = race->theirs[i];

      g_array_sort (theirs, compare_doubles);
      g_print ("  %-32s p50 %7.3f ms  p99 %7.3f ms   ratio p50 %.2f  p99 %.2f (goal 2)\n", names[i],
               percentile (theirs, 0.5), percentile (theirs, 0.99),
               percentile (race->ours, 0.5) / percentile (theirs, 0.5),
               percentile (race->ours, 0.99) / percentile (theirs, 0.99));
    }
}

/* Every beginning of every query, as a typing hand makes them, or the whole query only. */
static void
run_race (Race *race, char **queries, gboolean key_strokes)
{
  race->ours = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; i < N_PLAIN; i++)
    race->theirs[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; queries[i] != NULL; i++)
    {
      const char *end
          = key_strokes ? queries[i] : g_utf8_prev_char (queries[i] + strlen (queries[i]));

      while (*end != '\0')
        {
          g_autofree char *typed = NULL;

          end = g_utf8_next_char (end);
          typed = g_strndup (queries[i], end - queries[i]);
          time_query (race, typed);
        }
    }
  print_times (key_strokes ? "search, per key stroke" : "search, whole queries", race);
  g_array_unref (race->ours);
  for (guint i = 0; i < N_PLAIN; i++)
    g_array_unref (race->theirs[i]);
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
  sqlite3 *db = open_plain (path);
  double start = get_time ();
  Race race = { .library = lex_library_open (path, data_dir, &error) };

  if (race.library == NULL)
    g_error ("bench-search: %s", error->message);
  search_ours (race.library, "dziadek");
  g_print ("%-34s     %7.3f ms\n", "opened, and searched first", get_time () - start);
  for (guint i = 0; i < N_PLAIN; i++)
    if (sqlite3_prepare_v2 (db, plain_sql[i], -1, &race.plain[i], NULL) != SQLITE_OK)
      g_error ("bench-search: %s", sqlite3_errmsg (db));
  run_race (&race, queries, FALSE);
  run_race (&race, queries, TRUE);
  for (guint i = 0; i < N_PLAIN; i++)
    sqlite3_finalize (race.plain[i]);
  sqlite3_close (db);
  g_object_unref (race.library);
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
      double start = get_time ();
      g_autofree char *large = multiply (argv[1], times);

      g_print ("%u times as large, written in %.0f s\n", times, (get_time () - start) / 1000.0);
      time_library (large, queries);
      g_unlink (large);
    }
  return EXIT_SUCCESS;
}
