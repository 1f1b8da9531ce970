/* test-record.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the record of an event gives back: statistics as pictures, restrictions that are still
 * running, open cases, print, files out and in. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>

#include "services/lex-cases.h"
#include "shell/lex-window-cases.h"
#include "widgets/cases/lex-case-list.h"
#include "widgets/cases/lex-case-print.h"
#include "widgets/cases/lex-cases-window.h"
#include "widgets/charts/lex-chart-view.h"

static LexCasesWindow *
get_cases (Fixture *fixture)
{
  g_assert_nonnull (fixture->window->cases);
  return LEX_CASES_WINDOW (fixture->window->cases);
}

static guint
count (GtkWidget *widget, GType type)
{
  guint n = gtk_widget_get_mapped (widget) && g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static gboolean
shows (Fixture *fixture, const char *text)
{
  fixture_settle ();
  return fixture_shows (GTK_WIDGET (get_cases (fixture)), text);
}

static void
act (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (get_cases (fixture)), action, NULL);
}

static void
put (Fixture *fixture, const char *table, const char *clauses, const char *ruled)
{
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);

  lex_case_set (value, LEX_CASE_EVENT, "Spring Pairs");
  lex_case_set (value, LEX_CASE_TABLE, table);
  lex_case_set (value, LEX_CASE_CLAUSES, clauses);
  lex_case_set (value, LEX_CASE_CALLED, "2026-11-22T14:00:00+01:00");
  lex_case_set (value, LEX_CASE_RULED, ruled);
  if (ruled != NULL)
    lex_case_set (value, LEX_CASE_STATUS, "ruled");
  else
    lex_case_add_row (value, LEX_CASE_RESTRICTIONS,
                      (const char *[]){ "East", "must pass", "the end of the auction", NULL });
  g_assert_true (lex_cases_put (fixture->journal, value, NULL));
}

static void
fill (Fixture *fixture)
{
  put (fixture, "7", "27B1a 16B", "2026-11-22T14:12:00+01:00");
  put (fixture, "7", "27B1b", "2026-11-22T14:40:00+01:00");
  put (fixture, "3", "64A1", NULL);
  fixture_show (fixture, "27");
}

static void
test_statistics (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  fill (fixture);
  fixture_act (fixture, "win.cases");
  act (fixture, "cases.statistics");
  g_assert_true (shows (fixture, "3 cases; half were ruled within "));
  g_assert_true (shows (fixture, "Calls by Law"));
  g_assert_true (shows (fixture, "Tables, the slowest first"));
  window = GTK_WIDGET (get_cases (fixture));
  g_assert_cmpuint (count (window, LEX_TYPE_CHART_VIEW), ==, 3);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fixture_find_button (window, "Table")), TRUE);
  fixture_settle ();
  g_assert_cmpuint (count (window, GTK_TYPE_COLUMN_VIEW), ==, 1);
  act (fixture, "cases.back");
  g_assert_true (shows (fixture, "3 cases"));
}

/* Over what has a tooltip. GTK keeps the one that it showed last, and that keeps what its window
 * could do: a window that was closed under the pointer keeps nothing, which the fixture looks at.
 */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pointer = g_find_program_in_path ("xdotool");

  if (pointer == NULL)
    {
      g_test_skip ("xdotool is not installed");
      return;
    }
  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 655 238", NULL, NULL, NULL, NULL));
  test_statistics (fixture, data);
}

/* What is over leaves the list, and stays in its case. */
static void
test_restrictions (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) kept = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  fill (fixture);
  fixture_act (fixture, "win.cases");
  act (fixture, "cases.restrictions");
  g_assert_true (shows (fixture, "East: must pass"));
  g_assert_true (shows (fixture, "until the end of the auction · Case 3 · Table 3"));
  g_signal_emit_by_name (fixture_find_button (GTK_WIDGET (get_cases (fixture)), "Over"), "clicked");
  g_assert_true (shows (fixture, "No Restriction Is Running"));
  kept = lex_cases_find_number (fixture->journal, 3, NULL);
  rows = lex_case_dup_rows (kept, LEX_CASE_RESTRICTIONS);
  g_assert_cmpstr (((GStrv) rows->pdata[0])[1], ==, "must pass");
  g_assert_cmpuint (strlen (((GStrv) rows->pdata[0])[3]), ==, strlen ("14:05"));
  act (fixture, "cases.back");
}

/* Open cases are told of on an empty tab, and are one step from there. */
static void
test_open (Fixture *fixture, gconstpointer data)
{
  fill (fixture);
  fixture_act (fixture, "win.new-tab");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window), "1 open case"));
  fixture_act (fixture, "win.open-cases");
  g_assert_true (shows (fixture, "1 case"));
}

static void
test_printing (void)
{
  LexCasePrint print = { NULL, { LEX_LANGUAGES_BOTH, FALSE } };
  GtkWidget *options = g_object_ref_sink (lex_case_print_new_options (&print));
  GtkWidget *choice = gtk_widget_get_first_child (options);

  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)), ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (gtk_widget_get_last_child (options)), TRUE);
  g_assert_cmpint ((int) print.style.languages, ==, (int) LEX_LANGUAGES_PL);
  g_assert_true (print.style.no_names);
  g_object_unref (options);

  /* Which language stands first on the screen is no other choice. */
  print.style.languages = LEX_LANGUAGES_SWAPPED;
  options = g_object_ref_sink (lex_case_print_new_options (&print));
  choice = gtk_widget_get_first_child (options);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)), ==, 2);
  g_object_unref (options);
}

