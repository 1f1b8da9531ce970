/* test-zoom.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes pages larger and smaller: their type and nothing else, kept from one window to the next,
 * and what is read stays in view. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "widgets/text/lex-widget.h"
#include "widgets/text/lex-zoom.h"

#define HUNDRED (96 * 1024)

static GtkWidget *
get_page (Fixture *fixture)
{
  LexPage *page = lex_reader_get_page (fixture->window->reader);

  g_assert_nonnull (page);
  return GTK_WIDGET (page);
}

static void
assert_zoom (Fixture *fixture, double usual, int percent)
{
  g_assert_cmpint (g_settings_get_int (fixture->preferences, "zoom"), ==, percent);
  g_assert_cmpfloat_with_epsilon (lex_widget_get_em (get_page (fixture)), usual * percent / 100,
                                  0.01);
}

static gboolean
can (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static void
test_steps (void)
{
  g_assert_cmpint (lex_zoom_step (100, 1), ==, 110);
  g_assert_cmpint (lex_zoom_step (100, -1), ==, 90);
  g_assert_cmpint (lex_zoom_step (104, 1), ==, 110);
  g_assert_cmpint (lex_zoom_step (104, -1), ==, 100);
  g_assert_cmpint (lex_zoom_step (LEX_ZOOM_MAX, 1), ==, LEX_ZOOM_MAX);
  g_assert_cmpint (lex_zoom_step (LEX_ZOOM_MIN, -1), ==, LEX_ZOOM_MIN);
  g_assert_cmpint (lex_zoom_step (250, 0), ==, 100);
}

static void
test_page_alone (Fixture *fixture, gconstpointer data)
{
  double page;
  double entry;

  fixture_show (fixture, "27");
  page = lex_widget_get_em (get_page (fixture));
  entry = lex_widget_get_em (GTK_WIDGET (fixture->window->entry));
  g_assert_false (can (fixture, "zoom-normal"));
  fixture_act (fixture, "win.zoom-in");
  fixture_act (fixture, "win.zoom-in");
  fixture_settle ();
  assert_zoom (fixture, page, 120);
  g_assert_cmpfloat (lex_widget_get_em (GTK_WIDGET (fixture->window->entry)), ==, entry);
  fixture_act (fixture, "win.zoom-normal");
  fixture_act (fixture, "win.zoom-out");
  fixture_settle ();
  assert_zoom (fixture, page, 90);
  g_assert_true (can (fixture, "zoom-normal"));
}

/* The desktop's size of type counts, too. */
static void
test_both_sizes (Fixture *fixture, gconstpointer data)
{
  double page;

  fixture_show (fixture, "27");
  page = lex_widget_get_em (get_page (fixture));
  fixture_act (fixture, "win.zoom-in");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * HUNDRED, NULL);
  fixture_settle ();
  assert_zoom (fixture, 2 * page, 110);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", HUNDRED, NULL);
  fixture_settle ();
  assert_zoom (fixture, page, 110);
}

static void
test_limits (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  while (can (fixture, "zoom-in"))
    fixture_act (fixture, "win.zoom-in");
  fixture_settle ();
  g_assert_cmpint (g_settings_get_int (fixture->preferences, "zoom"), ==, LEX_ZOOM_MAX);
  g_assert_cmpint (gtk_widget_get_width (get_page (fixture)), <=,
                   gtk_widget_get_width (GTK_WIDGET (fixture->window->reader)));
  while (can (fixture, "zoom-out"))
    fixture_act (fixture, "win.zoom-out");
  g_assert_cmpint (g_settings_get_int (fixture->preferences, "zoom"), ==, LEX_ZOOM_MIN);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  LexWindow *second;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.zoom-in");
  second = fixture_new_window (fixture, 1000);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (second), "zoom-normal"));
  gtk_window_destroy (GTK_WINDOW (second));
}

/* Whoever reads in the middle of a page goes on reading there. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  LexReader *reader = fixture->window->reader;
  LexPage *page;
  LexClauseRow *row;

  fixture_show (fixture, "27");
  lex_reader_set_position (reader, 400);
  fixture_settle ();
  page = LEX_PAGE (get_page (fixture));
  row = lex_page_get_row_at (page, lex_reader_get_position (reader));
  fixture_act (fixture, "win.zoom-in");
  fixture_act (fixture, "win.zoom-in");
  fixture_act (fixture, "win.zoom-in");
  fixture_settle ();
  g_assert_true (lex_page_get_row_at (page, lex_reader_get_position (reader)) == row);
  g_assert_cmpfloat (lex_reader_get_position (reader), !=, 400);
}

static void
add_tests (void)
{
  g_test_add_func ("/shell/zoom/steps", test_steps);
  fixture_add ("/shell/zoom/page-alone", 1280, test_page_alone);
  fixture_add ("/shell/zoom/both-sizes", 1280, test_both_sizes);
  fixture_add ("/shell/zoom/limits", 1280, test_limits);
  fixture_add ("/shell/zoom/kept", 1280, test_kept);
  fixture_add ("/shell/zoom/place", 1280, test_place);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
