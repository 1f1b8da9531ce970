/* test-faults.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens to disks and files: full, not to be written, cut, overwritten, of other versions.
 * Nothing that was confirmed is lost, and each is told in one line.
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"
#include "journal/lex-journal-backup.h"
#include "journal/lex-journal-schema.h"

#define NOBODY 65534

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

static void
exec (Fixture *fixture, const char *sql)
{
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open (fixture->path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
}

static guint
write_until_full (Fixture *fixture, GError **error)
{
  g_autofree char *text = g_strnfill (3000, 'x');
  guint n_written = 0;

  for (;; n_written++)
    {
      g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27A", text);

      if (!lex_journal_file_put (fixture->file, entry, error))
        return n_written;
    }
}

static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint n_written;

  fixture_open (fixture);
  lex_journal_database_run (fixture->file->database, "PRAGMA max_page_count = 60", &error);
  g_assert_no_error (error);
  n_written = write_until_full (fixture, &error);
  fixture_assert_line (error, LEX_JOURNAL_ERROR_STORAGE, "the disk is full");
  g_assert_cmpuint (n_written, >, 10);
  g_assert_cmpuint (fixture_count (fixture), ==, n_written);

  /* There is room again: it goes on without being opened again. */
  lex_journal_database_run (fixture->file->database, "PRAGMA max_page_count = 10000", NULL);
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "after"));
  fixture_close (fixture);
  fixture_open (fixture);
  g_assert_cmpuint (fixture_count (fixture), ==, n_written + 1);
}

/* What could not be put is put again as the same note, not beside the one that is there. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27A", "one");
  g_autofree char *text = g_strnfill (300000, 'x');
  g_autoptr (GError) error = NULL;

  lex_journal_clock = get_now;
  now = 1000 * G_USEC_PER_SEC;
  fixture_open (fixture);
  g_assert_true (lex_journal_file_put (fixture->file, entry, NULL));
  now += G_USEC_PER_SEC;
  lex_journal_database_run (fixture->file->database, "PRAGMA max_page_count = 60", NULL);
  lex_journal_entry_set (entry, LEX_JOURNAL_TEXT, text);
  g_assert_false (lex_journal_file_put (fixture->file, entry, &error));
  lex_journal_database_run (fixture->file->database, "PRAGMA max_page_count = 10000", NULL);
  g_assert_true (lex_journal_file_put (fixture->file, entry, NULL));
  g_assert_cmpuint (fixture_count (fixture), ==, 1);
}

/* The system itself refuses, at a moment that SQLite does not choose. */
static void
run_out_of_quota (Fixture *fixture)
{
  const struct rlimit quota = { 1000 * 1000, 1000 * 1000 };
  g_autoptr (GError) error = NULL;
  guint n_written;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &quota), ==, 0);
  fixture_open (fixture);
  n_written = write_until_full (fixture, &error);
  fixture_assert_line (error, LEX_JOURNAL_ERROR_STORAGE, "free some space");
  g_assert_cmpuint (fixture_count (fixture), ==, n_written);
  fixture_close (fixture);
  _exit ((int) n_written);
}

static void
test_quota (Fixture *fixture, gconstpointer data)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    run_out_of_quota (fixture);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  fixture_open (fixture);
  g_assert_cmpuint (fixture_count (fixture), ==, (guint) WEXITSTATUS (status));
  g_assert_cmpuint (fixture_count (fixture), >, 10);
}

