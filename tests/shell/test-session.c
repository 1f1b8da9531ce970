/* test-session.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What comes back at the next start: windows, their tabs, and where each stood. Run by Meson.
 */

#include "fixture.h"
#include "services/lex-unkept.h"
#include "shell/lex-quit.h"

static LexTab *
get_tab (Fixture *fixture, int index)
{
  return LEX_TAB (
      adw_tab_page_get_child (adw_tab_view_get_nth_page (fixture->window->tabs, index)));
}

/* At the next start all are there again where they were, and only that in front is built. */
static void
test_reopening (Fixture *fixture, gconstpointer data)
{
  LexWindow *again = NULL;
  g_autoptr (LexLabel) before = NULL;
  g_autoptr (LexLabel) after = NULL;
  int into_before, into_after;

  fixture_show (fixture, "27");
  lex_window_open_tab (fixture->window, "40", TRUE);
  lex_window_open_tab (fixture->window, "64B6", FALSE);
  fixture_settle ();
  lex_reader_set_position (fixture->window->reader, 700);
  fixture_settle ();
  before = lex_reader_dup_top (fixture->window->reader, &into_before);
  gtk_window_close (GTK_WINDOW (fixture->window));

  again = fixture_new_window (fixture, 1280);
  fixture->window = again;
  lex_window_set_library (again, fixture->library);
  fixture_show (fixture, NULL);
  g_assert_cmpint (adw_tab_view_get_n_pages (again->tabs), ==, 3);
  fixture_assert_label (fixture, "40");
  after = lex_reader_dup_top (again->reader, &into_after);
  g_assert_cmpstr (lex_label_get_text (after), ==, lex_label_get_text (before));
  g_assert_cmpint (into_after, ==, into_before);
  g_assert_true (again->tab == get_tab (fixture, 1));
  g_assert_null (lex_reader_get_page (lex_tab_get_reader (get_tab (fixture, 0))));

  adw_tab_view_set_selected_page (again->tabs, adw_tab_view_get_nth_page (again->tabs, 2));
  fixture_assert_label (fixture, "64B6");
}

/* As by mouse: the tab in front, which is to be 40, stands in a window of its own. */
static LexWindow *
tear_off (Fixture *fixture)
{
  AdwTabView *tabs = fixture->window->tabs;
  AdwTabView *view = NULL;

  lex_window_open_tab (fixture->window, "40", TRUE);
  fixture_settle ();
  g_signal_emit_by_name (tabs, "create-window", &view);
  adw_tab_view_transfer_page (tabs, adw_tab_view_get_selected_page (tabs), view, 0);
  fixture_settle ();
  return LEX_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)));
}

/* The window that reads a law; or %NULL. */
static LexWindow *
find_window_of (Fixture *fixture, const char *label)
{
  for (GList *item = gtk_application_get_windows (fixture->application); item != NULL;
       item = item->next)
    {
      LexLabel *own = lex_reader_get_label (LEX_WINDOW (item->data)->reader);

      if (own != NULL && g_str_equal (lex_label_get_text (own), label))
        return item->data;
    }
  return NULL;
}

static void
start_again (Fixture *fixture)
{
  g_assert_null (gtk_application_get_windows (fixture->application));
  fixture->window = fixture_new_window (fixture, 1280);
  lex_window_set_library (fixture->window, fixture->library);
  fixture_show (fixture, NULL);
  fixture_settle ();
}

/* Whoever quits finds all windows again, each with its tabs and where it was, and that which was
 * used last in front. */
static void
test_windows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) before = NULL;
  g_autoptr (LexLabel) after = NULL;
  g_autofree char *front = NULL;
  int into_before, into_after;
  LexWindow *second;

  fixture_show (fixture, "27");
  lex_window_open_tab (fixture->window, "64B6", FALSE);
  second = tear_off (fixture);
  front = g_strdup (lex_label_get_text (lex_reader_get_label (fixture->window->reader)));
  lex_reader_set_position (second->reader, 700);
  fixture_settle ();
  before = lex_reader_dup_top (second->reader, &into_before);
  lex_quit (fixture->application);
  start_again (fixture);

  second = find_window_of (fixture, "40");
  g_assert_nonnull (second);
  g_assert_cmpint (adw_tab_view_get_n_pages (second->tabs), ==, 1);
  after = lex_reader_dup_top (second->reader, &into_after);
  g_assert_cmpstr (lex_label_get_text (after), ==, lex_label_get_text (before));
  g_assert_cmpint (into_after, ==, into_before);
  fixture->window = find_window_of (fixture, front);
  g_assert_nonnull (fixture->window);
  g_assert_cmpint (adw_tab_view_get_n_pages (fixture->window->tabs), ==, 2);
  for (int i = 0; i < 2; i++)
    g_assert_true (g_str_has_prefix (
        adw_tab_page_get_title (adw_tab_view_get_nth_page (fixture->window->tabs, i)),
        i == 0 ? "27 " : "64 "));
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (fixture->application)), ==, 2);
  gtk_window_close (GTK_WINDOW (second));
}

