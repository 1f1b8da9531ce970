/* test-tabs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tabs: each has its own history, what the window shows follows that in front, and none costs
 * anything before it comes there. Run by Meson.
 */

#include "fixture.h"
#include "shell/lex-window-aside.h"
#include "widgets/text/lex-link.h"

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

  /* In a new tab the entry waits. */
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  g_assert_cmpint (get_n_tabs (fixture), ==, 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->tab_bar)));
  g_assert_null (lex_reader_get_label (fixture->window->reader));
  check_actions (fixture, FALSE, FALSE);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->window->entry)));
  fixture_act (fixture, "win.open::16");
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

static void
check_title (Fixture *fixture, int index, const char *title)
{
  AdwTabPage *page = adw_tab_view_get_nth_page (fixture->window->tabs, index);

  g_assert_cmpstr (adw_tab_page_get_title (page), ==, title);
}

/* What is read in front and what stays behind, opened or not, are called in one language. */
static void
test_titles_of_languages (Fixture *fixture, gconstpointer data)
{
  fixture_act (fixture, "win.languages::pl");
  fixture_show (fixture, "27B1");
  lex_window_open_tab (fixture->window, "16", FALSE);
  fixture_act (fixture, "win.new-tab");
  fixture_act (fixture, "win.open::example/33");
  check_title (fixture, 0, "27 Odzywka niewystarczająca");
  fixture_act (fixture, "win.languages::en");
  check_title (fixture, 0, "27 Insufficient Bid");
  for (int i = 1; i < 3; i++)
    check_title (fixture, i,
                 get_tab (fixture, i) == fixture->window->tab
                     ? "33 1NT corrected to 2NT"
                     : "16 Authorized and Unauthorized Information");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==,
                   "33 1NT corrected to 2NT");
}

/* What is in no tab in front is not built. */
static void
test_behind (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_nonnull (lex_window_open_tab (fixture->window, "40B2", FALSE));
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
  g_assert_null (lex_window_open_tab (fixture->window, "27Z", FALSE));
  g_assert_cmpint (get_n_tabs (fixture), ==, 1);
  fixture_wait_for_toast (fixture, "27");
}

static AdwTabView *
create_window (Fixture *fixture)
{
  AdwTabView *view = NULL;

  g_signal_emit_by_name (fixture->window->tabs, "create-window", &view);
  return view;
}

/* A tab that is dragged out of the bar stands alone in a window, with its history, and follows
 * that window alone. */
static void
test_drag_out (Fixture *fixture, gconstpointer data)
{
  LexWindow *first = fixture->window;
  LexWindow *second;
  AdwTabView *view;
  LexTab *tab;

  fixture_show (fixture, "27");
  lex_window_open_tab (first, "40", TRUE);
  fixture_act (fixture, "win.open::16");
  tab = first->tab;
  view = create_window (fixture);
  g_assert_true (ADW_IS_TAB_VIEW (view));
  adw_tab_view_transfer_page (first->tabs, adw_tab_view_get_selected_page (first->tabs), view, 0);
  fixture_settle ();
  second = LEX_WINDOW (gtk_widget_get_root (GTK_WIDGET (view)));
  g_assert_true (second->tab == tab);
  g_assert_cmpint (adw_tab_view_get_n_pages (view), ==, 1);
  g_assert_cmpint (get_n_tabs (fixture), ==, 1);
  fixture_assert_label (fixture, "27");

  /* The one left behind is no longer told. */
  fixture->window = second;
  g_assert_true (fixture_shows (GTK_WIDGET (second->sidebar), "17"));
  fixture_act (fixture, "win.back");
  fixture_assert_label (fixture, "40");
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (second)), "40 "));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (first)), "27 "));
  fixture->window = first;
  gtk_window_close (GTK_WINDOW (second));
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

/* The first below @widget that @test says yes to. */
static GtkWidget *
find (GtkWidget *widget, gboolean (*test) (GtkWidget *widget))
{
  GtkWidget *found = NULL;

  if (gtk_widget_get_mapped (widget) && test (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, test);
  return found;
}

static gboolean
links_to_31 (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_label (GTK_LABEL (widget)), "\"lex:31\"") != NULL;
}

