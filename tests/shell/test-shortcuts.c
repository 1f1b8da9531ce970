/* test-shortcuts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog of shortcuts: what it shows and finds, and how it is left. It measures nothing. Run by
 * Meson on a display of its own.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>

/* A dialog stands in the window, or is one of its own. */
static GtkWidget *
find_shortcuts (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (fixture_shows (window, _ ("Copy with citation")))
        found = window;
    }
  return found;
}

static GtkEditable *
find_search (GtkWidget *widget)
{
  g_autofree char *words = NULL;
  GtkEditable *found = NULL;

  if (GTK_IS_SEARCH_ENTRY (widget))
    g_object_get (widget, "placeholder-text", &words, NULL);
  if (g_strcmp0 (words, _ ("Search the Shortcuts")) == 0)
    return GTK_EDITABLE (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child);
  return found;
}

static void
search_shortcuts (GtkEditable *entry, const char *text)
{
  gtk_editable_set_text (entry, text);
  g_signal_emit_by_name (entry, "search-changed");
  fixture_settle ();
}

/* Every key, by what it does and by its own name; Escape gives the search up, then the dialog. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *shortcuts;
  GtkEditable *entry;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.show-help-overlay");
  fixture_settle ();
  shortcuts = find_shortcuts (fixture);
  g_assert_nonnull (shortcuts);
  g_assert_true (fixture_shows (shortcuts, "Ctrl"));
  g_assert_true (fixture_shows (shortcuts, _ ("Leave the note")));

  entry = find_search (shortcuts);
  search_shortcuts (entry, _ ("New tab"));
  g_assert_true (fixture_shows (shortcuts, _ ("New tab")));
  g_assert_false (fixture_shows (shortcuts, _ ("Leave the note")));
  g_assert_false (fixture_shows (shortcuts, _ ("Selecting")));
  search_shortcuts (entry, "F11");
  g_assert_true (fixture_shows (shortcuts, _ ("Table mode: the clause alone, large")));
  g_assert_false (fixture_shows (shortcuts, _ ("New tab")));
  search_shortcuts (entry, "xyzzy");
  g_assert_true (fixture_shows (shortcuts, _ ("Nothing Found")));
  g_signal_emit_by_name (entry, "stop-search");
  search_shortcuts (entry, "");
  g_assert_true (fixture_shows (shortcuts, _ ("Copy with citation")));
  g_signal_emit_by_name (entry, "stop-search");
  while (find_shortcuts (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
add_tests (void)
{
  fixture_add ("/shell/shortcuts/search", 1280, test_search);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
