/* test-notebook.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the reader made, in one place: listed, searched, filtered, written to a file and
 * read from one, and restored from a backup. It refuses to know how a journal is stored. Run by
 * Meson on a display of its own.
 */

#include "fixture.h"
#include "shell/lex-window-notes.h"
#include "shell/lex-window-toasts.h"
#include "widgets/journal/lex-notebook-row.h"
#include "widgets/journal/lex-notebook.h"

#include <glib/gstdio.h>
#include <string.h>

/* Where a file of SQLite has the last byte of its `user_version`. */
#define USER_VERSION_AT 63

static void
put (Fixture *fixture, LexJournalKind kind, const char *label, const char *text, const char *quote)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (kind, label, text);
  g_autoptr (GError) error = NULL;

  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, quote);
  if (quote != NULL)
    lex_journal_entry_set (entry, LEX_JOURNAL_EDITION, "digest");
  lex_journal_put (fixture->journal, entry, &error);
  g_assert_no_error (error);
}

static void
fill (Fixture *fixture)
{
  put (fixture, LEX_JOURNAL_NOTE, "27B1a", "Żądaj wyjaśnień", NULL);
  put (fixture, LEX_JOURNAL_BOOKMARK, "16C", NULL, NULL);
  put (fixture, LEX_JOURNAL_HIGHLIGHT, "31", "", "words that stand nowhere in it");
  put (fixture, LEX_JOURNAL_NOTE, "27Z", "about something dropped", "what it said");
}

static LexNotebook *
open_notebook (Fixture *fixture)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.notes");
  fixture_settle ();
  g_assert_nonnull (fixture->window->notebook);
  return LEX_NOTEBOOK (fixture->window->notebook);
}

static gboolean
lists (LexNotebook *notebook, const char *text)
{
  return fixture_shows (GTK_WIDGET (notebook), text);
}

static void
test_listed (Fixture *fixture, gconstpointer data)
{
  LexNotebook *notebook;

  fill (fixture);
  notebook = open_notebook (fixture);
  g_assert_true (lists (notebook, "Żądaj wyjaśnień"));
  g_assert_true (lists (notebook, "16C"));
  g_assert_true (lists (notebook, "words that stand nowhere in it"));
  g_assert_true (lists (notebook, "about something dropped"));
  g_assert_true (lists (notebook, "what it said"));
  g_assert_true (lists (notebook, "4 of 4"));
}

/* When something was written stands in the reader's own way of writing a day, and is his day, not
 * that of Greenwich; a list read aloud says the same. */
static void
test_dated (Fixture *fixture, gconstpointer data)
{
  static const char *const changed = "2026-11-22T23:30:00Z";
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27B", "Ask");
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (changed, NULL);
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) local = g_date_time_to_timezone (time, zone);
  g_autofree char *day = g_date_time_format (local, "%x");
  g_autoptr (LexNotebookItem) item = NULL;
  g_autofree char *name = NULL;

  lex_journal_entry_set (entry, LEX_JOURNAL_CHANGED, changed);
  item = lex_notebook_item_new (entry);
  name = lex_notebook_row_fill (box, fixture->library, item, TRUE);
  g_assert_nonnull (strstr (name, day));
  g_assert_null (strstr (name, "2026-11-2"));
}

/* The first widget of a style class that is shown. */
static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);
  return found;
}

static int
get_top (LexNotebook *notebook, const char *css_class)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_class (GTK_WIDGET (notebook), css_class),
                                            GTK_WIDGET (notebook), &bounds));
  return (int) bounds.origin.y;
}

/* The button of a bookmark does not part its title from the line below it. */
static void
test_close_together (Fixture *fixture, gconstpointer data)
{
  static const LexNotebookFilter filters[] = { LEX_NOTEBOOK_NOTES, LEX_NOTEBOOK_BOOKMARKS };
  LexNotebook *notebook;
  int gaps[G_N_ELEMENTS (filters)];

  fill (fixture);
  notebook = open_notebook (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      lex_notebook_set_filter (notebook, filters[i]);
      fixture_settle ();
      gaps[i] = get_top (notebook, "facts") - get_top (notebook, "heading");
    }
  g_assert_cmpint (gaps[1], ==, gaps[0]);
}

static void
test_searched (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *query;
    const char *count;
  } cases[] = { { "zadaj", "1 of 4" }, { "WYJAŚ żą", "1 of 4" },
                { "27", "2 of 4" },    { "about dropped", "1 of 4" },
                { "stand", "1 of 4" }, { "ądaj", "0 of 4" },
                { "", "4 of 4" } };
  LexNotebook *notebook;

  fill (fixture);
  notebook = open_notebook (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      lex_notebook_search (notebook, cases[i].query);
      fixture_settle ();
      g_test_message ("%s", cases[i].query);
      g_assert_true (lists (notebook, cases[i].count));
    }
}

