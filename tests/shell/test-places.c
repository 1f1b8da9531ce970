/* test-places.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where one is and was: what the clause at the top of the view stands below, the way up, and what
 * was read before. Run by Meson.
 */

#include "fixture.h"
#include "shell/lex-window-recent.h"
#include "shell/lex-window-study.h"
#include "widgets/start/lex-start-page.h"

/* Enough for all rows of the longest law. */
#define N_FRAMES 14

/* What stands over the page, or %NULL. */
static GtkLabel *
find_trail (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->window->reader));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "trail") && gtk_widget_get_mapped (child))
      return GTK_LABEL (child);
  return NULL;
}

static void
check_trail (Fixture *fixture, const char *words)
{
  fixture_settle ();
  g_assert_nonnull (find_trail (fixture));
  g_test_message ("%s", gtk_label_get_text (find_trail (fixture)));
  g_assert_nonnull (strstr (gtk_label_get_text (find_trail (fixture)), words));
}

/* A clause in the middle of a list says nothing without what leads on to it. */
static void
test_trail (Fixture *fixture, gconstpointer data)
{
  gboolean handled;

  fixture_show (fixture, "64");
  g_assert_null (find_trail (fixture));
  fixture_act (fixture, "win.open::64B6");
  check_trail (fixture, "64 Postępowanie po uprawomocnieniu fałszywego renonsu › B Brak");
  g_assert_true (g_str_has_suffix (gtk_label_get_text (find_trail (fixture)), ":"));
  fixture_act (fixture, "win.languages::en");
  check_trail (fixture, "B No Automatic Trick Adjustment");

  g_signal_emit_by_name (find_trail (fixture), "activate-link", "lex:64B", &handled);
  fixture_assert_label (fixture, "64B");
  fixture_act (fixture, "win.open::16");
  fixture_settle ();
  g_assert_null (find_trail (fixture));
}

/* What it covers is not what one reads first. */
static void
test_trail_of_first (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B1b");
  check_trail (fixture,
               "27 Odzywka niewystarczająca › B Odzywka niewystarczająca niezaakceptowana › ");
}

static void
test_up (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "64B6");
  fixture_act (fixture, "win.up");
  fixture_assert_label (fixture, "64B");
  fixture_act (fixture, "win.up");
  fixture_act (fixture, "win.up");
  fixture_assert_label (fixture, "64");
}

/* What was read and searched is there in a new tab, and gives way to what is opened from there. */
static void
test_recent (Fixture *fixture, gconstpointer data)
{
  GtkWidget *start;
  LexStartPage *page;

  fixture_show (fixture, "27B1a");
  lex_window_keep_place (fixture->window);
  fixture_type (fixture, "psychic");
  fixture_settle ();
  g_signal_emit_by_name (fixture->window->entry, "activate");
  lex_window_keep_place (fixture->window);

  fixture_act (fixture, "win.recent");
  fixture_settle ();
  start = lex_tab_get_start (fixture->window->tab);
  page = LEX_START_PAGE (start);
  g_assert_true (fixture_shows (start, "27B1(a)"));
  g_assert_true (fixture_shows (start, "psychic"));
  lex_start_page_filter (page, "27b1");
  fixture_settle ();
  g_assert_true (fixture_shows (start, "27B1(a)"));
  g_assert_false (fixture_shows (start, "psychic"));
  lex_start_page_activate (page);
  fixture_assert_label (fixture, "27B1a");
  g_assert_null (lex_tab_get_start (fixture->window->tab));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->reader)));
}

/* What the window does with a key that nothing in it takes. */
static gboolean
press (Fixture *fixture, guint key)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  fixture_settle ();
  return handled;
}

