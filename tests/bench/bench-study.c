/* bench-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the data of the study page cost with 20 000 answers in the journal, the question bank
 * included, and what an answer costs until it is on the disk. Prints, never judges. The benchmark
 * runs it.
 *
 * *Work* is what the thread had the processor for; *seen* is what a clock on the wall shows, with
 * the wait for the disk and whatever else the machine did.
 */

#include <stdlib.h>
#include <time.h>

#include "services/lex-questions.h"
#include "services/lex-study-chart.h"
#include "services/lex-study-today.h"

#define N_REVIEWS 20000
#define N_RUNS 21
#define NOW G_GINT64_CONSTANT (1800000000)
#define DAY 86400

/* In microseconds. */
typedef struct
{
  GArray *work;
  GArray *seen;
} Times;

static gint64
get_work (void)
{
  struct timespec work;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &work);
  return (gint64) work.tv_sec * G_USEC_PER_SEC + work.tv_nsec / 1000;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
tell_one (const char *what, GArray *times)
{
  g_array_sort (times, compare_times);
  g_print ("   %s %5.1f ms median %5.1f ms most", what,
           (double) g_array_index (times, gint64, times->len / 2) / 1000,
           (double) g_array_index (times, gint64, times->len - 1) / 1000);
  g_array_set_size (times, 0);
}

static void
tell (const char *what, const Times *times, int goal)
{
  g_print ("%-34s", what);
  tell_one ("work", times->work);
  tell_one ("seen", times->seen);
  g_print ("   (goal %d ms)\n", goal);
}

static void
note (const Times *times, gint64 work, gint64 seen)
{
  work = get_work () - work;
  seen = g_get_monotonic_time () - seen;
  g_array_append_val (times->work, work);
  g_array_append_val (times->seen, seen);
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

/* As the window does when it is first asked for. */
static LexStudy *
open_study (LexLibrary *library, LexJournal *journal, const char *bank, GError **error)
{
  g_autoptr (GPtrArray) questions = lex_questions_load_folded (bank, error);
  g_autoptr (GPtrArray) made = questions != NULL ? lex_questions_load_made (bank, error) : NULL;

  return made != NULL ? lex_study_open (library, journal, questions, made, error) : NULL;
}

static LexStudy *
measure_opening (LexLibrary *library, LexJournal *journal, const char *bank, GError **error)
{
  g_autoptr (GArray) work = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (gint64));
  const Times times = { work, seen };
  LexStudy *study = NULL;

  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autoptr (GPtrArray) today = NULL;
      g_autoptr (LexStudyChart) laws = NULL;
      gint64 start;
      gint64 start_work;

      /* Who opens it has none that would have to go. */
      g_clear_pointer (&study, lex_study_free);
      start = g_get_monotonic_time ();
      start_work = get_work ();
      study = open_study (library, journal, bank, error);
      if (study == NULL)
        return NULL;
      today = lex_study_today_list (study, NOW, NULL);
      laws = lex_study_chart_new (study, LEX_CHART_LAWS, NOW);
      note (&times, start_work, start);
    }
  tell ("the study page, 20 000 answers", &times, 33);
  return study;
}

static gboolean
measure_answers (LexStudy *study, GError **error)
{
  g_autoptr (GArray) work = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (gint64));
  const Times times = { work, seen };

  for (guint i = 0; i < N_RUNS * 5; i++)
    {
      const LexStudyAnswer answer = { .card = lex_study_get_cards (study)->pdata[i],
                                      .rating = LEX_RATING_GOOD,
                                      .took = 9000,
                                      .now = NOW };
      const gint64 start = g_get_monotonic_time ();
      const gint64 start_work = get_work ();

      if (!lex_study_answer (study, &answer, error))
        return FALSE;
      note (&times, start_work, start);
    }
  tell ("an answer, until it is on the disk", &times, 16);
  return TRUE;
}

static gboolean
measure (LexLibrary *library, const char *bank, const char *folder, GError **error)
{
  g_autoptr (GPtrArray) questions = lex_questions_load (bank, error);
  g_autoptr (GPtrArray) cards
      = questions != NULL ? lex_card_deck_make (library, questions, error) : NULL;
  g_autoptr (LexJournal) journal = lex_journal_new (folder);
  g_autofree char *path = g_build_filename (folder, "bench.json", NULL);
  g_autoptr (LexStudy) study = NULL;

  if (cards == NULL || !fill (journal, cards, path, error))
    return FALSE;
  study = measure_opening (library, journal, bank, error);
  return study != NULL && measure_answers (study, error);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = NULL;

  if (argc != 4)
    return EXIT_FAILURE;
  library = lex_library_open (argv[1], "/nonexistent", &error);
  if (library != NULL && measure (library, argv[2], argv[3], &error))
    return EXIT_SUCCESS;
  g_printerr ("bench-study: %s\n", error->message);
  return EXIT_FAILURE;
}
