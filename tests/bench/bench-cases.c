/* bench-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long listing, filtering, searching, reading and putting take with 5 000 cases and 10 000
 * notes in the journal. Prints, never judges. The benchmark runs it.
 */

#include <stdlib.h>

#include "services/lex-case-query.h"
#include "services/lex-case-stats.h"
#include "services/lex-cases.h"
#include "services/lex-journal-search.h"

#define N_CASES 5000
#define N_NOTES 10000
#define N_RUNS 41
#define FRAME 16

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
tell (const char *what, GArray *times)
{
  g_array_sort (times, compare_times);
  g_print ("%-34s %8.1f ms   95 %% %.1f ms   most %.1f ms   (goal %d ms)\n", what,
           (double) g_array_index (times, gint64, times->len / 2) / 1000,
           (double) g_array_index (times, gint64, times->len * 95 / 100) / 1000,
           (double) g_array_index (times, gint64, times->len - 1) / 1000, FRAME);
  g_array_set_size (times, 0);
}

static void
note (GArray *times, gint64 start)
{
  const gint64 taken = g_get_monotonic_time () - start;

  g_array_append_val (times, taken);
}

static void
append_case (GString *text, guint i)
{
  static const char *const clauses[] = { "16B1", "27B1a", "64A1", "12C1c", "68D", "20F5b(i)" };

  g_string_append_printf (
      text,
      "%s{\"id\":\"bench-%u\",\"number\":%u,\"created\":\"2026\",\"changed\":\"2026\",\"fields\":{"
      "\"status\":\"%s\",\"event\":\"Event "
      "%u\",\"session\":\"%u\",\"table\":\"%u\",\"board\":\"%u\","
      "\"called\":\"2026-%02u-%02uT%02u:%02u:00+01:00\",\"ruled\":\"2026-12-31T23:59:00+01:00\","
      "\"clauses\":[\"%s\",\"%s\"],\"outcome\":\"adjusted\",\"agreed\":\"West hesitated before the "
      "double of board %u; all four agree. Zawahanie bez wątpliwości, word%u.\",\"disputed\":\"How "
      "long it was: five seconds, or twenty.\",\"game\":\"[Deal \\\"N:JT8.9.QJT6.AJ854 "
      "K52.AQT4.A83.Q92 A974.K87.K94.KT3 Q63.J6532.752.76\\\"]\\n[Auction \\\"N\\\"]\\n1C X "
      "AP\\n\","
      "\"polls\":[{\"hand\":\"K52 AQT4 A83 Q92\",\"call\":\"Pass\",\"number\":\"3\"},{\"hand\":"
      "\"K52 AQT4 A83 Q92\",\"call\":\"X\",\"number\":\"2\"}],\"ruling\":\"The score is adjusted "
      "as "
      "passing was a logical alternative.\",\"told\":\"yes\"}}",
      i > 0 ? ",\n" : "", i, i + 1, i % 50 == 0 ? "open" : "closed", i / 100, i % 3, i % 40, i % 32,
      i % 12 + 1, i % 28 + 1, i % 24, i % 60, clauses[i % 6], clauses[i / 6 % 6], i % 32, i);
}

static void
append_note (GString *text, guint i)
{
  g_string_append_printf (text,
                          "%s{\"id\":\"note-%u\",\"kind\":\"note\",\"label\":\"%u%c\",\"position\":"
                          "%u,\"created\":\"2026\","
                          "\"changed\":\"2026\",\"quote\":\"As board %u was played, nobody "
                          "asked\",\"text\":\"Ask first, then "
                          "rule: bez wątpliwości, remark%u.\"}",
                          i > 0 ? ",\n" : "", i, i % 93 + 1, 'A' + i % 3, i, i, i);
}

static gboolean
fill (LexJournal *journal, const char *folder, GError **error)
{
  g_autoptr (GString) text
      = g_string_new ("{\"format\": \"lexbridge-journal\", \"version\": 1, \"cases\": [");
  g_autofree char *path = g_build_filename (folder, "cases.json", NULL);
  guint n_added;

  for (guint i = 0; i < N_CASES; i++)
    append_case (text, i);
  g_string_append (text, "],\"entries\":[");
  for (guint i = 0; i < N_NOTES; i++)
    append_note (text, i);
  g_string_append (text, "]}");
  return g_file_set_contents (path, text->str, -1, error)
         && lex_journal_load (journal, path, &n_added, error);
}

