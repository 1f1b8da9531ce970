/* test-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Notes on a clause: written in place, kept while one types, shown beside their clause. It refuses
 * to know where they are kept, but for making that impossible. Run by Meson on a display of its
 * own.
 */

#include "fixture.h"
#include "widgets/journal/lex-note-editor.h"
#include "widgets/page/lex-sign.h"

#include <glib/gstdio.h>

static GtkWidget *
find (GtkWidget *widget, GType type, const char *css_class)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget)
      && (css_class == NULL || gtk_widget_has_css_class (widget, css_class)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, css_class);
  return found;
}

static GtkWidget *
find_in_page (Fixture *fixture, GType type, const char *css_class)
{
  return find (GTK_WIDGET (fixture->window->reader), type, css_class);
}

static LexNoteEditor *
get_editor (Fixture *fixture)
{
  GtkWidget *editor = find_in_page (fixture, LEX_TYPE_NOTE_EDITOR, NULL);

  g_assert_nonnull (editor);
  return LEX_NOTE_EDITOR (editor);
}

static void
type_note (Fixture *fixture, const char *text)
{
  GtkWidget *view = find (GTK_WIDGET (get_editor (fixture)), GTK_TYPE_TEXT_VIEW, NULL);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
}

/* What Escape does. */
static void
end_note (Fixture *fixture)
{
  LexNoteEditor *editor = get_editor (fixture);

  lex_note_editor_leave (editor);
  fixture_settle ();
}

static GPtrArray *
list (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *entries = lex_journal_list (fixture->journal, &error);

  g_assert_no_error (error);
  return entries;
}

static void
assert_note (Fixture *fixture, const char *label, const char *text)
{
  g_autoptr (GPtrArray) entries = list (fixture);
  const LexJournalEntry *entry;

  g_assert_cmpuint (entries->len, ==, 1);
  entry = entries->pdata[0];
  g_assert_cmpint (entry->kind, ==, LEX_JOURNAL_NOTE);
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_LABEL], ==, label);
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_TEXT], ==, text);
}

static void
count_change_cb (guint *n_changes)
{
  *n_changes += 1;
}

/* Without anything but typing; meson's patience is the test's. */
static void
test_kept_while_typing (Fixture *fixture, gconstpointer data)
{
  guint n_changes = 0;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  g_signal_connect_swapped (fixture->journal, "changed", G_CALLBACK (count_change_cb), &n_changes);
  type_note (fixture, "Ask first");
  while (n_changes == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_note (fixture, "27B1a", "Ask first");
  type_note (fixture, "Ask first, then rule");
  while (n_changes == 1)
    g_main_context_iteration (NULL, TRUE);
  assert_note (fixture, "27B1a", "Ask first, then rule");
  g_signal_handlers_disconnect_by_data (fixture->journal, &n_changes);
}

/* It knows the words that it is about, and what it cites can be followed. */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  const LexJournalEntry *entry;
  GtkWidget *sign;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask <both> first");
  end_note (fixture);
  entries = list (fixture);
  entry = entries->pdata[0];
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_EDITION], ==, "digest");
  g_assert_nonnull (entry->fields[LEX_JOURNAL_LANGUAGE]);
  g_assert_nonnull (entry->fields[LEX_JOURNAL_QUOTE]);

  g_assert_null (find_in_page (fixture, LEX_TYPE_NOTE_EDITOR, NULL));
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), "Ask <both> first"));
  sign = find_in_page (fixture, LEX_TYPE_SIGN, "note");
  g_assert_nonnull (sign);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (sign), ==, "My notes: 1");
}

static GtkWidget *
find_note_text (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_note_text (child, text);
  return found;
}

static void
test_cites (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text;
  gboolean handled = FALSE;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "16C2, twice");
  end_note (fixture);
  text = find_note_text (GTK_WIDGET (fixture->window->reader), "16C2, twice");
  g_assert_nonnull (text);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (text)), "lex:16C2"));
  g_signal_emit_by_name (text, "activate-link", "lex:16C2", &handled);
  g_assert_true (handled);
  fixture_assert_label (fixture, "16C2");
}

/* Whoever leaves at once leaves nothing behind. */
static void
test_kept_on_leaving (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask first");
  fixture_act (fixture, "win.open::31");
  assert_note (fixture, "27B1a", "Ask first");
}

static void
test_nothing_written (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  end_note (fixture);
  entries = list (fixture);
  g_assert_cmpuint (entries->len, ==, 0);
}