/* Whatever SQLite reports is told in words of ours. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int result;
    LexJournalError code;
    const char *words;
  } tests[] = {
    { SQLITE_FULL, LEX_JOURNAL_ERROR_STORAGE, "the disk is full" },
    { SQLITE_IOERR_FSYNC, LEX_JOURNAL_ERROR_STORAGE, "the disk reports a fault" },
    { SQLITE_READONLY_DIRECTORY, LEX_JOURNAL_ERROR_READ_ONLY, "can be read but not changed" },
    { SQLITE_BUSY_SNAPSHOT, LEX_JOURNAL_ERROR_BUSY, "another Lexbridge is writing" },
    { SQLITE_LOCKED, LEX_JOURNAL_ERROR_BUSY, "another Lexbridge is writing" },
    { SQLITE_CORRUPT, LEX_JOURNAL_ERROR_DAMAGED, "its parts contradict each other" },
    { SQLITE_NOTADB, LEX_JOURNAL_ERROR_DAMAGED, "it is no journal" },
    { SQLITE_CANTOPEN_ISDIR, LEX_JOURNAL_ERROR_STORAGE, "cannot be opened" },
    { SQLITE_PERM, LEX_JOURNAL_ERROR_STORAGE, "cannot be opened" },
    { SQLITE_NOMEM, LEX_JOURNAL_ERROR_STORAGE, "cannot be written" },
  };

  fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lex_journal_database_fail (fixture->file->database, tests[i].result, &error));
      fixture_assert_line (error, tests[i].code, tests[i].words);
    }
}

static void
read_only (Fixture *fixture)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "1", "new");
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  g_assert_true (lex_journal_file_is_read_only (fixture->file));
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
  g_assert_false (lex_journal_file_put (fixture->file, entry, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_READ_ONLY, "permissions");
  g_assert_cmpstr (error->message, ==, lex_journal_file_get_notice (fixture->file));
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
  fixture_close (fixture);
}

/* To root nothing is read-only, so a child becomes somebody else. */
static void
run_as_nobody (Fixture *fixture, void (*func) (Fixture *fixture))
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      if (geteuid () == 0)
        g_assert_cmpint (setuid (NOBODY), ==, 0);
      func (fixture);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

static void
test_read_only_folder (Fixture *fixture, gconstpointer data)
{
  fixture_fill (fixture);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0555), ==, 0);
  run_as_nobody (fixture, read_only);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0700), ==, 0);
}

/* What was written last still waits beside the file, as after a crash. */
static void
test_read_only_after_a_crash (Fixture *fixture, gconstpointer data)
{
  g_autofree char *waiting = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *index = g_strconcat (fixture->path, "-shm", NULL);
  pid_t child = fork ();

  if (child == 0)
    {
      fixture_open (fixture);
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "one"));
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "two"));
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_true (g_file_test (waiting, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (waiting, 0444), ==, 0);
  g_assert_cmpint (g_chmod (index, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0555), ==, 0);
  run_as_nobody (fixture, read_only);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0700), ==, 0);
}

static void
is_not_read (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_WRITE, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_STORAGE, "permissions");
}

/* Where what was written last can not be read, it is not left out in silence. */
static void
test_nothing_is_left_out (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = g_strconcat (fixture->path, "-shm", NULL);
  pid_t child = fork ();

  if (child == 0)
    {
      fixture_open (fixture);
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "one"));
      lex_journal_database_run (fixture->file->database, "PRAGMA wal_checkpoint (TRUNCATE)", NULL);
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "two"));
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_cmpint (g_unlink (index), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0555), ==, 0);
  run_as_nobody (fixture, is_not_read);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0700), ==, 0);
}

static void
cannot_be_made (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_WRITE, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_STORAGE, "permissions");
}

static void
test_folder_without_journal (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_READ, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "no journal yet");
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_chmod (fixture->data_dir, 0555), ==, 0);
  run_as_nobody (fixture, cannot_be_made);
  g_assert_cmpint (g_chmod (fixture->data_dir, 0700), ==, 0);
}

/* Damage */

static void
assert_damaged (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (LexJournalFile) file
      = lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_WRITE, &error);

  if (file != NULL)
    entries = lex_journal_file_list (file, &error);
  g_assert_null (entries);
  fixture_assert_line (error, LEX_JOURNAL_ERROR_DAMAGED, "--restore=last");
}

