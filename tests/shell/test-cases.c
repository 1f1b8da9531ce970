/* test-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records rulings in their window: begun from what is read, kept while typed, found again. Run by
 * Meson on a display of its own.
 */

#include "case-fixture.h"

#include "services/lex-cases.h"
#include "services/lex-unkept.h"
#include "shell/lex-window-cases.h"
#include "shell/lex-window-unkept.h"
#include "widgets/cases/lex-case-clauses.h"
#include "widgets/cases/lex-case-list.h"
#include "widgets/cases/lex-case-moment.h"
#include "widgets/journal/lex-notebook.h"

static LexCase *
read_case (Fixture *fixture, gint64 number)
{
  g_autoptr (GError) error = NULL;
  LexCase *value = lex_cases_find_number (fixture->journal, number, &error);

  g_assert_no_error (error);
  return value;
}

static void
test_times (void)
{
  const char *before = "2026-11-22T23:59:30+01:00";
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2026-11-23T00:05:00+01:00", NULL);
  g_autofree char *shown = lex_case_moment_dup_shown (before);
  g_autofree char *same = NULL;
  g_autofree char *later = NULL;
  g_autofree char *day = NULL;
  char *none = NULL;

  g_assert_cmpstr (shown, ==, "2026-11-22 23:59");
  g_assert_true (lex_case_moment_read (shown, before, now, &same));
  g_assert_cmpstr (same, ==, before);
  g_assert_true (lex_case_moment_read ("14.05", before, now, &later));
  g_assert_true (g_str_has_prefix (later, "2026-11-22T14:05:00"));
  g_assert_true (lex_case_moment_read ("2026-03-01 9:30", before, now, &day));
  g_assert_true (g_str_has_prefix (day, "2026-03-01T09:30:00"));
  g_assert_true (lex_case_moment_read ("  ", before, now, &none));
  g_assert_null (none);
  g_assert_false (lex_case_moment_read ("25:00", before, now, &none));
  g_assert_false (lex_case_moment_read ("2026-13-41 09:30", before, now, &none));
  g_assert_false (lex_case_moment_read ("yesterday", before, now, &none));
}

static void
assert_moment (const char *typed, const char *before, const char *expected)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 23, 0, 5, 0);
  g_autofree char *moment = NULL;

  g_assert_true (lex_case_moment_read (typed, before, now, &moment));
  g_assert_cmpstr (moment, !=, NULL);
  if (!g_str_has_prefix (moment, expected))
    g_assert_cmpstr (moment, ==, expected);
}

/* What was written before midnight is of that day, and what is corrected stays in its zone. */
static void
test_midnight (void)
{
  assert_moment ("23:58", NULL, "2026-11-22T23:58:00");
  assert_moment ("0:02", NULL, "2026-11-23T00:02:00");
  assert_moment ("00:09", NULL, "2026-11-23T00:09:00");
  assert_moment ("23.59", "2026-11-23T00:01:00", "2026-11-22T23:59:00");
  assert_moment ("2026-11-23 23:58", NULL, "2026-11-23T23:58:00");
  assert_moment ("23:40", "2026-11-21T23:50:00-07:30", "2026-11-21T23:40:00-07:30");
  assert_moment ("2026-11-20 9:00", "2026-11-21T23:50:00+12:45", "2026-11-20T09:00:00+12:45");
}