static void
check_kept (Fixture *fixture, const char *label, gsize n_others)
{
  g_autoptr (GVariant) tabs = g_settings_get_value (fixture->preferences, "tabs");
  g_autoptr (GVariant) others = g_settings_get_value (fixture->preferences, "other-windows");
  const char *first;

  g_variant_get_child (tabs, 0, "(&s&si)", &first, NULL, NULL);
  g_assert_cmpstr (first, ==, label);
  g_assert_cmpuint (g_variant_n_children (others), ==, n_others);
}

/* A window that is closed while another stays is done with; the last is there again. */
static void
test_window_closed (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  gtk_window_close (GTK_WINDOW (tear_off (fixture)));
  fixture_settle ();
  check_kept (fixture, "27", 0);
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture_settle ();
  start_again (fixture);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (fixture->application)), ==, 1);
  fixture_assert_label (fixture, "27");
}

static gboolean
is_kept (Fixture *fixture)
{
  g_autoptr (GVariant) others = g_settings_get_user_value (fixture->preferences, "other-windows");

  return others != NULL;
}

/* The session may end without asking the program: where one stays is kept. */
static void
test_kept_meanwhile (Fixture *fixture, gconstpointer data)
{
  LexWindow *second;

  fixture_show (fixture, "27");
  second = tear_off (fixture);
  g_settings_reset (fixture->preferences, "tabs");
  g_settings_reset (fixture->preferences, "other-windows");
  lex_window_open (second, "16");
  while (!is_kept (fixture))
    g_main_context_iteration (NULL, TRUE);
  check_kept (fixture, "16", 1);
  gtk_window_close (GTK_WINDOW (second));
}

/* Nothing is read in a tab that was just begun; what stands beside it comes back. */
static void
test_empty_tab (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture_settle ();
  start_again (fixture);
  fixture_assert_label (fixture, "27");
}

/* What was to be kept of a window that has closed meanwhile is not, whoever holds it still. */
static void
test_closed_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexWindow) second = NULL;

  fixture_show (fixture, "27");
  second = g_object_ref (tear_off (fixture));
  lex_window_open (second, "16C");
  g_assert_cmpuint (second->keeping, !=, 0);
  gtk_window_close (GTK_WINDOW (second));
  while (second->keeping != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses what is called so, in whichever window it stands. */
static void
answer (const char *label)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *button = NULL;

  for (GList *item = windows; item != NULL && button == NULL; item = item->next)
    button = fixture_find_button (item->data, label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  fixture_settle ();
}

static guint
count_windows (Fixture *fixture)
{
  guint n = 0;

  for (GList *item = gtk_application_get_windows (fixture->application); item != NULL;
       item = item->next)
    n += LEX_IS_WINDOW (item->data);
  return n;
}

/* Whoever quits is asked once, goes back or quits, and finds all windows again. */
static void
test_quit_without_keeping (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) why = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "It is full.");

  fixture_show (fixture, "27");
  tear_off (fixture);
  lex_unkept_add_entry (fixture->journal, NULL,
                        lex_journal_entry_new (LEX_JOURNAL_NOTE, "27", "words"), why);
  fixture_fill_disk (TRUE);
  lex_quit (fixture->application);
  fixture_settle ();
  answer ("_Go Back");
  g_assert_cmpuint (count_windows (fixture), ==, 2);
  lex_quit (fixture->application);
  fixture_settle ();
  answer ("_Close Without Keeping");
  fixture_fill_disk (FALSE);
  g_assert_cmpuint (count_windows (fixture), ==, 0);
  start_again (fixture);
  g_assert_cmpuint (count_windows (fixture), ==, 2);
  gtk_window_close (GTK_WINDOW (find_window_of (fixture, "27")));
  fixture->window = find_window_of (fixture, "40");
}

static void
add_tests (void)
{
  fixture_add ("/shell/session/reopening", 1280, test_reopening);
  fixture_add ("/shell/session/windows", 1280, test_windows);
  fixture_add ("/shell/session/window-closed", 1280, test_window_closed);
  fixture_add ("/shell/session/closed-meanwhile", 1280, test_closed_meanwhile);
  fixture_add ("/shell/session/kept-meanwhile", 1280, test_kept_meanwhile);
  fixture_add ("/shell/session/quit-without-keeping", 1280, test_quit_without_keeping);
  fixture_add ("/shell/session/empty-tab", 1280, test_empty_tab);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
