/* test-bookmarks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bookmarks in the sidebar: put in order by keys and by dragging, and the focus that stays with
 * them. It refuses to know the journal's file. Run by Meson on a display of its own.
 */

#include "fixture.h"
#include "shell/lex-window-journal.h"
#include "widgets/sidebar/lex-sidebar-drop.h"

#include <glib/gi18n-lib.h>

static char *
put (Fixture *fixture, LexJournalKind kind, const char *label, const char *name, const char *folder)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (kind, label, name);
  g_autoptr (GError) error = NULL;

  lex_journal_entry_set (entry, LEX_JOURNAL_PARENT, folder);
  lex_journal_put (fixture->journal, entry, &error);
  g_assert_no_error (error);
  return g_strdup (entry->fields[LEX_JOURNAL_ID]);
}

/* The row that shows an entry, anywhere below @widget. */
static GtkWidget *
find_row_below (GtkWidget *widget, const char *id)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LIST_BOX_ROW (widget)
      && g_strcmp0 (lex_sidebar_mark_get_id (GTK_LIST_BOX_ROW (widget)), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row_below (child, id);
  return found;
}

static GtkWidget *
find_row (Fixture *fixture, const char *id)
{
  GtkWidget *row = find_row_below (GTK_WIDGET (fixture->window->sidebar), id);

  g_assert_nonnull (row);
  return row;
}

/* The order in which they are shown, such as "27A 31 16C"; of a folder its name. */
static void
assert_order (Fixture *fixture, GtkWidget *list, const char *expected)
{
  g_autoptr (GPtrArray) entries = lex_journal_list (fixture->journal, NULL);
  g_autoptr (GString) order = g_string_new (NULL);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    for (guint j = 0; j < entries->len; j++)
      {
        const LexJournalEntry *entry = entries->pdata[j];
        const LexJournalField field
            = entry->kind == LEX_JOURNAL_FOLDER ? LEX_JOURNAL_TEXT : LEX_JOURNAL_LABEL;

        if (g_str_equal (entry->fields[LEX_JOURNAL_ID], lex_sidebar_mark_get_id (row)))
          g_string_append_printf (order, "%s%s", i > 0 ? " " : "", entry->fields[field]);
      }
  g_assert_cmpstr (order->str, ==, expected);
}

static void
assert_focus (Fixture *fixture, const char *id)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_true (focus == find_row (fixture, id));
}

/* Up, down and away by keys alone; the focus goes along, and to the next when one is gone. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = put (fixture, LEX_JOURNAL_BOOKMARK, "27A", NULL, NULL);
  g_autofree char *second = put (fixture, LEX_JOURNAL_BOOKMARK, "31", NULL, NULL);
  g_autofree char *third = put (fixture, LEX_JOURNAL_BOOKMARK, "16C", NULL, NULL);
  GtkWidget *list;

  fixture_show (fixture, "27");
  fixture_settle ();
  list = gtk_widget_get_parent (find_row (fixture, first));
  gtk_widget_grab_focus (find_row (fixture, first));
  g_assert_true (fixture_press_key (find_row (fixture, first), "<Alt><Shift>Down"));
  assert_order (fixture, list, "31 27A 16C");
  assert_focus (fixture, first);
  g_assert_true (fixture_press_key (find_row (fixture, first), "<Alt><Shift>Down"));
  assert_order (fixture, list, "31 16C 27A");
  g_assert_false (fixture_press_key (find_row (fixture, first), "<Alt><Shift>Down"));
  g_assert_true (fixture_press_key (find_row (fixture, first), "<Alt><Shift>Up"));
  assert_order (fixture, list, "31 27A 16C");
  assert_focus (fixture, first);

  g_assert_true (fixture_press_key (find_row (fixture, first), "Delete"));
  assert_order (fixture, list, "31 16C");
  assert_focus (fixture, third);
  fixture_wait_for_toast (fixture, "Removed");
  lex_window_bring_back (fixture->window, first);
  assert_order (fixture, list, "31 27A 16C");
  assert_focus (fixture, third);
}

/* The button of a toast. Its label is shown without the underscore. */
static GtkWidget *
find_undo (Fixture *fixture)
{
  GtkWidget *undo = fixture_find_button (GTK_WIDGET (fixture->window->toasts), _ ("_Undo"));

  g_assert_nonnull (undo);
  return undo;
}

/* The second of two removals does not make the first final. */
static void
test_two_removals (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = put (fixture, LEX_JOURNAL_BOOKMARK, "27A", NULL, NULL);
  g_autofree char *second = put (fixture, LEX_JOURNAL_BOOKMARK, "31", NULL, NULL);
  g_autofree char *third = put (fixture, LEX_JOURNAL_BOOKMARK, "16C", NULL, NULL);
  GtkWidget *list;

  fixture_show (fixture, "27");
  fixture_settle ();
  list = gtk_widget_get_parent (find_row (fixture, first));
  lex_window_remove_entry (fixture->window, third);
  fixture_wait_for_toast (fixture, "Removed");
  lex_window_remove_entry (fixture->window, first);
  fixture_wait_for_toast (fixture, "Removed (2)");
  assert_order (fixture, list, "31");
  g_signal_emit_by_name (find_undo (fixture), "clicked");
  assert_order (fixture, list, "27A 31 16C");

  /* What was undone is not undone again. */
  fixture_settle ();
  lex_window_remove_entry (fixture->window, second);
  while (fixture_shows (GTK_WIDGET (fixture->window->toasts), "Removed (2)"))
    g_main_context_iteration (NULL, TRUE);
  fixture_wait_for_toast (fixture, "Removed");
  g_signal_emit_by_name (find_undo (fixture), "clicked");
  assert_order (fixture, list, "27A 31 16C");
}

