/* test-choosers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asking where a file is to be written. GTK's dialog loads what keeps memory of its own, for which
 * a sanitized program runs twice, slowly: so this one has nothing else. Run by Meson on a display
 * of its own.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>

#include "services/lex-cases.h"
#include "shell/lex-window-cases.h"

/* Without a desktop that has its own, GTK shows one, in whatever way it is asked. */
static GtkWidget *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
        return window;
    }
  return NULL;
}

static void
test_example (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chooser;

  fixture_show (fixture, "example/33");
  fixture_act (fixture, "win.export-pbn");
  fixture_settle ();
  chooser = find_chooser ();
  g_assert_nonnull (chooser);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture_find (chooser, GTK_TYPE_ENTRY))),
                   ==, "example-33.pbn");

  /* Asked twice, it asks once; and the window takes its dialog with it. */
  g_assert_nonnull (fixture->window->choosing);
  fixture_act (fixture, "win.export-pbn");
  g_cancellable_cancel (fixture->window->choosing);
  fixture_settle ();
  g_assert_null (fixture->window->choosing);
  g_assert_null (find_chooser ());
}

/* Each picture is saved as what the end of a file's name says, from a dialog over its window. */
static void
test_chart (Fixture *fixture, gconstpointer data)
{
  g_autofree char *csv = g_build_filename (fixture->imports, "laws.csv", NULL);
  g_autofree char *png = g_build_filename (fixture->imports, "laws.PNG", NULL);
  g_autofree char *other = g_build_filename (fixture->imports, "laws.doc", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);
  GtkWidget *cases;

  lex_case_set (value, LEX_CASE_CLAUSES, "27B1a");
  g_assert_true (lex_cases_put (fixture->journal, value, NULL));
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  cases = GTK_WIDGET (fixture->window->cases);
  gtk_widget_activate_action (cases, "cases.statistics", NULL);
  fixture_settle ();
  g_signal_emit_by_name (fixture_find_button (cases, _ ("Save…")), "clicked");
  g_assert_nonnull (fixture->window->choosing);
  g_cancellable_cancel (fixture->window->choosing);
  fixture_settle ();
  g_assert_null (fixture->window->choosing);
  lex_window_save_chart_to (fixture->window, csv);
  g_assert_true (g_file_get_contents (csv, &text, NULL, &error));
  g_assert_nonnull (strstr (text, "\n27,1,"));
  lex_window_save_chart_to (fixture->window, png);
  picture = gdk_texture_new_from_filename (png, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (picture), >, 200);
  lex_window_save_chart_to (fixture->window, other);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  fixture_settle ();
  g_assert_true (fixture_shows (cases, "“laws.doc” was not written"));
}

static void
add_tests (void)
{
  fixture_add ("/shell/choosers/example", 1280, test_example);
  fixture_add ("/shell/choosers/chart", 1280, test_chart);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