static gboolean
measure_query (LexJournal *journal, const char *what, const char *typed, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (LexCaseQuery) query = lex_case_query_new (typed);
      g_autoptr (GPtrArray) cases = lex_cases_list (journal, &query->filter, error);

      if (cases == NULL)
        return FALSE;
      note (times, start);
    }
  tell (what, times);
  return TRUE;
}

/* The first list after the start, when nothing of the file is in memory of the process. */
static gboolean
measure_opening (const char *folder, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < N_RUNS; i++)
    {
      const LexCaseFilter all = { NULL };
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (LexJournal) journal = lex_journal_new (folder);
      g_autoptr (GPtrArray) cases = lex_cases_list (journal, &all, error);

      if (cases == NULL)
        return FALSE;
      note (times, start);
    }
  tell ("cases: opened and listed, 5 000", times);
  return TRUE;
}

static gboolean
measure_one (LexJournal *journal, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (LexCase) value = lex_cases_find_number (journal, 100 + i, error);

      if (value == NULL)
        return FALSE;
      note (times, start);
    }
  tell ("cases: one read", times);
  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autoptr (LexCase) value = lex_cases_find_number (journal, 100 + i, error);
      const gint64 start = g_get_monotonic_time ();

      lex_case_set (value, LEX_CASE_REMARKS, "One more word");
      if (!lex_cases_put (journal, value, error))
        return FALSE;
      note (times, start);
    }
  tell ("cases: one put, on the disk", times);
  return TRUE;
}

static gboolean
measure_stats (LexJournal *journal, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  const LexCaseFilter event = { .event = "Event 7" };

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GPtrArray) cases = lex_cases_list (journal, &event, error);
      g_autoptr (LexCaseStats) stats = cases != NULL ? lex_case_stats_new (cases) : NULL;

      if (stats == NULL)
        return FALSE;
      note (times, start);
    }
  tell ("cases: statistics of an event", times);
  return TRUE;
}

/* What an open journal is asked for: a list of all, those on a clause, what has some words. */
typedef GPtrArray *(*NoteFunc) (LexJournal *journal, GError **error);

static GPtrArray *
list_notes (LexJournal *journal, GError **error)
{
  return lex_journal_list (journal, error);
}

static GPtrArray *
list_of_clause (LexJournal *journal, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27");

  return lex_journal_list_below (journal, label, error);
}

static GPtrArray *
search_notes (LexJournal *journal, GError **error)
{
  return lex_journal_search (journal, "remark4321", 50, error);
}

static GPtrArray *
search_all (LexJournal *journal, GError **error)
{
  return lex_journal_search (journal, "ask rul", 50, error);
}

static gboolean
measure_notes (LexJournal *journal, const char *what, NoteFunc func, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GPtrArray) found = func (journal, error);

      if (found == NULL || found->len == 0)
        return FALSE;
      note (times, start);
    }
  tell (what, times);
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexJournal) journal = argc == 2 ? lex_journal_new (argv[1]) : NULL;

  if (journal == NULL)
    return EXIT_FAILURE;
  if (fill (journal, argv[1], &error) && measure_opening (argv[1], &error)
      && measure_query (journal, "cases: all listed", "", &error)
      && measure_query (journal, "cases: of an event", "event:\"Event 7\"", &error)
      && measure_query (journal, "cases: 16 and not 64", "16 -64", &error)
      && measure_query (journal, "cases: a word of one", "word4321", &error)
      && measure_query (journal, "cases: two words of all", "west hes", &error)
      && measure_query (journal, "cases: open", "status:open", &error)
      && measure_notes (journal, "notes: 10 000 listed", list_notes, &error)
      && measure_notes (journal, "notes: of a clause", list_of_clause, &error)
      && measure_notes (journal, "notes: a word of one", search_notes, &error)
      && measure_notes (journal, "notes: two words of all", search_all, &error)
      && measure_one (journal, &error) && measure_stats (journal, &error))
    return EXIT_SUCCESS;
  g_printerr ("bench-cases: %s\n", error->message);
  return EXIT_FAILURE;
}
