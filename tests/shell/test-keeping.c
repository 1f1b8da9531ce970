/* test-keeping.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader makes in the window and finds again: bookmarks, notes, highlights. It refuses to
 * know the journal's file, but for damaging it. Run by Meson on a display of its own.
 */

#include "fixture.h"
#include "shell/lex-bookmarks.h"
#include "shell/lex-window-journal.h"
#include "widgets/sidebar/lex-sidebar-mark.h"

#include <glib/gstdio.h>

static GPtrArray *
list (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *entries = lex_journal_list (fixture->journal, &error);

  g_assert_no_error (error);
  return entries;
}

static const char *
get_field (GPtrArray *entries, guint index, LexJournalField field)
{
  g_assert_cmpuint (index, <, entries->len);
  return ((LexJournalEntry *) entries->pdata[index])->fields[field];
}

static gboolean
is_marked (Fixture *fixture)
{
  g_autoptr (GVariant) state
      = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "bookmark");

  return g_variant_get_boolean (state);
}

/* In the order of making; a bookmark knows the words that it was made on. */
static void
test_bookmarks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GMenuModel) menu = NULL;
  g_autoptr (GVariant) title = NULL;

  fixture_show (fixture, "27B1a");
  g_assert_false (is_marked (fixture));
  fixture_act (fixture, "win.bookmark");
  g_assert_true (is_marked (fixture));
  fixture_act (fixture, "win.open::16C");
  g_assert_false (is_marked (fixture));
  fixture_act (fixture, "win.bookmark");
  fixture_act (fixture, "win.open::31");
  fixture_act (fixture, "win.bookmark");
  fixture_act (fixture, "win.bookmark");
  g_assert_false (is_marked (fixture));

  entries = list (fixture);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpstr (get_field (entries, 0, LEX_JOURNAL_LABEL), ==, "27B1a");
  g_assert_cmpstr (get_field (entries, 0, LEX_JOURNAL_EDITION), ==, "digest");
  g_assert_nonnull (get_field (entries, 0, LEX_JOURNAL_QUOTE));
  g_assert_cmpstr (get_field (entries, 1, LEX_JOURNAL_LABEL), ==, "16C");

  menu = lex_bookmarks_dup_menu (entries, fixture->window->library, LEX_LANGUAGE_EN);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 2);
  title = g_menu_model_get_item_attribute_value (menu, 0, G_MENU_ATTRIBUTE_LABEL, NULL);
  g_assert_true (g_str_has_prefix (g_variant_get_string (title, NULL), "27B1(a)"));
}

static void
test_folders_are_menus (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) folder = lex_journal_entry_new (LEX_JOURNAL_FOLDER, NULL, "to_day");
  g_autoptr (LexJournalEntry) empty = lex_journal_entry_new (LEX_JOURNAL_FOLDER, NULL, "Nothing");
  g_autoptr (LexJournalEntry) inside = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, "27A", NULL);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GMenuModel) menu = NULL;
  g_autoptr (GMenuModel) below = NULL;
  g_autoptr (GVariant) title = NULL;

  g_assert_true (lex_journal_put (fixture->journal, folder, NULL));
  g_assert_true (lex_journal_put (fixture->journal, empty, NULL));
  lex_journal_entry_set (inside, LEX_JOURNAL_PARENT, folder->fields[LEX_JOURNAL_ID]);
  g_assert_true (lex_journal_put (fixture->journal, inside, NULL));
  entries = list (fixture);
  menu = lex_bookmarks_dup_menu (entries, fixture->library, LEX_LANGUAGE_EN);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 1);
  title = g_menu_model_get_item_attribute_value (menu, 0, G_MENU_ATTRIBUTE_LABEL, NULL);
  g_assert_cmpstr (g_variant_get_string (title, NULL), ==, "to__day");
  below = g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SUBMENU);
  g_assert_cmpint (g_menu_model_get_n_items (below), ==, 1);
}

/* Once, in their order, and only when they are safe elsewhere do they leave the preferences. */
static void
test_bookmarks_move_in (Fixture *fixture, gconstpointer data)
{
  static const char *const before[] = { "31", "16C", NULL };
  g_autoptr (GPtrArray) entries = NULL;
  g_auto (GStrv) left = NULL;

  g_settings_set_strv (fixture->preferences, "bookmarks", before);
  fixture_show (fixture, "31");
  entries = list (fixture);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpstr (get_field (entries, 0, LEX_JOURNAL_LABEL), ==, "31");
  g_assert_cmpstr (get_field (entries, 1, LEX_JOURNAL_LABEL), ==, "16C");
  left = g_settings_get_strv (fixture->preferences, "bookmarks");
  g_assert_cmpuint (g_strv_length (left), ==, 0);
  g_assert_true (is_marked (fixture));
}