static void
drop (Fixture *fixture, const char *id, const char *onto, double height)
{
  LexSidebarPlace place;

  g_assert_true (lex_sidebar_drop_find (find_row (fixture, onto), id, height, &place));
  lex_window_move_entry (fixture->window, id, place.folder, place.before);
  fixture_settle ();
}

/* On the upper half of another: before it; on the lower: behind it, so that one comes to the end,
 * too. */
static void
test_dragged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = put (fixture, LEX_JOURNAL_BOOKMARK, "27A", NULL, NULL);
  g_autofree char *second = put (fixture, LEX_JOURNAL_BOOKMARK, "31", NULL, NULL);
  g_autofree char *third = put (fixture, LEX_JOURNAL_BOOKMARK, "16C", NULL, NULL);
  LexSidebarPlace place;
  GtkWidget *list;

  fixture_show (fixture, "27");
  fixture_settle ();
  list = gtk_widget_get_parent (find_row (fixture, first));
  drop (fixture, first, third, 0.9);
  assert_order (fixture, list, "31 16C 27A");
  drop (fixture, first, second, 0.1);
  assert_order (fixture, list, "27A 31 16C");
  drop (fixture, first, second, 0.9);
  assert_order (fixture, list, "31 27A 16C");

  /* Where it stands already. */
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, first), first, 0.9, &place));
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, second), first, 0.9, &place));
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, third), second, 2.0, &place)
                  && g_str_equal (place.before, second));
}

/* Into a folder, before it, out of it again; and none into itself or what stands in it. */
static void
test_folders (Fixture *fixture, gconstpointer data)
{
  g_autofree char *mark = put (fixture, LEX_JOURNAL_BOOKMARK, "27A", NULL, NULL);
  g_autofree char *outer = put (fixture, LEX_JOURNAL_FOLDER, NULL, "Outer", NULL);
  g_autofree char *inner = put (fixture, LEX_JOURNAL_FOLDER, NULL, "Inner", outer);
  g_autofree char *inside = put (fixture, LEX_JOURNAL_BOOKMARK, "31", NULL, inner);
  LexSidebarPlace place;
  GtkWidget *list;

  fixture_show (fixture, "27");
  fixture_settle ();
  list = gtk_widget_get_parent (find_row (fixture, mark));
  assert_order (fixture, list, "27A Outer Inner 31");
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, outer), outer, 0.9, &place));
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, inner), outer, 0.9, &place));
  g_assert_false (lex_sidebar_drop_find (find_row (fixture, inside), outer, 0.1, &place));

  drop (fixture, mark, inner, 0.9);
  assert_order (fixture, list, "Outer Inner 31 27A");
  drop (fixture, inner, outer, 0.1);
  assert_order (fixture, list, "Inner 31 27A Outer");
  drop (fixture, mark, outer, 0.1);
  assert_order (fixture, list, "Inner 31 27A Outer");
  g_assert_true (lex_sidebar_drop_find (find_row (fixture, inner), mark, 0.1, &place));
  g_assert_cmpstr (place.folder, ==, "");
}

/* The menu of a folder offers none that stands in it. */
static void
test_folders_offered (Fixture *fixture, gconstpointer data)
{
  g_autofree char *outer = put (fixture, LEX_JOURNAL_FOLDER, NULL, "Outer", NULL);
  g_autofree char *inner = put (fixture, LEX_JOURNAL_FOLDER, NULL, "Inner", outer);
  g_autoptr (GPtrArray) all = lex_journal_list (fixture->journal, NULL);

  lex_sidebar_mark_sort (all);
  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < 2; j++)
      {
        const LexJournalEntry *entry = all->pdata[i];
        const LexJournalEntry *folder = all->pdata[j];
        const gboolean good = g_str_equal (entry->fields[LEX_JOURNAL_ID], inner)
                              && g_str_equal (folder->fields[LEX_JOURNAL_ID], outer);

        g_assert_true (lex_sidebar_drop_may_go (all, entry, folder) == good);
      }
}

static void
add_tests (void)
{
  fixture_add ("/bookmarks/keys", 1280, test_keys);
  fixture_add ("/bookmarks/two-removals", 1280, test_two_removals);
  fixture_add ("/bookmarks/dragged", 1280, test_dragged);
  fixture_add ("/bookmarks/folders", 1280, test_folders);
  fixture_add ("/bookmarks/folders-offered", 1280, test_folders_offered);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
