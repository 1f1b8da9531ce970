/* fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A journal in a folder of its own, and hands to use it. It tests nothing itself. The tests of the
 * journal call it.
 */

#include "fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "journal/lex-journal-backup.h"
#include "journal/lex-journal-json.h"

#define MEMORY "/dev/shm"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (data, "lexbridge-journal-XXXXXX", NULL);

  g_assert_nonnull (g_mkdtemp_full (folder, 0700));
  fixture->data_dir = g_steal_pointer (&folder);
  fixture->path = g_build_filename (fixture->data_dir, LEX_JOURNAL_FILE_NAME, NULL);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lex_journal_clock = g_get_real_time;
  fixture_close (fixture);
  remove_tree (fixture->data_dir);
  g_free (fixture->data_dir);
  g_free (fixture->path);
}

void
fixture_add (const char *path, FixtureFunc test)
{
  g_test_add (path, Fixture, g_get_tmp_dir (), set_up, test, tear_down);
}

/* What a process wrote that was killed is in the kernel's hands, whatever disk there is below; and
 * without one to wait for, a test can kill many. */
void
fixture_add_in_memory (const char *path, FixtureFunc test)
{
  const char *folder = access (MEMORY, W_OK | X_OK) == 0 ? MEMORY : g_get_tmp_dir ();

  g_test_add (path, Fixture, folder, set_up, test, tear_down);
}

void
fixture_open (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  fixture->file = lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_WRITE, &error);
  g_assert_no_error (error);
}

void
fixture_close (Fixture *fixture)
{
  lex_journal_file_close (g_steal_pointer (&fixture->file));
}

/* The identifier that it got. */
char *
fixture_put (Fixture *fixture, LexJournalKind kind, const char *label, const char *text)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (kind, label, text);
  g_autoptr (GError) error = NULL;

  lex_journal_file_put (fixture->file, entry, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&entry->fields[LEX_JOURNAL_ID]);
}

/* What is in sight, such as "bookmark 27A, note 27B: words". */
char *
fixture_dup_all (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = lex_journal_file_list (fixture->file, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];
      const char *label = entry->fields[LEX_JOURNAL_LABEL];
      const char *words = entry->fields[LEX_JOURNAL_TEXT];

      g_string_append_printf (text, "%s%s%s%s%s%s", i > 0 ? ", " : "",
                              lex_journal_kind_get_name (entry->kind), label != NULL ? " " : "",
                              label != NULL ? label : "", words != NULL ? ": " : "",
                              words != NULL ? words : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

guint
fixture_count (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = lex_journal_file_list (fixture->file, &error);

  g_assert_no_error (error);
  return entries->len;
}

/* Two notes, and a backup of them. */
void
fixture_fill (Fixture *fixture)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  fixture_open (fixture);
  first = fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "one");
  second = fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "two");
  fixture_close (fixture);
}

void
fixture_assert_all (Fixture *fixture, const char *expected)
{
  g_autofree char *all = fixture_dup_all (fixture);

  g_assert_cmpstr (all, ==, expected);
}

void
fixture_restore (Fixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;

  lex_journal_backup_restore (fixture->data_dir, name, &error);
  g_assert_no_error (error);
}

char *
fixture_export (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  char *text = lex_journal_json_export (fixture->file, &error);

  g_assert_no_error (error);
  return text;
}

void
fixture_import (Fixture *fixture, const char *text, guint n_expected)
{
  g_autoptr (GError) error = NULL;
  guint n_added;

  lex_journal_json_import (fixture->file, "some.json", text, &n_added, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_added, ==, n_expected);
}

void
fixture_move (Fixture *fixture, const char *name)
{
  g_autofree char *here = g_steal_pointer (&fixture->data_dir);

  fixture_close (fixture);
  fixture->data_dir = g_build_filename (here, name, NULL);
  fixture_open (fixture);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GStrv
fixture_list_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

/* People read our words, not those of SQLite, which are English whatever they read. */
static void
assert_own_words (const char *message)
{
  for (int result = SQLITE_ERROR; result <= SQLITE_NOTADB; result++)
    if (strstr (message, sqlite3_errstr (result)) != NULL)
      g_error ("SQLite speaks: %s", message);
  g_assert_null (strstr (message, "database"));
}

/* One line that says what was expected of it. */
void
fixture_assert_line (const GError *error, LexJournalError code, const char *words)
{
  g_assert_error (error, LEX_JOURNAL_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_nonnull (strstr (error->message, words));
  g_assert_nonnull (strstr (error->message, ";"));
  assert_own_words (error->message);
}
