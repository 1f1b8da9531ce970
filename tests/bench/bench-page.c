/* bench-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a law takes from being opened to the painted frame, for all laws, and how long the
 * frames of the longest take while it is scrolled. Prints, never judges. The benchmark runs it.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "widgets/page/lex-reader.h"

#define WIDTH 1280
#define HEIGHT 840
#define LAWS 93
#define LONGEST "40"
#define STEP 60

static gint64 began;
static gint64 painted;

static void
update_cb (GdkFrameClock *clock)
{
  began = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock)
{
  painted = g_get_monotonic_time ();
}

static void
wait_for_frame (GtkWidget *window)
{
  painted = 0;
  gtk_widget_queue_draw (window);
  while (painted == 0)
    g_main_context_iteration (NULL, TRUE);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
print_times (const char *name, GArray *times)
{
  g_array_sort (times, compare_times);
  g_print ("%-34s %8.1f ms median %8.1f ms longest (of %u)\n", name,
           (double) g_array_index (times, gint64, times->len / 2) / 1000,
           (double) g_array_index (times, gint64, times->len - 1) / 1000, times->len);
}

static void
open_law (LexReader *reader, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  if (!lex_reader_open (reader, label, &error))
    g_error ("%s", error->message);
}

static void
measure_opening (GtkWidget *window, LexReader *reader)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (int law = 1; law <= LAWS; law++)
    {
      g_autofree char *text = g_strdup_printf ("%d", law);
      const gint64 start = g_get_monotonic_time ();
      gint64 taken;

      open_law (reader, text);
      wait_for_frame (window);
      taken = painted - start;
      g_array_append_val (times, taken);
    }
  print_times ("opening a law, to the painted frame", times);
}

/* What a frame works, without its waiting for the next. */
static void
measure_scrolling (GtkWidget *window, LexReader *reader)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  double before = -1;

  open_law (reader, LONGEST);
  wait_for_frame (window);
  lex_reader_set_position (reader, 1);
  wait_for_frame (window);
  while (lex_reader_get_position (reader) > before)
    {
      gint64 taken;

      before = lex_reader_get_position (reader);
      lex_reader_set_position (reader, before + STEP);
      wait_for_frame (window);
      taken = painted - began;
      g_array_append_val (times, taken);
    }
  print_times ("scrolling Law " LONGEST ", per frame", times);
}

int
main (int argc, char *argv[])
{
  g_autofree char *none = NULL;
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *window;
  LexReader *reader;
  GdkFrameClock *clock;

  adw_init ();
  none = g_dir_make_tmp ("lexbridge-XXXXXX", NULL);
  library = argc > 1 ? lex_library_open (argv[1], none, &error) : NULL;
  if (library == NULL)
    {
      g_printerr ("bench-page: %s\n", error != NULL ? error->message : "name the library");
      return EXIT_FAILURE;
    }
  window = gtk_window_new ();
  reader = LEX_READER (lex_reader_new ());
  lex_reader_set_library (reader, library);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (reader));
  gtk_widget_realize (window);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "update", G_CALLBACK (update_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
  gtk_window_present (GTK_WINDOW (window));
  open_law (reader, "1");
  wait_for_frame (window);
  measure_opening (window, reader);
  measure_scrolling (window, reader);
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (none);
  return EXIT_SUCCESS;
}