static void
test_filtered (Fixture *fixture, gconstpointer data)
{
  static const char *const counts[] = { "4 of 4", "2 of 4", "1 of 4", "1 of 4", "2 of 4" };
  LexNotebook *notebook;

  fill (fixture);
  notebook = open_notebook (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      lex_notebook_set_filter (notebook, (LexNotebookFilter) i);
      fixture_settle ();
      g_assert_true (lists (notebook, counts[i]));
    }
}

/* What is written elsewhere is here at once. */
static void
test_follows (Fixture *fixture, gconstpointer data)
{
  LexNotebook *notebook = open_notebook (fixture);

  g_assert_false (lists (notebook, "Later"));
  put (fixture, LEX_JOURNAL_NOTE, "27", "Later", NULL);
  fixture_settle ();
  g_assert_true (lists (notebook, "Later"));

  /* Also what is not shown is counted. */
  lex_notebook_search (notebook, "later");
  put (fixture, LEX_JOURNAL_NOTE, "27", "Other", NULL);
  fixture_settle ();
  g_assert_true (lists (notebook, "1 of 2"));
}

static void
test_leads_back (Fixture *fixture, gconstpointer data)
{
  fill (fixture);
  fixture_show (fixture, "3");
  fixture_act (fixture, "win.read-notes::27B1a");
  fixture_settle ();
  fixture_assert_label (fixture, "27B1a");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), "Żądaj wyjaśnień"));
}

/* Out, in, and out again: the same bytes. */
static void
test_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, "out.json", NULL);
  g_autofree char *markdown = g_build_filename (fixture->imports, "out.md", NULL);
  g_autofree char *other_dir = g_build_filename (fixture->imports, "other", NULL);
  g_autoptr (LexJournal) other = lex_journal_new (other_dir);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  guint n_added;

  fill (fixture);
  fixture_show (fixture, "27");
  lex_window_export_notes_to (fixture->window, path);
  fixture_wait_for_toast (fixture, "out.json");
  lex_window_export_notes_to (fixture->window, markdown);
  fixture_wait_for_toast (fixture, "out.md");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (lex_journal_load (other, path, &n_added, NULL));
  g_assert_cmpuint (n_added, ==, 4);
  again = lex_journal_export (other, NULL);
  g_assert_cmpstr (text, ==, again);

  lex_window_import_notes_from (fixture->window, path);
  fixture_wait_for_toast (fixture, "Nothing is new: all of it is there already");
  lex_window_import_notes_from (fixture->window, markdown);
  fixture_wait_for_toast (fixture, "out.md");
}

static gboolean
is_said (LexNotebook *notebook, const char *text)
{
  return fixture_shows (GTK_WIDGET (lex_notebook_get_toasts (notebook)), text);
}

/* A message stands in the window from which the file was asked for, though its dialog was in front
 * until now. */
static void
test_said_where_asked (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, "out.json", NULL);
  LexNotebook *notebook = open_notebook (fixture);

  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture->window->asker = notebook;
  lex_window_export_notes_to (fixture->window, path);
  while (!is_said (notebook, "out.json"))
    {
      g_assert_false (fixture_shows (GTK_WIDGET (fixture->window->toasts), "out.json"));
      g_main_context_iteration (NULL, TRUE);
    }
}

/* What is said of what was done in a window before the notebook, such as that of the backups,
 * stands in the notebook. */
static void
test_said_behind (Fixture *fixture, gconstpointer data)
{
  LexNotebook *notebook = open_notebook (fixture);
  GtkWindow *before = g_object_new (GTK_TYPE_WINDOW, "transient-for", notebook, NULL);

  gtk_window_present (before);
  while (!gtk_window_is_active (before))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (lex_window_get_toasts_in_front (fixture->window)
                 == lex_notebook_get_toasts (notebook));
  gtk_window_destroy (before);
}

static guint
count (Fixture *fixture)
{
  g_autoptr (GPtrArray) entries = lex_journal_list (fixture->journal, NULL);

  return entries != NULL ? entries->len : 0;
}