static char *
dup_json (Fixture *fixture)
{
  const LexCaseFilter every = { .kind = LEX_CASE_EVERY_KIND };
  g_autoptr (GPtrArray) cases = lex_cases_read (fixture->journal, &every, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cases->len; i++)
    {
      const LexCase *value = cases->pdata[i];
      g_autofree char *fields = lex_case_dup_json (value);

      g_string_append_printf (text, "%s %" G_GINT64_FORMAT " %s\n", value->id, value->number,
                              fields);
    }
  return g_string_free (text, FALSE);
}

/* Removed, and back from the file: nothing is another. */
static void
test_import (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->imports, "cases.json", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  fill (fixture);
  before = dup_json (fixture);
  fixture_act (fixture, "win.cases");
  lex_window_export_cases_to (fixture->window, path);
  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (LexCase) value = lex_cases_find_number (fixture->journal, i, NULL);

      g_assert_true (lex_cases_remove (fixture->journal, value->id, NULL));
    }
  lex_window_import_cases_from (fixture->window, path);
  g_assert_true (shows (fixture, "Added to the record: 3"));
  after = dup_json (fixture);
  g_assert_cmpstr (after, ==, before);
}

/* Later, and earlier: hours pass while a laptop sleeps, and a clock is set back. */
static gint64 shift;

static gint64
get_shifted (void)
{
  return g_get_real_time () + shift;
}

static void
write_table (Fixture *fixture, const char *table)
{
  LexCaseForm *form = lex_cases_window_get_form (get_cases (fixture));

  lex_case_form_set (form, LEX_CASE_TABLE, table);
  g_assert_true (lex_case_form_flush (form));
}

static void
assert_table (Fixture *fixture, const char *table)
{
  g_autoptr (LexCase) kept = lex_cases_find_number (fixture->journal, 1, NULL);

  g_assert_cmpstr (kept->values[LEX_CASE_TABLE], ==, table);
  g_assert_cmpstr (kept->changed, >=, kept->created);
}

static void
test_sleep (Fixture *fixture, gconstpointer data)
{
  shift = 0;
  lex_journal_clock = get_shifted;
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  write_table (fixture, "7");
  shift = 3 * G_TIME_SPAN_HOUR;
  write_table (fixture, "8");
  g_assert_true (shows (fixture, "3 h"));
  assert_table (fixture, "8");
  shift = -G_TIME_SPAN_DAY;
  write_table (fixture, "9");
  assert_table (fixture, "9");
  gtk_window_close (GTK_WINDOW (get_cases (fixture)));
  lex_journal_clock = g_get_real_time;
}

/* Where both wrote the same, neither loses it, and who was the later is told. */
static void
check_parted (Fixture *fixture, LexJournal *other)
{
  g_autoptr (LexCase) theirs = lex_cases_find_number (other, 1, NULL);
  g_autofree char *said
      = g_strdup_printf (_ ("Another window wrote in the same field: yours is now case %d"), 3);

  lex_case_set (theirs, LEX_CASE_TABLE, "10");
  g_assert_true (lex_cases_put (other, theirs, NULL));
  write_table (fixture, "11");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (get_cases (fixture)), said));
  lex_case_free (g_steal_pointer (&theirs));
  theirs = lex_cases_find_number (other, 1, NULL);
  g_assert_cmpstr (theirs->values[LEX_CASE_TABLE], ==, "10");
  lex_case_free (g_steal_pointer (&theirs));
  theirs = lex_cases_find_number (other, 3, NULL);
  g_assert_cmpstr (theirs->values[LEX_CASE_TABLE], ==, "11");
}

/* Of two programs on one case each keeps what it wrote, and sees what the other did. */
static void
test_two_windows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) other = lex_journal_new (fixture->imports);
  g_autoptr (LexCase) theirs = NULL;
  const LexCase *ours;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  write_table (fixture, "7");
  theirs = lex_cases_find_number (other, 1, NULL);
  lex_case_set (theirs, LEX_CASE_AGREED, "South bid.");
  g_assert_true (lex_cases_put (other, theirs, NULL));
  write_table (fixture, "8");
  ours = lex_case_form_get_case (lex_cases_window_get_form (get_cases (fixture)));
  g_assert_cmpstr (ours->values[LEX_CASE_AGREED], ==, "South bid.");
  g_assert_cmpint (ours->number, ==, 1);
  assert_table (fixture, "8");
  lex_case_set (theirs, LEX_CASE_TABLE, "9");
  g_assert_true (lex_cases_put (other, theirs, NULL));
  g_assert_cmpint (theirs->number, ==, 2);
  assert_table (fixture, "8");
  check_parted (fixture, other);
  gtk_window_close (GTK_WINDOW (get_cases (fixture)));
}

static void
add_tests (void)
{
  g_test_add_func ("/shell/record/printing", test_printing);
  fixture_add ("/shell/record/statistics", 1280, test_statistics);
  fixture_add ("/shell/record/restrictions", 1280, test_restrictions);
  fixture_add ("/shell/record/open", 1280, test_open);
  fixture_add ("/shell/record/sleep", 1280, test_sleep);
  fixture_add ("/shell/record/two-windows", 1280, test_two_windows);
  fixture_add ("/shell/record/import", 1280, test_import);
  fixture_add ("/shell/record/tooltip", 1280, test_tooltip);
}

int
main (int argc, char *argv[])
{
  const int result = fixture_run (argc, argv, add_tests);

  /* Back where a display has it at first: the tests that follow find it there. */
  g_spawn_command_line_sync ("xdotool mousemove 800 600", NULL, NULL, NULL, NULL);
  return result;
}