/* A clause, two keys, and the director writes. */
static void
test_writing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) kept = NULL;
  g_autoptr (LexCase) undone = NULL;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.new-case");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), ==, "27B1a");
  case_fixture_type (fixture, LEX_CASE_TABLE, "7");
  case_fixture_type (fixture, LEX_CASE_EVENT, "Spring Pairs");
  case_fixture_type (fixture, LEX_CASE_AGREED, "South bid 1♥ over 1♠.");
  case_fixture_type (fixture, LEX_CASE_CLAUSES, "27B1(a), law 16 B");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), ==, "27B1a 16B");
  case_fixture_type (fixture, LEX_CASE_CLAUSES, "27B1(a), nonsense");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), ==, "27B1a");
  case_fixture_type (fixture, LEX_CASE_CALLED, "half past nine");
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_CALLED));
  while (lex_case_form_get_case (case_fixture_get_form (fixture))->number == 0)
    g_main_context_iteration (NULL, TRUE);
  kept = read_case (fixture, 1);
  g_assert_cmpstr (kept->values[LEX_CASE_TABLE], ==, "7");
  g_assert_cmpstr (kept->values[LEX_CASE_AGREED], ==, "South bid 1♥ over 1♠.");
  g_assert_true (fixture_shows (GTK_WIDGET (case_fixture_get_window (fixture)), "since the call"));

  case_fixture_act (fixture, "cases.undo");
  case_fixture_act (fixture, "cases.undo");
  g_assert_null (case_fixture_get_value (fixture, LEX_CASE_AGREED));
  gtk_window_close (GTK_WINDOW (case_fixture_get_window (fixture)));
  undone = read_case (fixture, 1);
  g_assert_null (undone->values[LEX_CASE_AGREED]);
  g_assert_cmpstr (undone->values[LEX_CASE_CLAUSES], ==, "27B1a");
}

static GtkLabel *
find_label (GtkWidget *widget, const char *words)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);
  return found;
}

/* How long the table waits can be read in the narrowest window, until it is ruled. */
static void
test_timer (Fixture *fixture, gconstpointer data)
{
  GtkWindow *cases;
  GtkLabel *timer;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  cases = GTK_WINDOW (case_fixture_get_window (fixture));
  gtk_window_set_default_size (cases, 360, 700);
  case_fixture_type (fixture, LEX_CASE_CALLED, "2020-01-01 00:00");
  g_assert_true (lex_case_form_flush (case_fixture_get_form (fixture)));
  fixture_settle ();
  timer = find_label (GTK_WIDGET (cases), "since the call");
  g_assert_nonnull (timer);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (cases)), <=, 360);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (timer)));
  gtk_widget_activate_action (GTK_WIDGET (case_fixture_get_form (fixture)), "case.now", NULL);
  g_assert_true (lex_case_form_flush (case_fixture_get_form (fixture)));
  fixture_settle ();
  g_assert_null (find_label (GTK_WIDGET (cases), "since the call"));
}

static void
put (Fixture *fixture, const char *kind, const char *event, const char *clauses)
{
  g_autoptr (LexCase) value = lex_case_new (kind);
  g_autoptr (GError) error = NULL;

  lex_case_set (value, LEX_CASE_EVENT, event);
  lex_case_set (value, LEX_CASE_CLAUSES, clauses);
  lex_case_set (value, LEX_CASE_AGREED, event);
  g_assert_true (lex_cases_put (fixture->journal, value, &error));
  g_assert_no_error (error);
}

static guint
count (Fixture *fixture)
{
  return lex_case_list_get_n_shown (LEX_CASE_LIST (
      fixture_find (GTK_WIDGET (case_fixture_get_window (fixture)), LEX_TYPE_CASE_LIST)));
}

static void
assert_sieve (Fixture *fixture, const char *typed, const char *with, const char *without)
{
  g_auto (GStrv) wanted = NULL;
  g_auto (GStrv) unwanted = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true (lex_case_clauses_read_sieve (fixture->library, typed, &wanted, &unwanted));
  first = g_strjoinv (" ", wanted);
  second = g_strjoinv (" ", unwanted);
  g_assert_cmpstr (first, ==, with);
  g_assert_cmpstr (second, ==, without);
}

/* What is looked for is typed at once. What the desktop asks of the program's window stands in
 * front of the cases, which go with it all the same. */
static void
test_beside (Fixture *fixture, gconstpointer data)
{
  GtkWindow *cases;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  fixture_settle ();
  cases = GTK_WINDOW (case_fixture_get_window (fixture));
  g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (cases)));
  g_assert_null (gtk_window_get_transient_for (cases));
  fixture_act (fixture, "win.notes");
  fixture_settle ();
  g_assert_null (gtk_window_get_transient_for (fixture->window->notebook));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture_find_window (LEX_TYPE_CASES_WINDOW));
  g_assert_null (fixture_find_window (LEX_TYPE_NOTEBOOK));
  fixture->window = fixture_new_window (fixture, 1280);
}

