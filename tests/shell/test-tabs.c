/* test-tabs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tabs: each has its own history, what the window shows follows that in front, and none costs
 * anything before it comes there. Run by Meson.
 */

#include "fixture.h"

static int
get_n_tabs (Fixture *fixture)
{
  return adw_tab_view_get_n_pages (fixture->window->tabs);
}

static LexTab *
get_tab (Fixture *fixture, int index)
{
  return LEX_TAB (
      adw_tab_page_get_child (adw_tab_view_get_nth_page (fixture->window->tabs, index)));
}

static void
check_actions (Fixture *fixture, gboolean back, gboolean forward)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);

  g_assert_cmpint (g_action_group_get_action_enabled (actions, "back"), ==, back);
  g_assert_cmpint (g_action_group_get_action_enabled (actions, "forward"), ==, forward);
}

/* Who needs no tabs sees none. */
static void
test_one (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_cmpint (get_n_tabs (fixture), ==, 1);
  g_assert_null (fixture->window->tab_bar);
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.open::16");
  check_actions (fixture, TRUE, FALSE);

  /* A new tab stands where one was, and the entry waits. */
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  g_assert_cmpint (get_n_tabs (fixture), ==, 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->tab_bar)));
  fixture_assert_label (fixture, "16");
  check_actions (fixture, FALSE, FALSE);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->window->entry)));
  fixture_act (fixture, "win.open::64B6");
  fixture_act (fixture, "win.back");
  check_actions (fixture, FALSE, TRUE);

  adw_tab_view_select_previous_page (fixture->window->tabs);
  check_actions (fixture, TRUE, FALSE);
  fixture_act (fixture, "win.back");
  fixture_assert_label (fixture, "27");
  adw_tab_view_select_next_page (fixture->window->tabs);
  fixture_assert_label (fixture, "16");
}

static void
test_titles (Fixture *fixture, gconstpointer data)
{
  AdwTabPage *first;

  fixture_show (fixture, "27B1");
  fixture_act (fixture, "win.new-tab");
  fixture_act (fixture, "win.open::64B6");
  first = adw_tab_view_get_nth_page (fixture->window->tabs, 0);
  g_assert_true (g_str_has_prefix (adw_tab_page_get_title (first), "27 "));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "64 "));
  fixture_act (fixture, "win.close-tab");
  g_assert_cmpint (get_n_tabs (fixture), ==, 1);
  fixture_assert_label (fixture, "27B1");
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "27 "));
}

/* What is in no tab in front is not built. */
static void
test_behind (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (lex_window_open_tab (fixture->window, "40B2", FALSE));
  fixture_settle ();
  fixture_assert_label (fixture, "27");
  g_assert_null (lex_reader_get_page (lex_tab_get_reader (get_tab (fixture, 1))));
  g_assert_true (g_str_has_prefix (
      adw_tab_page_get_title (adw_tab_view_get_nth_page (fixture->window->tabs, 1)), "40 "));

  fixture_act (fixture, "win.languages::pl");
  adw_tab_view_select_next_page (fixture->window->tabs);
  fixture_settle ();
  fixture_assert_label (fixture, "40B2");
  g_assert_cmpint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_PL);
  fixture_act (fixture, "win.languages::both");
  adw_tab_view_select_previous_page (fixture->window->tabs);
  g_assert_cmpint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_BOTH);
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_false (lex_window_open_tab (fixture->window, "27Z", FALSE));
  g_assert_cmpint (get_n_tabs (fixture), ==, 1);
  fixture_wait_for_toast (fixture, "27");
}

static void
test_last_closes_window (Fixture *fixture, gconstpointer data)
{
  LexWindow *second = fixture_new_window (fixture, 1280);

  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  fixture_show (fixture, "27");
  lex_window_set_library (second, fixture->library);
  gtk_window_present (GTK_WINDOW (second));
  lex_window_show_start (second, "16");
  lex_window_close_tab (second);
  fixture_settle ();
  g_assert_null (second);
}

static void
add_tests (void)
{
  fixture_add ("/shell/tabs/one", 1280, test_one);
  fixture_add ("/shell/tabs/history", 1280, test_history);
  fixture_add ("/shell/tabs/titles", 1280, test_titles);
  fixture_add ("/shell/tabs/behind", 1280, test_behind);
  fixture_add ("/shell/tabs/missing", 1280, test_missing);
  fixture_add ("/shell/tabs/last-closes-window", 1280, test_last_closes_window);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