/* A journal that can not be written leaves them where they are, and says why. */
static void
test_bookmarks_stay (Fixture *fixture, gconstpointer data)
{
  static const char *const before[] = { "31", NULL };
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);
  g_auto (GStrv) left = NULL;

  g_assert_true (g_file_set_contents (path, "no journal", -1, NULL));
  g_settings_set_strv (fixture->preferences, "bookmarks", before);
  fixture_show (fixture, "31");
  fixture_wait_for_toast (fixture, "journal.sqlite");
  left = g_settings_get_strv (fixture->preferences, "bookmarks");
  g_assert_cmpuint (g_strv_length (left), ==, 1);
}

/* In the sidebar: in the reader's order, moved up and down, and into a folder that has a name at
 * once. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27A", "31", "16C" };
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) moved = NULL;
  g_autoptr (GPtrArray) last = NULL;
  const char *place;

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_autoptr (LexJournalEntry) entry
          = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, labels[i], NULL);

      g_assert_true (lex_journal_put (fixture->journal, entry, NULL));
    }
  fixture_show (fixture, "27");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "27A"));
  before = list (fixture);
  g_assert_null (lex_sidebar_mark_find_place (before, before->pdata[0], -1));
  g_assert_null (lex_sidebar_mark_find_place (before, before->pdata[2], 1));
  g_assert_cmpstr (lex_sidebar_mark_find_place (before, before->pdata[1], 1), ==, "");
  place = lex_sidebar_mark_find_place (before, before->pdata[2], -1);
  g_assert_cmpstr (place, ==, get_field (before, 1, LEX_JOURNAL_ID));
  lex_window_move_entry (fixture->window, get_field (before, 2, LEX_JOURNAL_ID), "", place);
  moved = list (fixture);
  lex_sidebar_mark_sort (moved);
  g_assert_cmpstr (get_field (moved, 1, LEX_JOURNAL_LABEL), ==, "16C");

  lex_window_new_folder (fixture->window, get_field (before, 0, LEX_JOURNAL_ID));
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "New Folder"));
  last = list (fixture);
  g_assert_cmpuint (last->len, ==, 4);
  g_assert_cmpstr (get_field (last, 3, LEX_JOURNAL_LABEL), ==, "27A");
  g_assert_nonnull (get_field (last, 3, LEX_JOURNAL_PARENT));
}

static void
test_removal_is_undone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) made = NULL;
  g_autoptr (GPtrArray) removed = NULL;
  g_autoptr (GPtrArray) returned = NULL;
  g_autofree char *action = NULL;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.bookmark");
  made = list (fixture);
  fixture_act (fixture, "win.bookmark");
  removed = list (fixture);
  g_assert_cmpuint (removed->len, ==, 0);
  fixture_wait_for_toast (fixture, "Removed");
  action = g_strdup_printf ("win.bring-back::%s", get_field (made, 0, LEX_JOURNAL_ID));
  fixture_act (fixture, action);
  returned = list (fixture);
  g_assert_cmpuint (returned->len, ==, 1);
  g_assert_true (is_marked (fixture));
}

/* What another program wrote is seen when one comes back to the window. */
static void
test_somebody_else_writes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) other = lex_journal_new (fixture->imports);
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, "27", NULL);

  fixture_show (fixture, "27");
  g_assert_true (lex_journal_put (other, entry, NULL));
  g_assert_false (is_marked (fixture));
  lex_journal_look (fixture->journal);
  g_assert_true (is_marked (fixture));
}

/* A journal that was put in the place of the open one is the one that is written. */
static void
test_another_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);
  g_autoptr (LexJournal) other = lex_journal_new (fixture->imports);
  g_autoptr (LexJournalEntry) first = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, "27", NULL);
  g_autoptr (LexJournalEntry) second = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, "31", NULL);
  g_autoptr (GPtrArray) entries = NULL;

  fixture_show (fixture, "27");
  g_assert_true (lex_journal_put (fixture->journal, first, NULL));
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  g_assert_true (lex_journal_put (fixture->journal, second, NULL));
  entries = lex_journal_list (other, NULL);
  g_assert_cmpuint (entries->len, ==, 1);
  g_assert_cmpstr (get_field (entries, 0, LEX_JOURNAL_LABEL), ==, "31");
}

static void
add_tests (void)
{
  fixture_add ("/keeping/bookmarks", 1280, test_bookmarks);
  fixture_add ("/keeping/folders", 1280, test_folders_are_menus);
  fixture_add ("/keeping/moving-in", 1280, test_bookmarks_move_in);
  fixture_add ("/keeping/staying", 1280, test_bookmarks_stay);
  fixture_add ("/keeping/order", 1280, test_order);
  fixture_add ("/keeping/undo", 1280, test_removal_is_undone);
  fixture_add ("/keeping/somebody-else", 1280, test_somebody_else_writes);
  fixture_add ("/keeping/another-file", 1280, test_another_file);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