static void
test_listing (Fixture *fixture, gconstpointer data)
{
  GtkWidget *search;

  put (fixture, LEX_CASE_RULING_KIND, "Spring Pairs", "27B1a 16B");
  put (fixture, LEX_CASE_RULING_KIND, "Autumn Teams", "27B2");
  put (fixture, LEX_CASE_MEMO_KIND, "Autumn Teams", NULL);
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  fixture_settle ();
  g_assert_cmpuint (count (fixture), ==, 2);
  search = fixture_find (GTK_WIDGET (case_fixture_get_window (fixture)), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (search), "autumn");
  g_assert_cmpuint (count (fixture), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "winter");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (case_fixture_get_window (fixture)), "Nothing Found"));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  assert_sieve (fixture, "27B and not 16B", "27B", "16B");
  assert_sieve (fixture, "27B i bez 16B, 64", "27B", "16B 64");
  assert_sieve (fixture, "27B -16B", "27B", "16B");
  gtk_editable_set_text (
      GTK_EDITABLE (fixture_find (gtk_widget_get_parent (search), GTK_TYPE_ENTRY)), "27B not 16B");
  g_assert_cmpuint (count (fixture), ==, 1);
}

/* Escape first empties the search, then closes the window. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  fixture_settle ();
  entry = GTK_EDITABLE (
      fixture_find (GTK_WIDGET (case_fixture_get_window (fixture)), GTK_TYPE_SEARCH_ENTRY));
  gtk_editable_set_text (entry, "hesitation");
  g_signal_emit_by_name (entry, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_signal_emit_by_name (entry, "stop-search");
  fixture_settle ();
  g_assert_null (fixture->window->cases);
}

/* Away, and back. */
static void
test_removing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autoptr (GPtrArray) shown = NULL;

  put (fixture, LEX_CASE_RULING_KIND, "Spring Pairs", "27B1a");
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  lex_cases_window_edit (case_fixture_get_window (fixture), read_case (fixture, 1));
  shown = lex_cases_window_read (case_fixture_get_window (fixture), NULL);
  g_assert_cmpuint (shown->len, ==, 1);
  id = g_strdup (lex_case_form_get_case (case_fixture_get_form (fixture))->id);
  case_fixture_act (fixture, "cases.remove");
  g_assert_null (case_fixture_get_form (fixture));
  fixture_settle ();
  g_assert_cmpuint (count (fixture), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (case_fixture_get_window (fixture)), "cases.bring-back",
                              "s", id);
  fixture_settle ();
  g_assert_cmpuint (count (fixture), ==, 1);
}

static gboolean
asks (Fixture *fixture)
{
  return fixture->window->asking;
}

/* The disk is full, the director goes on: nothing is lost, neither where he closes the form nor
 * where he closes all. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, "unkept.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (LexCase) kept = NULL;
  guint n_added;

  put (fixture, LEX_CASE_RULING_KIND, "Spring Pairs", "27B1a");
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  lex_cases_window_edit (case_fixture_get_window (fixture), read_case (fixture, 1));
  fixture_fill_disk (TRUE);
  case_fixture_type (fixture, LEX_CASE_TABLE, "7");
  gtk_window_close (GTK_WINDOW (case_fixture_get_window (fixture)));
  g_assert_true (asks (fixture));
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (case_fixture_get_window (fixture)), "Not kept yet: "));
  /* Where it cannot be scrolled away. */
  g_assert_null (gtk_widget_get_ancestor (
      lex_case_form_get_line (lex_cases_window_get_form (case_fixture_get_window (fixture))),
      GTK_TYPE_SCROLLED_WINDOW));
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window)));
  lex_window_save_unkept_to (fixture->window, path);
  g_assert_true (asks (fixture));
  fixture_fill_disk (FALSE);
  lex_window_save_unkept_to (fixture->window, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"table\":\"7\""));
  fixture_settle ();
  g_assert_null (fixture->window->cases);
  kept = read_case (fixture, 1);
  g_assert_cmpstr (kept->values[LEX_CASE_TABLE], ==, "7");
  g_assert_true (lex_journal_load (fixture->journal, path, &n_added, NULL));
}