/* Escape leaves the search, be it pressed where one types or on the page that a hit led to. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "psychic");
  fixture_settle ();
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                 == GTK_WIDGET (fixture->window->reader));
  g_assert_cmpuint (fixture_count_marks (GTK_WIDGET (fixture->window->reader)), >, 0);
  g_assert_true (press (fixture, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==, "");
  g_assert_cmpuint (fixture_count_marks (GTK_WIDGET (fixture->window->reader)), ==, 0);
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "40"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                 == GTK_WIDGET (fixture->window->reader));
}

/* Who turns pages reads none of them. */
static void
test_passing (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) places = NULL;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.next-law");
  fixture_act (fixture, "win.next-law");
  lex_window_keep_place (fixture->window);
  lex_window_keep_place (fixture->window);
  places = lex_window_list_places (fixture->window);
  g_assert_cmpuint (g_strv_length (places), ==, 1);
  g_assert_cmpstr (places[0], ==, "29");
}

/* Three lines at the first start, until something is opened. */
static void
test_hints (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, NULL);
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reading), "27B1a"));
  fixture_act (fixture, "win.open::16");
  fixture_settle ();
  g_assert_null (fixture->window->hints);
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  g_assert_null (fixture->window->hints);
}

/* The button of @widget that fires @action, or %NULL. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

/* Who learns is told in a new tab what the day brings; for who does not, nothing is even read. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  LexStudyAnswer answer = { .rating = LEX_RATING_AGAIN, .now = 1000000000 };
  GError *error = NULL;
  GtkWidget *start;
  LexStudy *study;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  start = lex_tab_get_start (fixture->window->tab);
  g_assert_null (find_button (start, "win.study"));
  g_assert_null (fixture->window->study);

  study = lex_window_get_study (fixture->window);
  answer.card = g_ptr_array_index (lex_study_get_cards (study), 0);
  g_assert_true (lex_study_answer (study, &answer, &error));
  g_assert_no_error (error);
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  start = lex_tab_get_start (fixture->window->tab);
  g_assert_nonnull (find_button (start, "win.study"));
  g_signal_emit_by_name (find_button (start, "win.study"), "clicked");
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture->window->study));
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  gboolean painted = FALSE;
  const gulong handler
      = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (GTK_WIDGET (fixture->window));
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* Counts the rows that stand, and says how far down the third of them is. */
static guint
count_rows (LexPage *page, float *third)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (page)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      n += LEX_IS_CLAUSE_ROW (row);
      if (n == 3 && LEX_IS_CLAUSE_ROW (row)
          && gtk_widget_compute_bounds (row, GTK_WIDGET (page), &bounds))
        *third = bounds.origin.y;
    }
  return n;
}

/* No frame has more rows to make than it has time for, and what stands does not move. */
static void
test_late_rows (Fixture *fixture, gconstpointer data)
{
  float before, after;
  guint most = 0;
  guint n;

  fixture_show (fixture, "1");
  g_assert_true (lex_window_open (fixture->window, "40"));
  wait_for_frame (fixture);
  n = count_rows (lex_reader_get_page (fixture->window->reader), &before);
  for (guint frame = 0; frame < N_FRAMES; frame++)
    {
      const guint now = count_rows (lex_reader_get_page (fixture->window->reader), &after);

      most = MAX (most, now - n);
      n = now;
      wait_for_frame (fixture);
    }
  g_assert_cmpuint (n, >=, 30);
  g_assert_cmpuint (most, >, 0);
  g_assert_cmpuint (most, <, n / 3);
  g_assert_cmpfloat (before, ==, after);
}

static void
add_tests (void)
{
  fixture_add ("/shell/places/late-rows", 1280, test_late_rows);
  fixture_add ("/shell/places/trail", 1280, test_trail);
  fixture_add ("/shell/places/trail-of-first", 1280, test_trail_of_first);
  fixture_add ("/shell/places/recent", 1280, test_recent);
  fixture_add ("/shell/places/escape", 1280, test_escape);
  fixture_add ("/shell/places/passing", 1280, test_passing);
  fixture_add ("/shell/places/hints", 360, test_hints);
  fixture_add ("/shell/places/cards", 1280, test_cards);
  fixture_add ("/shell/places/up", 1280, test_up);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