/* To empty a note is to remove it; undone, the words are there again. */
static void
test_emptied (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autofree char *edit = NULL;
  g_autofree char *back = NULL;
  const char *id;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask first");
  end_note (fixture);
  entries = list (fixture);
  id = ((LexJournalEntry *) entries->pdata[0])->fields[LEX_JOURNAL_ID];
  gtk_widget_activate_action (
      gtk_widget_get_parent (find_note_text (GTK_WIDGET (fixture->window->reader), "Ask first")),
      "notes.edit", "s", id);
  fixture_settle ();
  type_note (fixture, "");
  end_note (fixture);
  none = list (fixture);
  g_assert_cmpuint (none->len, ==, 0);
  fixture_wait_for_toast (fixture, "Removed");
  back = g_strdup_printf ("win.bring-back::%s", id);
  fixture_act (fixture, back);
  assert_note (fixture, "27B1a", "Ask first");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), "Ask first"));
}

/* Something else stands where the journal should be made. */
static void
test_not_kept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask first");
  while (!fixture_shows (GTK_WIDGET (get_editor (fixture)), "journal.sqlite"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  while (fixture_shows (GTK_WIDGET (get_editor (fixture)), "journal.sqlite"))
    g_main_context_iteration (NULL, TRUE);
  assert_note (fixture, "27B1a", "Ask first");
}

/* Also when nobody is at the note any more. */
static void
test_not_kept_and_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, LEX_JOURNAL_FILE_NAME, NULL);
  guint n_changes = 0;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask first");
  fixture_act (fixture, "win.open::31");
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_signal_connect_swapped (fixture->journal, "changed", G_CALLBACK (count_change_cb), &n_changes);
  while (n_changes == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_note (fixture, "27B1a", "Ask first");
  g_signal_handlers_disconnect_by_data (fixture->journal, &n_changes);
}

/* A page without anything in its margin gets room for one. */
static void
test_bare_page (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "3");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Tables");
  end_note (fixture);
  assert_note (fixture, "3", "Tables");
  g_assert_nonnull (find_in_page (fixture, LEX_TYPE_SIGN, "note"));
  fixture_act (fixture, "win.open::31");
  fixture_settle ();
  g_assert_null (find_in_page (fixture, LEX_TYPE_SIGN, "note"));
  fixture_act (fixture, "win.open::3");
  fixture_settle ();
  g_assert_nonnull (find_in_page (fixture, LEX_TYPE_SIGN, "note"));
}

static void
assert_note_on (Fixture *fixture, const char *label)
{
  g_autoptr (GPtrArray) entries = list (fixture);
  gboolean found = FALSE;

  for (guint i = 0; i < entries->len; i++)
    found
        |= g_str_equal (((LexJournalEntry *) entries->pdata[i])->fields[LEX_JOURNAL_LABEL], label);
  g_assert_true (found);
}

static void
click (Fixture *fixture, const char *text)
{
  LexPage *page = lex_reader_get_page (fixture->window->reader);
  g_autoptr (LexLabel) label = lex_label_parse (text);
  LexClauseRow *row = lex_page_find_row (page, label);

  lex_selection_begin_row (lex_page_get_selection (page), row, LEX_UNIT_LETTER);
}

/* On the clause that was clicked into, though the page was opened as a whole; what was opened after
 * that comes before it. */
static void
test_clicked (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  click (fixture, "27B1a");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Ask first");
  end_note (fixture);
  assert_note (fixture, "27B1a", "Ask first");
  fixture_act (fixture, "win.open::27C");
  fixture_act (fixture, "win.note");
  fixture_settle ();
  type_note (fixture, "Now");
  end_note (fixture);
  assert_note_on (fixture, "27C");
}

static void
add_tests (void)
{
  fixture_add ("/notes/clicked", 1280, test_clicked);
  fixture_add ("/notes/typing", 1280, test_kept_while_typing);
  fixture_add ("/notes/shown", 1280, test_shown);
  fixture_add ("/notes/shown/narrow", 360, test_shown);
  fixture_add ("/notes/cites", 1280, test_cites);
  fixture_add ("/notes/leaving", 1280, test_kept_on_leaving);
  fixture_add ("/notes/nothing", 1280, test_nothing_written);
  fixture_add ("/notes/emptied", 1280, test_emptied);
  fixture_add ("/notes/not-kept", 1280, test_not_kept);
  fixture_add ("/notes/not-kept-and-left", 1280, test_not_kept_and_left);
  fixture_add ("/notes/bare-page", 1280, test_bare_page);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