static gboolean
is_row_of_28 (GtkWidget *widget)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "row") && fixture_shows (widget, "28");
}

/* Clicked aside: a tab of its own stays behind, be it a link, a row of the contents or a hit. */
static void
test_aside (Fixture *fixture, gconstpointer data)
{
  LexWindow *window = fixture->window;
  g_autoptr (LexLink) link = NULL;
  graphene_point_t place = GRAPHENE_POINT_INIT (4, 4);
  GtkWidget *widget;

  fixture_show (fixture, "27");
  widget = find (GTK_WIDGET (window->reader), links_to_31);
  link = lex_link_find (GTK_LABEL (widget), "lex:31");
  g_assert_true (lex_window_open_aside (window, widget,
                                        &GRAPHENE_POINT_INIT (link->area.x + 2, link->area.y + 2)));
  g_assert_false (lex_window_open_aside (window, GTK_WIDGET (window->reader), &place));
  fixture_act (fixture, "win.open-tab::16");
  g_assert_cmpint (get_n_tabs (fixture), ==, 3);
  adw_tab_view_close_page (window->tabs, adw_tab_view_get_nth_page (window->tabs, 2));

  widget = find (GTK_WIDGET (window->sidebar), is_row_of_28);
  g_assert_true (lex_window_open_aside (window, widget, &place));
  g_assert_cmpint (get_n_tabs (fixture), ==, 3);
  fixture_assert_label (fixture, "27");

  adw_tab_view_set_selected_page (window->tabs, adw_tab_view_get_nth_page (window->tabs, 1));
  fixture_assert_label (fixture, "31");
  adw_tab_view_set_selected_page (window->tabs, adw_tab_view_get_nth_page (window->tabs, 2));
  fixture_assert_label (fixture, "28");
}

/* To what was opened by Ctrl+Enter one goes, and what was searched is marked there. */
static void
test_aside_by_key (Fixture *fixture, gconstpointer data)
{
  LexWindow *window = fixture->window;

  fixture_show (fixture, "27");
  fixture_type (fixture, "psychic");
  fixture_settle ();
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window->sidebar), GTK_DIR_TAB_FORWARD));
  g_assert_true (lex_window_open_aside (window, gtk_root_get_focus (GTK_ROOT (window)), NULL));
  fixture_settle ();
  g_assert_cmpint (get_n_tabs (fixture), ==, 2);
  g_assert_true (window->tab == get_tab (fixture, 1));
  g_assert_cmpuint (fixture_count_marks (GTK_WIDGET (window->reader)), >, 0);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (window->reader));
}

/* Whichever way it is opened, nothing of what was searched before stands over it. */
static void
test_entry (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "win.new-tab", "win.recent" };

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      fixture_type (fixture, "psychic");
      fixture_settle ();
      fixture_act (fixture, actions[i]);
      fixture_settle ();
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==, "");
      fixture_act (fixture, "win.close-tab");
    }
}

static void
add_tests (void)
{
  fixture_add ("/shell/tabs/entry", 1280, test_entry);
  fixture_add ("/shell/tabs/one", 1280, test_one);
  fixture_add ("/shell/tabs/history", 1280, test_history);
  fixture_add ("/shell/tabs/titles", 1280, test_titles);
  fixture_add ("/shell/tabs/titles-of-languages", 1280, test_titles_of_languages);
  fixture_add ("/shell/tabs/behind", 1280, test_behind);
  fixture_add ("/shell/tabs/aside", 1280, test_aside);
  fixture_add ("/shell/tabs/aside-by-key", 1280, test_aside_by_key);
  fixture_add ("/shell/tabs/missing", 1280, test_missing);
  fixture_add ("/shell/tabs/drag-out", 1280, test_drag_out);
  fixture_add ("/shell/tabs/last-closes-window", 1280, test_last_closes_window);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