/* The file as it was is among the backups, byte for byte. */
static void
assert_kept (Fixture *fixture, const char *contents, gsize size)
{
  g_autofree char *folder = g_build_filename (fixture->data_dir, "journal-backups", NULL);
  g_auto (GStrv) names = fixture_list_files (folder);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autofree char *kept = NULL;
      gsize kept_size;

      if (g_str_has_suffix (names[i], "-damaged.sqlite")
          && g_file_get_contents (path, &kept, &kept_size, NULL) && kept_size == size
          && memcmp (kept, contents, size) == 0)
        return;
    }
  g_assert_not_reached ();
}

static void
damage_and_restore (Fixture *fixture, const char *contents, gsize size)
{
  g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) size, NULL));
  assert_damaged (fixture);
  fixture_restore (fixture, "last");
  assert_kept (fixture, contents, size);
  fixture_open (fixture);
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
  lex_journal_file_free (g_steal_pointer (&fixture->file));
}

static void
test_damage (Fixture *fixture, gconstpointer data)
{
  static const gsize sizes[] = { 0, 1, 99, 100, 4096, 5000, 8192 };
  g_autofree char *contents = NULL;
  g_autofree char *noise = NULL;
  gsize size;

  fixture_fill (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &size, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    damage_and_restore (fixture, contents, sizes[i]);

  noise = g_memdup2 (contents, size);
  memset (noise, 0x5a, size);
  damage_and_restore (fixture, noise, size);
  memcpy (noise, contents, 4096);
  damage_and_restore (fixture, noise, size);
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  fixture_fill (fixture);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  assert_damaged (fixture);
  fixture_restore (fixture, "last");
  fixture_open (fixture);
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
}

/* Whatever byte is another: no crash, and a backup is made of no file that fails its check. */
static void
test_bytes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *contents = NULL;
  gsize size;

  fixture_fill (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &size, NULL));
  for (gsize at = 0; at < size; at += 97)
    {
      g_autoptr (LexJournalFile) file = NULL;
      g_autoptr (GPtrArray) entries = NULL;
      g_autoptr (GError) error = NULL;

      contents[at] ^= 0x55;
      g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) size, NULL));
      contents[at] ^= 0x55;
      file = lex_journal_file_open (fixture->data_dir, LEX_JOURNAL_READ, &error);
      if (file != NULL)
        entries = lex_journal_file_list (file, &error);
      g_assert_true (entries != NULL || error != NULL);
      lex_journal_file_close (g_steal_pointer (&file));
    }
  g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) size, NULL));
  fixture_open (fixture);
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
}

static void
test_other_file (Fixture *fixture, gconstpointer data)
{
  exec (fixture, "CREATE TABLE something (x)");
  assert_damaged (fixture);
}

/* Versions */

static void
test_newer_version (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "1", "new");
  g_autoptr (GError) error = NULL;

  fixture_fill (fixture);
  exec (fixture, "PRAGMA user_version = 99");
  fixture_open (fixture);
  g_assert_true (lex_journal_file_is_read_only (fixture->file));
  g_assert_nonnull (strstr (lex_journal_file_get_notice (fixture->file), "version 99"));
  fixture_assert_all (fixture, "note 27A: one, note 27B: two");
  g_assert_false (lex_journal_file_put (fixture->file, entry, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_READ_ONLY, "update Lexbridge");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/faults/again", test_again);
  fixture_add ("/faults/full-disk", test_full_disk);
  fixture_add ("/faults/quota", test_quota);
  fixture_add ("/faults/words", test_words);
  fixture_add ("/faults/read-only", test_read_only_folder);
  fixture_add ("/faults/read-only-crash", test_read_only_after_a_crash);
  fixture_add ("/faults/nothing-left-out", test_nothing_is_left_out);
  fixture_add ("/faults/no-journal", test_folder_without_journal);
  fixture_add ("/faults/damage", test_damage);
  fixture_add ("/faults/missing", test_missing);
  fixture_add ("/faults/bytes", test_bytes);
  fixture_add ("/faults/other-file", test_other_file);
  fixture_add ("/versions/newer", test_newer_version);
  return g_test_run ();
}
