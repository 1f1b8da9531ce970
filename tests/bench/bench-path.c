/* bench-path.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long an answer to a question of a guided path takes, in a window, until the page of the next
 * stands there at its width. Prints, never judges. The benchmark runs it.
 */

#include <adwaita.h>
#include <stdlib.h>

#include "rulings/lex-ruling.h"
#include "services/lex-paths.h"
#include "widgets/toolbox/lex-toolbox.h"

#define WIDTH 900
#define HEIGHT 700

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
measure (GtkWidget *toolbox, const char *action, GVariant *target, GArray *times)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (target);
  const gint64 start = g_get_monotonic_time ();
  gint64 taken;
  int natural;

  gtk_widget_activate_action_variant (toolbox, action, owned);
  gtk_widget_measure (toolbox, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &natural, NULL, NULL);
  gtk_widget_allocate (toolbox, WIDTH, HEIGHT, -1, NULL);
  taken = g_get_monotonic_time () - start;
  g_array_append_val (times, taken);
  settle ();
}

/* The commonest answer, then the last one, again and again to the end. */
static void
follow (GtkWidget *toolbox, LexPath *path, gboolean last, GArray *times)
{
  LexRuling *ruling = lex_ruling_new (path);

  measure (toolbox, "toolbox.start", g_variant_new_string (path->name), times);
  while (!lex_path_step_is_end (lex_ruling_get_step (ruling)))
    {
      const guint answer = last ? lex_ruling_get_step (ruling)->answers->len - 1 : 0;
      LexRuling *next = lex_ruling_answer (ruling, answer);

      measure (toolbox, "toolbox.answer", g_variant_new_uint32 (answer), times);
      lex_ruling_free (ruling);
      ruling = next;
    }
  lex_ruling_free (ruling);
}

int
main (int argc, char **argv)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *window;
  GtkWidget *toolbox;

  if (argc != 3)
    return EXIT_FAILURE;
  adw_init ();
  library = lex_library_open (argv[1], "/nonexistent", &error);
  paths = library != NULL ? lex_paths_load (argv[2], &error) : NULL;
  if (paths == NULL)
    {
      g_printerr ("bench-path: %s\n", error->message);
      return EXIT_FAILURE;
    }
  window = gtk_window_new ();
  toolbox = lex_toolbox_new (paths);
  lex_toolbox_set_source (LEX_TOOLBOX (toolbox), library, LEX_LANGUAGE_EN);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), toolbox);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  for (guint i = 0; i < paths->len; i++)
    for (guint last = 0; last < 2; last++)
      follow (toolbox, paths->pdata[i], last == 1, times);
  g_array_sort (times, compare_times);
  g_print ("%-34s %8.1f ms   95 %% %.1f ms   most %.1f ms   (%u steps, goal 16 ms)\n",
           "a step of a guided path", (double) g_array_index (times, gint64, times->len / 2) / 1000,
           (double) g_array_index (times, gint64, times->len * 95 / 100) / 1000,
           (double) g_array_index (times, gint64, times->len - 1) / 1000, times->len);
  gtk_window_destroy (GTK_WINDOW (window));
  return EXIT_SUCCESS;
}
