/* test-common-keys.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys that hold in every window of the program: that each has them, and that quitting from
 * one still asks about what could not be kept. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "shell/lex-about.h"
#include "shell/lex-title-question.h"
#include "widgets/cases/lex-cases-window.h"
#include "widgets/importing/lex-waiting.h"
#include "widgets/journal/lex-backups.h"
#include "widgets/text/lex-question.h"

#define BOARDS                                                                                     \
  "[Board \"5\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n"                                         \
  "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"

#define LAW_28 "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\nA. Pass\nA call is in turn here.\n"

/* Borrowed: what a key does in a window; or %NULL. */
static GtkShortcutAction *
find_key (GtkWidget *window, guint key, GdkModifierType modifiers)
{
  g_autoptr (GtkShortcutTrigger) wanted = gtk_keyval_trigger_new (key, modifiers);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0;
           GTK_IS_SHORTCUT_CONTROLLER (keys) && j < g_list_model_get_n_items (G_LIST_MODEL (keys));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted))
            return gtk_shortcut_get_action (shortcut);
        }
    }
  return NULL;
}

static gboolean
press_quit (GtkWidget *window)
{
  GtkShortcutAction *quit = find_key (window, GDK_KEY_q, GDK_CONTROL_MASK);

  return quit != NULL && gtk_shortcut_action_activate (quit, 0, window, NULL);
}

/* F10 opens the menu of each window that has one. */
static void
check_menu (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget)
      && g_strcmp0 (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)), "open-menu-symbolic")
             == 0)
    g_assert_true (gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_menu (child);
}

/* In each window that is shown now, which are told by their types where one has not. */
static void
check (const char *where)
{
  GListModel *windows = gtk_window_get_toplevels ();

  fixture_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      g_test_message ("%s: %s", where, G_OBJECT_TYPE_NAME (window));
      g_assert_nonnull (find_key (window, GDK_KEY_q, GDK_CONTROL_MASK));
      g_assert_nonnull (find_key (window, GDK_KEY_F1, 0));
      check_menu (window);
      if (!LEX_IS_WINDOW (window)) /* It closes its tabs. */
        g_assert_nonnull (find_key (window, GDK_KEY_w, GDK_CONTROL_MASK));
    }
}

static void
open_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_window_open_files (fixture->window, paths);
  fixture_settle ();
}

/* One goes with another. */
static void
close_others (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint i = 0;

  while (i < g_list_model_get_n_items (windows))
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (LEX_IS_WINDOW (window))
        i++;
      else
        {
          gtk_window_destroy (window);
          i = 0;
        }
    }
}

/* What is typed at once is the new title, not a press of the button that gives up. */
static void
check_typing (GtkWindow *question, const char *title)
{
  GtkWidget *focus = gtk_window_get_focus (question);
  int start, end;

  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end));
  g_assert_cmpint (start, ==, 0);
  g_assert_cmpint (end, ==, g_utf8_strlen (title, -1));
}

static GtkWidget *
find_search (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkWidget *found = GTK_IS_SEARCH_ENTRY (widget) ? widget : NULL;

  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_search (child);
  return found;
}

/* Escape, which an entry of searches keeps to itself, empties it first and closes its window then.
 */
static void
check_escape (GtkWindow *searched)
{
  g_autoptr (GtkWidget) window = g_object_ref (GTK_WIDGET (searched));
  GtkWidget *entry = find_search (window);

  g_test_message ("%s", gtk_window_get_title (searched));
  gtk_editable_set_text (GTK_EDITABLE (entry), "27");
  g_signal_emit_by_name (entry, "stop-search");
  g_assert_true (gtk_widget_get_visible (window));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_signal_emit_by_name (entry, "stop-search");
  fixture_settle ();
  g_assert_false (gtk_widget_get_visible (window));
}

static void
test_everywhere (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[]
      = { "win.cases",       "win.notes",           "win.documents",        "win.precedence-list",
          "win.preferences", "win.precedence-here", "win.show-help-overlay" };
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWindow *title;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  fixture_show (fixture, "27");
  open_file (fixture, "event.pbn", BOARDS);
  open_file (fixture, "law28.txt", LAW_28);
  check ("files");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      fixture_act (fixture, actions[i]);
      check (actions[i]);
    }
  lex_about_present (window);
  lex_question_ask (window, "Remove this document?", "What was imported is removed.", "_Remove");
  lex_waiting_new (window, "Reading again", cancellable);
  lex_backups_new (fixture->journal, window, NULL);
  title = lex_title_question_ask (window, "law-28-en", "Law 28", NULL, NULL);
  check ("dialogs");
  check_typing (title, "Law 28");
  check_escape (GTK_WINDOW (fixture->window->notebook));
  check_escape (GTK_WINDOW (fixture->window->cases));
  fixture_act (fixture, "win.precedence-list");
  check_escape (fixture->window->map);
  close_others ();
}

static gboolean
is_open (Fixture *fixture)
{
  fixture_settle ();
  return gtk_widget_get_mapped (GTK_WIDGET (fixture->window));
}

static void
test_quit (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexWindow) kept = g_object_ref (fixture->window);
  LexCaseForm *form;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  form = lex_cases_window_get_form (LEX_CASES_WINDOW (fixture->window->cases));
  lex_case_form_set (form, LEX_CASE_TABLE, "7");
  g_assert_true (lex_case_form_flush (form));

  fixture_fill_disk (TRUE);
  lex_case_form_set (form, LEX_CASE_TABLE, "8");
  g_assert_true (press_quit (GTK_WIDGET (fixture->window->cases)));
  g_assert_true (fixture->window->asking);
  g_assert_true (is_open (fixture));
  g_assert_true (press_quit (GTK_WIDGET (fixture->window->cases)));
  g_assert_true (is_open (fixture));
  fixture_fill_disk (FALSE);

  fixture_act (fixture, "win.preferences");
  fixture_settle ();
  g_assert_true (press_quit (GTK_WIDGET (fixture->window->cases)));
  g_assert_false (is_open (fixture));
  g_assert_null (kept->cases);
  fixture->window = fixture_new_window (fixture, 1280);
}

static void
add_tests (void)
{
  fixture_add ("/shell/common-keys/everywhere", 1280, test_everywhere);
  fixture_add ("/shell/common-keys/quit", 1280, test_quit);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