/* What is typed when the program ends is put with the last breath. */
static void
test_last_breath (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) kept = NULL;
  g_autoptr (GError) error = NULL;

  put (fixture, LEX_CASE_RULING_KIND, "Spring Pairs", "27B1a");
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  lex_cases_window_edit (case_fixture_get_window (fixture), read_case (fixture, 1));
  fixture_fill_disk (TRUE);
  case_fixture_type (fixture, LEX_CASE_TABLE, "8");
  lex_window_close_cases (fixture->window);
  fixture_settle ();
  g_assert_cmpuint (lex_unkept_count (fixture->journal), ==, 1);
  g_assert_false (lex_unkept_put (fixture->journal, &error));
  g_assert_nonnull (strstr (error->message, "free some space"));
  fixture_fill_disk (FALSE);
  g_assert_true (lex_unkept_put (fixture->journal, NULL));
  g_assert_cmpuint (lex_unkept_count (fixture->journal), ==, 0);
  kept = read_case (fixture, 1);
  g_assert_cmpstr (kept->values[LEX_CASE_TABLE], ==, "8");
}

static char *export(Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  lex_window_export_cases_to (fixture->window, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_assert_no_error (error);
  return text;
}

static void
test_exporting (Fixture *fixture, gconstpointer data)
{
  LexCase *value = lex_case_new (LEX_CASE_RULING_KIND);
  g_autofree char *named = NULL;
  g_autofree char *nameless = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *nowhere = g_build_filename (fixture->imports, "cases.doc", NULL);

  lex_case_set (value, LEX_CASE_NORTH, "Ann Lee");
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  lex_cases_window_edit (case_fixture_get_window (fixture), value);
  named = export(fixture, "cases.json");
  g_assert_nonnull (strstr (named, "Ann Lee"));
  fixture_act (fixture, "win.leave-out-names");
  nameless = export(fixture, "cases.md");
  g_assert_null (strstr (nameless, "Ann Lee"));
  paper = export(fixture, "cases.pdf");
  g_assert_true (g_str_has_prefix (paper, "%PDF"));
  g_free (export(fixture, "Lee & <Sons>.csv"));
  g_assert_true (
      fixture_shows (GTK_WIDGET (case_fixture_get_window (fixture)), "Lee & <Sons>.csv"));
  lex_window_export_cases_to (fixture->window, nowhere);
  g_assert_false (g_file_test (nowhere, G_FILE_TEST_EXISTS));
}

/* What the command line writes meanwhile is listed when one comes back to the list. */
static void
test_looking (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) other = lex_journal_new (fixture->imports);
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);
  LexCasesWindow *cases;

  put (fixture, LEX_CASE_RULING_KIND, "Spring Pairs", "27B1a");
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  cases = case_fixture_get_window (fixture);
  fixture_settle ();
  lex_case_set (value, LEX_CASE_EVENT, "Autumn Pairs");
  g_assert_true (lex_cases_put (other, value, NULL));
  g_assert_false (fixture_shows (GTK_WIDGET (cases), "Autumn Pairs"));
  g_object_notify (G_OBJECT (cases), "is-active");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (cases), "Autumn Pairs"));
}

static void
add_tests (void)
{
  g_test_add_func ("/shell/cases/times", test_times);
  g_test_add_func ("/shell/cases/midnight", test_midnight);
  fixture_add ("/shell/cases/writing", 1280, test_writing);
  fixture_add ("/shell/cases/timer", 1280, test_timer);
  fixture_add ("/shell/cases/beside", 1280, test_beside);
  fixture_add ("/shell/cases/listing", 1280, test_listing);
  fixture_add ("/shell/cases/escape", 1280, test_escape);
  fixture_add ("/shell/cases/removing", 1280, test_removing);
  fixture_add ("/shell/cases/full-disk", 1280, test_full_disk);
  fixture_add ("/shell/cases/last-breath", 1280, test_last_breath);
  fixture_add ("/shell/cases/exporting", 1280, test_exporting);
  fixture_add ("/shell/cases/looking", 1280, test_looking);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
