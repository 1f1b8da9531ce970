/* test-crash.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Processes that die while they write, and processes that write at once: what was confirmed is
 * there, and what is there is whole.
 */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"
#include "journal/lex-journal-cases.h"

/* What SQLite calls `synchronous = FULL`. */
#define FULL 2
#define N_KILLS 1000
#define N_AT_ONCE 200

/* So many notes a process writes before it is killed, if it lives so long: more would only fill the
 * journal. */
#define N_BEFORE_KILL 6

static void
write_case (Fixture *fixture, const char *event, const char *text)
{
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (GError) error = NULL;

  lex_case_set (value, LEX_CASE_EVENT, event);
  lex_case_set (value, LEX_CASE_CLAUSES, "27B");
  lex_case_set (value, LEX_CASE_AGREED, text);
  lex_journal_cases_put (fixture->file, value, &error);
  g_assert_no_error (error);
}

/* Opens the journal and writes note after note on a clause, and every third time a case; says of
 * each note that it, and all before it, is confirmed by a byte in the pipe. Ends by being killed.
 */
static void
write_notes (Fixture *fixture, const char *label, guint n_notes, int confirmed)
{
  for (guint i = 0; i < n_notes; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);
      g_autofree char *id = fixture_put (fixture, LEX_JOURNAL_NOTE, label, text);

      if (i % 3 == 0)
        write_case (fixture, label, text);
      if (write (confirmed, "+", 1) != 1)
        _exit (1);
    }
}

static pid_t
start_writer (Fixture *fixture, const char *label, guint n_notes, int pipes[2])
{
  pid_t child;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (pipes[0]);
      fixture_open (fixture);
      write_notes (fixture, label, n_notes, pipes[1]);
      if (n_notes == N_BEFORE_KILL)
        pause ();
      fixture_close (fixture);
      _exit (0);
    }
  close (pipes[1]);
  return child;
}

static guint
count_confirmed (int from)
{
  guint n_confirmed = 0;
  char bytes[256];
  gssize n_read;

  while ((n_read = read (from, bytes, sizeof bytes)) > 0)
    n_confirmed += (guint) n_read;
  close (from);
  return n_confirmed;
}

/* The cases that were confirmed, each found by its clause and its words too, or not there at all.
 */
static void
assert_cases (Fixture *fixture, const char *label, guint n_notes, guint n_confirmed)
{
  const LexCaseFilter of_event = { .event = label };
  const LexCaseFilter of_clause
      = { .event = label, .with = (const char *const[]){ "27", NULL }, .text = label };
  g_autoptr (GPtrArray) all = lex_journal_cases_list (fixture->file, &of_event, NULL);
  g_autoptr (GPtrArray) found = lex_journal_cases_list (fixture->file, &of_clause, NULL);

  g_assert_cmpuint (all->len, >=, (n_confirmed + 2) / 3);
  g_assert_cmpuint (all->len, <=, (n_notes + 2) / 3);
  g_assert_cmpuint (found->len, ==, all->len);
}

/* What was confirmed is there, in order; perhaps one more that was on the disk before its
 * confirmation was on the way. */
static void
assert_confirmed (Fixture *fixture, const char *label, guint n_confirmed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) notes = NULL;

  notes = lex_journal_file_list_at (fixture->file, label, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (notes->len, >=, n_confirmed);
  g_assert_cmpuint (notes->len, <=, n_confirmed + 1);
  assert_cases (fixture, label, notes->len, n_confirmed);
  for (guint i = 0; i < notes->len; i++)
    {
      g_autofree char *expected = g_strdup_printf ("%u", i);

      g_assert_cmpstr (((LexJournalEntry *) notes->pdata[i])->fields[LEX_JOURNAL_TEXT], ==,
                       expected);
    }
}

static guint
kill_once (Fixture *fixture, const char *label)
{
  int pipes[2];
  pid_t child = start_writer (fixture, label, N_BEFORE_KILL, pipes);
  guint n_confirmed = 0;
  char byte;

  /* Before it is opened, after the first note, in the midst of the third: at any moment. */
  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    n_confirmed += (guint) read (pipes[0], &byte, 1);
  g_usleep ((gulong) g_test_rand_int_range (0, 2000));
  kill (child, SIGKILL);
  n_confirmed += count_confirmed (pipes[0]);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

  fixture_open (fixture);
  assert_confirmed (fixture, label, n_confirmed);
  lex_journal_file_free (g_steal_pointer (&fixture->file));
  return n_confirmed;
}

static void
test_killed_a_thousand_times (Fixture *fixture, gconstpointer data)
{
  guint n_confirmed = 0;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i);

      n_confirmed += kill_once (fixture, label);
    }
  g_test_message ("%u changes were confirmed", n_confirmed);
  g_assert_cmpuint (n_confirmed, >, 0);

  fixture_open (fixture);
  g_assert_cmpuint (fixture_count (fixture), >=, n_confirmed);
  lex_journal_database_check (fixture->file->database, &error);
  g_assert_no_error (error);
}

/* Also who makes the journal is found out among the two. */
static void
test_two_at_once (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27A", "27B" };
  int pipes[2][2];
  pid_t children[2];

  for (guint i = 0; i < 2; i++)
    children[i] = start_writer (fixture, labels[i], N_AT_ONCE, pipes[i]);
  for (guint i = 0; i < 2; i++)
    {
      int status;

      g_assert_cmpuint (count_confirmed (pipes[i][0]), ==, N_AT_ONCE);
      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_cmpint (status, ==, 0);
    }
  fixture_open (fixture);
  for (guint i = 0; i < 2; i++)
    assert_confirmed (fixture, labels[i], N_AT_ONCE);
}

/* Of two windows each sees what the other wrote. */
static void
test_two_windows (Fixture *fixture, gconstpointer data)
{
  Fixture other = *fixture;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *all = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  fixture_open (&other);
  first = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "1", NULL);
  second = fixture_put (&other, LEX_JOURNAL_BOOKMARK, "2", NULL);
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "bookmark 1, bookmark 2");

  g_assert_true (lex_journal_file_remove (fixture->file, second, &error));
  g_assert_false (lex_journal_file_remove (other.file, second, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "another window");
  fixture_close (&other);
}

/* Power may fail where no test can make it: that each change is on the disk when it is confirmed
 * follows from how SQLite is asked to write, also when the journal is opened a second time. */
static void
test_written_through (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      gint64 synchronous = 0;
      gint64 is_wal = 0;
      g_autoptr (GError) error = NULL;

      fixture_open (fixture);
      lex_journal_database_get_number (fixture->file->database, "PRAGMA synchronous", &synchronous,
                                       &error);
      g_assert_no_error (error);
      g_assert_cmpint (synchronous, ==, FULL);
      lex_journal_database_get_number (
          fixture->file->database,
          "SELECT count (*) FROM pragma_journal_mode WHERE journal_mode = 'wal'", &is_wal, &error);
      g_assert_no_error (error);
      g_assert_cmpint (is_wal, ==, 1);
      fixture_close (fixture);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/crash/written-through", test_written_through);
  fixture_add ("/crash/two-at-once", test_two_at_once);
  fixture_add ("/crash/two-windows", test_two_windows);
  fixture_add_in_memory ("/crash/killed", test_killed_a_thousand_times);
  return g_test_run ();
}