/* A backup of before, and the way back from it. */
static void
test_backups (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) first = lex_journal_new (fixture->imports);
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27", "first");
  g_auto (GStrv) backups = NULL;
  g_auto (GStrv) more = NULL;

  g_assert_true (lex_journal_put (first, entry, NULL));
  g_clear_object (&first);
  backups = lex_journal_list_backups (fixture->journal);
  g_assert_cmpuint (g_strv_length (backups), ==, 1);
  fill (fixture);
  g_assert_cmpuint (count (fixture), ==, 5);

  fixture_show (fixture, "27");
  lex_window_restore_backup (fixture->window, backups[0]);
  fixture_wait_for_toast (fixture, "The backup was restored");
  g_assert_cmpuint (count (fixture), ==, 1);
  more = lex_journal_list_backups (fixture->journal);
  g_assert_cmpuint (g_strv_length (more), ==, 2);
  lex_window_restore_backup (fixture->window, more[1]);
  g_assert_cmpuint (count (fixture), ==, 5);
}

/* A journal that can not be read says so where its notes would stand, with the way out. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);
  g_autoptr (LexJournal) first = lex_journal_new (fixture->imports);
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27", "first");
  g_auto (GStrv) backups = NULL;
  LexNotebook *notebook;

  g_assert_true (lex_journal_put (first, entry, NULL));
  g_clear_object (&first);
  g_assert_true (g_file_set_contents (path, "no journal", -1, NULL));
  notebook = open_notebook (fixture);
  g_assert_true (lists (notebook, "journal.sqlite"));
  g_assert_true (lists (notebook, "Backups"));
  g_assert_true (lists (notebook, "Your Notes Cannot Be Read"));
  g_assert_false (lists (notebook, "Nothing Is Noted Yet"));
  backups = lex_journal_list_backups (fixture->journal);
  lex_window_restore_backup (fixture->window, backups[0]);
  fixture_settle ();
  g_assert_false (lists (notebook, "journal.sqlite"));
  g_assert_true (lists (notebook, "first"));
}

/* A search finds what the reader wrote among the hits, and opens it where it stands; of a clause
 * that is no more, in the list. */
static void
test_found (Fixture *fixture, gconstpointer data)
{
  fill (fixture);
  fixture_show (fixture, "3");
  fixture_type (fixture, "kind:note zadaj wyj");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "My Notes"));
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "Żądaj wyjaśnień"));
  g_assert_true (lex_sidebar_activate (fixture->window->sidebar));
  fixture_settle ();
  fixture_assert_label (fixture, "27B1a");
  fixture_type (fixture, "kind:note something dropped");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "about something dropped"));
  fixture_act (fixture, "win.read-notes::27Z");
  fixture_settle ();
  g_assert_nonnull (fixture->window->notebook);
  g_assert_true (lists (LEX_NOTEBOOK (fixture->window->notebook), "2 of 4"));
}

/* What a newer Lexbridge wrote is read, and said to be so; nothing offers to change it. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);
  g_autoptr (LexJournal) first = lex_journal_new (fixture->imports);
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27", "first");
  g_autofree char *bytes = NULL;
  gsize length;
  LexNotebook *notebook;

  g_assert_true (lex_journal_put (first, entry, NULL));
  g_clear_object (&first);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  bytes[USER_VERSION_AT] = 99;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  notebook = open_notebook (fixture);
  g_assert_true (lists (notebook, "a newer Lexbridge wrote this journal"));
  g_assert_true (lists (notebook, "first"));
  g_assert_cmpuint (count (fixture), ==, 1);
  fixture_act (fixture, "win.bookmark");
  fixture_wait_for_toast (fixture, "a newer Lexbridge");
  fixture_act (fixture, "win.note");
  fixture_wait_for_toast (fixture, "a newer Lexbridge");
  g_assert_cmpuint (count (fixture), ==, 1);
}

static void
add_tests (void)
{
  fixture_add ("/notebook/listed", 1280, test_listed);
  fixture_add ("/notebook/dated", 1280, test_dated);
  fixture_add ("/notebook/close-together", 1280, test_close_together);
  fixture_add ("/notebook/searched", 1280, test_searched);
  fixture_add ("/notebook/filtered", 1280, test_filtered);
  fixture_add ("/notebook/follows", 1280, test_follows);
  fixture_add ("/notebook/leads-back", 1280, test_leads_back);
  fixture_add ("/notebook/found", 1280, test_found);
  fixture_add ("/notebook/files", 1280, test_files);
  fixture_add ("/notebook/said-where-asked", 1280, test_said_where_asked);
  fixture_add ("/notebook/said-behind", 1280, test_said_behind);
  fixture_add ("/notebook/backups", 1280, test_backups);
  fixture_add ("/notebook/newer", 1280, test_newer);
  fixture_add ("/notebook/damaged", 1280, test_damaged);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
