/* bench-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long the data of the study page take with 20 000 answers in the journal, and how long an
 * answer takes until it is on the disk. Prints, never judges. The benchmark runs it.
 */

#include <stdlib.h>

#include "services/lex-study-chart.h"
#include "services/lex-study-today.h"

#include "services/lex-questions.h"

#define N_REVIEWS 20000
#define N_RUNS 21
#define NOW G_GINT64_CONSTANT (1800000000)
#define DAY 86400

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
tell (const char *what, GArray *times, int goal)
{
  g_array_sort (times, compare_times);
  g_print ("%-34s %8.1f ms   95 %% %.1f ms   most %.1f ms   (goal %d ms)\n", what,
           (double) g_array_index (times, gint64, times->len / 2) / 1000,
           (double) g_array_index (times, gint64, times->len * 95 / 100) / 1000,
           (double) g_array_index (times, gint64, times->len - 1) / 1000, goal);
  g_array_set_size (times, 0);
}

static void
note (GArray *times, gint64 start)
{
  const gint64 taken = g_get_monotonic_time () - start;

  g_array_append_val (times, taken);
}

/* Two years of answers to all cards, in turn. */
static gboolean
fill (LexJournal *journal, GPtrArray *cards, const char *path, GError **error)
{
  g_autoptr (GString) text = g_string_new ("{\"format\": \"lexbridge-journal\", \"version\": 1,"
                                           " \"entries\": [], \"reviews\": [");
  guint n;

  for (guint i = 0; i < N_REVIEWS; i++)
    {
      const LexStudyCard *card = cards->pdata[i % cards->len];

      g_string_append_printf (text,
                              "%s{\"id\": \"%u\", \"card\": \"%s\", \"print\": \"%s\","
                              " \"rating\": %u, \"answered\": %" G_GINT64_FORMAT
                              ", \"took\": 9000, \"mode\": \"learn\", \"algorithm\": 6,"
                              " \"undone\": 0}",
                              i > 0 ? "," : "", i, card->id, card->print, i % 9 == 0 ? 1 : 3,
                              NOW - (gint64) (N_REVIEWS - i) * 730 * DAY / N_REVIEWS);
    }
  g_string_append (text, "]}");
  return g_file_set_contents (path, text->str, -1, error)
         && lex_journal_load (journal, path, &n, error);
}

static gboolean
measure (LexLibrary *library, GPtrArray *questions, const char *folder, GError **error)
{
  g_autoptr (GPtrArray) cards = lex_card_deck_make (library, questions, error);
  g_autoptr (LexJournal) journal = lex_journal_new (folder);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *path = g_build_filename (folder, "bench.json", NULL);
  g_autoptr (LexStudy) study = NULL;

  if (cards == NULL || !fill (journal, cards, path, error))
    return FALSE;
  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GPtrArray) today = NULL;
      g_autoptr (LexStudyChart) laws = NULL;

      g_clear_pointer (&study, lex_study_free);
      study = lex_study_open (library, journal, questions, error);
      if (study == NULL)
        return FALSE;
      today = lex_study_today_list (study, NOW, NULL);
      laws = lex_study_chart_new (study, LEX_CHART_LAWS, NOW);
      note (times, start);
    }
  tell ("the study page, 20 000 answers", times, 33);
  for (guint i = 0; i < N_RUNS * 5; i++)
    {
      const LexStudyAnswer answer = { .card = lex_study_get_cards (study)->pdata[i],
                                      .rating = LEX_RATING_GOOD,
                                      .took = 9000,
                                      .now = NOW };
      const gint64 start = g_get_monotonic_time ();

      if (!lex_study_answer (study, &answer, error))
        return FALSE;
      note (times, start);
    }
  tell ("an answer, until it is on the disk", times, 16);
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GPtrArray) questions = NULL;

  if (argc != 4)
    return EXIT_FAILURE;
  library = lex_library_open (argv[1], "/nonexistent", &error);
  questions = library != NULL ? lex_questions_load (argv[2], &error) : NULL;
  if (questions != NULL && measure (library, questions, argv[3], &error))
    return EXIT_SUCCESS;
  g_printerr ("bench-study: %s\n", error->message);
  return EXIT_FAILURE;
}
