/* bench-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a law costs in the real window from being opened to the painted frame, for all laws, what
 * the frames after it cost, which have the rest of a long page, and what the frames of the longest
 * cost while it is scrolled. Prints, never judges. The benchmark runs it.
 *
 * Two times are told. *Work* is what the thread that draws had the processor for: it leaves out the
 * wait for the next beat of the frame clock, and whatever else the machine did. *Seen* is what a
 * clock on the wall shows, both of these included; of the frames that follow one another it is the
 * beat.
 */

#include <stdlib.h>
#include <time.h>

#include "shell/lex-application.h"
#include "shell/lex-window-private.h"

#define WIDTH 1280
#define HEIGHT 840
#define LAWS 93
#define LONGEST "40"
#define STEP 60
#define N_STEPS 60
#define REST_MS 50
#define N_RESTS 12 /* enough for all rows of the longest law */

/* In microseconds. */
typedef struct
{
  gint64 work;
  gint64 seen;
} Times;

static gboolean painted;

static Times
now (void)
{
  struct timespec work;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &work);
  return (Times){ .work = (gint64) work.tv_sec * G_USEC_PER_SEC + work.tv_nsec / 1000,
                  .seen = g_get_monotonic_time () };
}

static void
after_paint_cb (GdkFrameClock *clock)
{
  painted = TRUE;
}

static void
wait_for_frame (LexWindow *window)
{
  painted = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (window));
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
rested_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Nobody presses keys at the beat of the frame clock: when one comes, it stands still, and the next
 * frame begins at once. */
static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MS, rested_cb, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
}

static void
note (GArray *times, Times since)
{
  Times taken = now ();

  taken.work -= since.work;
  taken.seen -= since.seen;
  g_array_append_val (times, taken);
}

static int
compare_work (gconstpointer a, gconstpointer b)
{
  const Times *first = a;
  const Times *second = b;

  return (first->work > second->work) - (first->work < second->work);
}

static int
compare_seen (gconstpointer a, gconstpointer b)
{
  const Times *first = a;
  const Times *second = b;

  return (first->seen > second->seen) - (first->seen < second->seen);
}

static void
print_times (const char *name, GArray *times)
{
  const guint last = times->len - 1;
  Times median;
  Times most;

  g_array_sort (times, compare_work);
  median.work = g_array_index (times, Times, times->len / 2).work;
  most.work = g_array_index (times, Times, last).work;
  g_array_sort (times, compare_seen);
  median.seen = g_array_index (times, Times, times->len / 2).seen;
  most.seen = g_array_index (times, Times, last).seen;
  g_print (
      "%-34s work %5.1f ms median %6.1f ms most   seen %6.1f ms median %6.1f ms most (of %u)\n",
      name, (double) median.work / 1000, (double) most.work / 1000, (double) median.seen / 1000,
      (double) most.seen / 1000, times->len);
}

static void
open_law (LexWindow *window, const char *text)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (window), "win.open", "s", text))
    g_error ("no action opens %s", text);
}

static void
measure_opening (LexWindow *window)
{
  g_autoptr (GArray) firsts = g_array_new (FALSE, FALSE, sizeof (Times));
  g_autoptr (GArray) rests = g_array_new (FALSE, FALSE, sizeof (Times));

  for (int law = 1; law <= LAWS; law++)
    {
      g_autofree char *text = g_strdup_printf ("%d", law);
      Times start;

      rest ();
      start = now ();
      open_law (window, text);
      wait_for_frame (window);
      note (firsts, start);
      for (guint i = 0; i < N_RESTS; i++)
        {
          start = now ();
          wait_for_frame (window);
          note (rests, start);
        }
    }
  print_times ("opening a law, to the painted frame", firsts);
  print_times ("the frames after it", rests);
}

static void
measure_scrolling (LexWindow *window)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (Times));
  LexReader *reader = window->reader;

  open_law (window, LONGEST);
  for (guint i = 0; i < N_RESTS; i++)
    wait_for_frame (window);
  for (int i = 1; i <= N_STEPS; i++)
    {
      const Times start = now ();

      lex_reader_set_position (reader, i * STEP);
      wait_for_frame (window);
      note (times, start);
    }
  print_times ("scrolling Law " LONGEST ", a frame", times);
}

static void
measure (LexWindow *window)
{
  GdkFrameClock *clock;

  lex_window_show_start (window, "1");
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
  rest ();
  measure_opening (window);
  measure_scrolling (window);
}

int
main (int argc, char *argv[])
{
  g_autoptr (LexApplication) application = lex_application_new ();
  g_autoptr (GSettings) settings = g_settings_new ("org.lexbridge.Lexbridge");
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  LexWindow *window;

  library = argc > 2 ? lex_library_open (argv[1], argv[2], &error) : NULL;
  if (library == NULL)
    {
      g_printerr ("bench-page: %s\n",
                  error != NULL ? error->message : "name the library and a folder of its own");
      return EXIT_FAILURE;
    }
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_set_default (G_APPLICATION (application));
  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  journal = lex_journal_new (argv[2]);
  window = lex_window_new (GTK_APPLICATION (application), settings);
  lex_window_set_journal (window, journal);
  lex_window_set_library (window, library);
  measure (window);
  gtk_window_destroy (GTK_WINDOW (window));
  return EXIT_SUCCESS;
}
