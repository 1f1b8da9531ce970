/* test-faults.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage of every kind: what is said of it, what a rebuild mends, and that a change which a crash
 * interrupts is there whole or not at all.
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"
#include "services/lex-library-import.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-shelf-lock.h"
#include "services/lex-shelf.h"

static void
assert_fails_to_open (Fixture *fixture, const char *path, const char *advice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = lex_library_open (fixture->shipped, fixture->data_dir, &error);

  g_assert_null (library);
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, advice));
  g_assert_null (strchr (error->message, '\n'));
}

static guint
count_problems (Fixture *fixture, const char *about)
{
  g_auto (GStrv) problems = lex_library_check (fixture->shipped, fixture->data_dir);
  guint count = 0;

  for (guint i = 0; problems[i] != NULL; i++)
    if (about == NULL || strstr (problems[i], about) != NULL)
      count++;
  return count;
}

static void
test_cut_index_is_rebuilt (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (LexLibrary) library = NULL;
  g_autofree char *words = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);

  fixture_cut (index);
  assert_fails_to_open (fixture, index, "lexbridge-cli rebuild");
  g_assert_cmpuint (count_problems (fixture, index), ==, 1);

  fixture_rebuild (fixture);
  library = fixture_open (fixture);
  words = fixture_dup_words (library, "27A", LEX_LANGUAGE_PL);
  g_assert_cmpstr (words, ==, "Słowa federacji.");
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

static void
test_damaged_shipped_library_says_what_to_do (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  fixture_cut (fixture->shipped);
  assert_fails_to_open (fixture, fixture->shipped, "nstall");
  g_assert_cmpuint (count_problems (fixture, fixture->shipped), ==, 1);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);

  g_unlink (fixture->shipped);
  assert_fails_to_open (fixture, fixture->shipped, "nstall");
}

static void
test_missing_index_is_made_only_where_it_may_be (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  g_assert_null (lex_library_open_as_is (fixture->shipped, fixture->data_dir, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_OUTDATED);

  library = fixture_open (fixture);
  g_assert_nonnull (library);
  g_assert_true (g_file_test (index, G_FILE_TEST_IS_REGULAR));
}

static void
test_reading_leaves_no_trace (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  fixture_rebuild (fixture);
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
  g_assert_false (g_file_test (fixture->data_dir, G_FILE_TEST_EXISTS));
}

static void
test_broken_document_is_named_and_kept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-27-pl.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = NULL;
  LexRebuilt rebuilt;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_put_document (fixture, "law-42-pl", "42", "Inne słowa.");
  fixture_rebuild (fixture);
  fixture_cut (path);

  g_assert_cmpuint (count_problems (fixture, path), ==, 1);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strchr (error->message, '\n'));

  /* Nothing is lost by the attempt, and what is broken can be forgotten. */
  library = fixture_open (fixture);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (lex_library_forget (library, "law-27-pl", NULL));
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

/* As after an upgrade: the old index is of no use, and the new one stops at a broken document. */
static void
test_broken_document_can_be_forgotten_without_index (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-27-pl.xml");
  g_autoptr (LexLibrary) library = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_put_document (fixture, "law-42-pl", "42", "Inne słowa.");
  fixture_cut (path);
  assert_fails_to_open (fixture, path, "lexbridge-cli forget law-27-pl");

  library = lex_library_open_for_change (fixture->shipped, fixture->data_dir, &error);
  g_assert_no_error (error);
  g_assert_true (lex_library_forget (library, "law-27-pl", &error));
  g_assert_no_error (error);
  words = fixture_dup_words (library, "42", LEX_LANGUAGE_PL);
  g_assert_cmpstr (words, ==, "Inne słowa.");
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

/* What may not be read is not damaged, and is no empty library either. A link to itself stands for
 * it, since permissions stop no test that runs as root. */
static void
test_unreadable_index_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  g_assert_cmpint (symlink (index, index), ==, 0);
  assert_fails_to_open (fixture, index, "permissions");
  g_assert_cmpuint (count_problems (fixture, index), ==, 1);
}

static void
test_unreadable_folder_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (symlink (fixture->data_dir, fixture->data_dir), ==, 0);
  assert_fails_to_open (fixture, fixture->data_dir, "permissions");
  g_assert_cmpuint (count_problems (fixture, fixture->data_dir), ==, 1);
}

/* Names that lead nowhere are documents all the same: who counts them as none would let the index
 * be missing, and who counts them only sometimes would look for it for ever. */
static void
test_document_that_leads_nowhere_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-42-pl.xml");
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  g_assert_cmpint (symlink ("nowhere", path), ==, 0);
  assert_fails_to_open (fixture, path, "lexbridge-cli forget law-42-pl");
  g_assert_cmpuint (count_problems (fixture, path), ==, 1);

  library = lex_library_open_for_change (fixture->shipped, fixture->data_dir, &error);
  g_assert_no_error (error);
  g_assert_true (lex_library_forget (library, "law-42-pl", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

static void
assert_locked_out (Fixture *fixture, const char *path)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  assert_fails_to_open (fixture, path, "permissions");
  g_assert_cmpuint (count_problems (fixture, path), >=, 1);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_nonnull (strstr (error->message, path));
  g_clear_error (&error);

  library = lex_library_open_for_change (fixture->shipped, fixture->data_dir, &error);
  g_assert_no_error (error);
  g_assert_false (lex_library_forget (library, "law-27-pl", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, path));
}

static void
test_folder_locked_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_dup_path (fixture, "documents");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_lock_out (fixture, "documents");
  assert_locked_out (fixture, folder);
}

/* Its names can be read, and nothing behind them. */
static void
test_folder_of_bare_names_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_dup_path (fixture, "documents");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_lock_out (fixture, "documents");
  g_assert_cmpint (g_chmod (folder, 0400), ==, 0);
  assert_locked_out (fixture, folder);
}

static void
test_pipe_in_place_of_index_does_not_hang (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  g_assert_cmpint (mkfifo (index, 0600), ==, 0);
  assert_fails_to_open (fixture, index, "lexbridge-cli rebuild");
  fixture_rebuild (fixture);
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

static void
test_strayed_document_is_a_problem (Fixture *fixture, gconstpointer data)
{
  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  fixture_put_document (fixture, "law-42-pl", "42", "Inne słowa.");
  g_assert_cmpuint (count_problems (fixture, "rebuild"), ==, 1);
}

static void
copy_document (Fixture *fixture, const char *from, const char *to)
{
  g_autofree char *source = fixture_dup_path (fixture, from);
  g_autofree char *copy = fixture_dup_path (fixture, to);
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (source, &content, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, content, -1, NULL));
}

/* Who copies a file has one document twice, and can take only the copy away. */
static void
test_copied_document_is_named (Fixture *fixture, gconstpointer data)
{
  g_autofree char *original = fixture_dup_path (fixture, "documents/law-27-pl.xml");
  g_autofree char *copy = fixture_dup_path (fixture, "documents/law-27-pl (1).xml");
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  copy_document (fixture, "documents/law-27-pl.xml", "documents/law-27-pl (1).xml");
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 1);
  g_assert_cmpuint (count_problems (fixture, "forget"), ==, 1);
  g_assert_cmpuint (count_problems (fixture, copy), ==, 1);

  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, original));
  g_assert_nonnull (strstr (error->message, copy));
  g_clear_error (&error);

  library = fixture_open (fixture);
  g_assert_true (lex_library_forget (library, "law-27-pl (1)", &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (original, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

/* An import of the same name replaces the file of that name, not its copy. */
static void
test_copied_document_stops_an_import (Fixture *fixture, gconstpointer data)
{
  g_autofree char *copy = fixture_dup_path (fixture, "documents/copy.xml");
  g_autofree char *file = fixture_write (fixture, "law20.txt",
                                         "LAW 20 - ASKING ABOUT THE BIDDING\n\n"
                                         "A. A player who lost a call may have it said.\n\n"
                                         "B. One asks at his turn (see Law 27).\n");
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  fixture_put_document (fixture, "law-20-en", "20A", "Słowa federacji.");
  copy_document (fixture, "documents/law-20-en.xml", "documents/copy.xml");
  imports = lex_library_import (library, files, NULL, &error);
  g_assert_null (imports);
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, copy));
}

static void
test_missing_dictionary_loses_nothing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("DICPATH"));
  /* Half a dictionary, found before the system's whole one. */
  g_autofree char *affixes = fixture_write (fixture, "pl_PL.aff", "SET UTF-8\n");
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);

  g_setenv ("DICPATH", fixture->root, TRUE);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  if (before != NULL)
    g_setenv ("DICPATH", before, TRUE);
  else
    g_unsetenv ("DICPATH");

  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, "hunspell"));
  g_assert_cmpuint (count_problems (fixture, NULL), ==, 0);
}

static void
test_forget_removes_document_and_index (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  library = fixture_open (fixture);
  g_assert_true (lex_library_forget (library, "law-27-pl", &error));
  g_assert_no_error (error);
  words = fixture_dup_words (library, "27A", LEX_LANGUAGE_PL);
  g_assert_true (g_str_has_prefix (words, "Następny"));
  g_assert_false (g_file_test (index, G_FILE_TEST_EXISTS));

  g_assert_false (lex_library_forget (library, "law-27-pl", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (lex_library_forget (library, "laws", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_false (lex_library_forget (library, "../shipped", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
}

static void
test_folder_that_is_a_file_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "data", "I am no folder.");
  g_autoptr (GError) error = NULL;
  LexShelf *shelf = lex_shelf_open (fixture->data_dir, NULL, &error);

  assert_fails_to_open (fixture, file, "no folder");
  g_assert_cmpuint (count_problems (fixture, file), ==, 1);
  g_assert_null (shelf);
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, file));
}

/* Who has no home, as some services have none, reads what ships all the same. */
static void
test_folder_below_a_file_is_none (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "home", "I am no folder.");
  g_autofree char *data_dir = g_build_filename (file, "share", "lexbridge", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = lex_library_open (fixture->shipped, data_dir, &error);
  g_auto (GStrv) problems = lex_library_check (fixture->shipped, data_dir);

  g_assert_no_error (error);
  g_assert_nonnull (library);
  g_assert_cmpuint (g_strv_length (problems), ==, 0);
}

/* How many renames are still let through before the process ends, as in a power cut. */
static int renames_left;

static int
rename_or_die (const char *from, const char *to)
{
  if (renames_left-- == 0)
    _exit (0);
  return g_rename (from, to);
}

static int
rename_or_fail (const char *from, const char *to)
{
  if (renames_left-- > 0)
    return g_rename (from, to);
  errno = ENOSPC;
  return -1;
}

/* Forgets one document and replaces another, in one change. */
static gboolean
change_shelf (Fixture *fixture, GError **error)
{
  g_autoptr (LexShelf) shelf = lex_shelf_open (fixture->data_dir, NULL, NULL);
  g_autofree char *document = lex_shelf_dup_new_document_path (shelf, "law-42-pl");
  g_autofree char *index = lex_shelf_dup_new_library_path (shelf);

  return lex_shelf_remove_document (shelf, "law-27-pl", error)
         && g_file_set_contents (document, "new", -1, error)
         && g_file_set_contents (index, "new", -1, error) && lex_shelf_commit (shelf, error);
}

static void
put_old_state (Fixture *fixture)
{
  static const char *const names[]
      = { "documents/law-27-pl.xml", "documents/law-42-pl.xml", "imports.lexlib" };
  g_autofree char *documents = fixture_dup_path (fixture, "documents");

  g_mkdir_with_parents (documents, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = fixture_dup_path (fixture, names[i]);

      g_assert_true (g_file_set_contents (path, "old", -1, NULL));
    }
}

static char *
read_state (Fixture *fixture, const char *name)
{
  g_autofree char *path = fixture_dup_path (fixture, name);
  char *content = NULL;

  return g_file_get_contents (path, &content, NULL, NULL) ? content : g_strdup ("gone");
}

/* After the next opening, all is old or all is new. */
static gboolean
assert_whole (Fixture *fixture)
{
  g_autofree char *index = NULL;
  g_autofree char *removed = NULL;
  g_autofree char *replaced = NULL;

  g_assert_true (lex_shelf_recover (fixture->data_dir, NULL));
  g_assert_false (lex_shelf_is_interrupted (fixture->data_dir));
  index = read_state (fixture, "imports.lexlib");
  removed = read_state (fixture, "documents/law-27-pl.xml");
  replaced = read_state (fixture, "documents/law-42-pl.xml");
  g_assert_cmpstr (replaced, ==, index);
  g_assert_cmpstr (removed, ==, g_str_equal (index, "new") ? "gone" : "old");
  return g_str_equal (index, "new");
}

static void
test_crash_leaves_all_or_nothing (Fixture *fixture, gconstpointer data)
{
  gboolean is_new = FALSE;

  for (int step = 0; step < 4; step++)
    {
      int status;
      pid_t child;

      put_old_state (fixture);
      child = fork ();
      if (child == 0)
        {
          renames_left = step;
          lex_shelf_rename = rename_or_die;
          _exit (change_shelf (fixture, NULL) ? 0 : 1);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_cmpint (status, ==, 0);
      is_new = assert_whole (fixture);
      /* The first rename is the decision. */
      g_assert_true (is_new == (step > 0));
    }
}

static void
test_full_disk_leaves_all_or_nothing (Fixture *fixture, gconstpointer data)
{
  for (int step = 0; step < 3; step++)
    {
      g_autoptr (GError) error = NULL;

      put_old_state (fixture);
      renames_left = step;
      lex_shelf_rename = rename_or_fail;
      g_assert_false (change_shelf (fixture, &error));
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
      /* What is decided has not failed: the next start completes it. */
      g_assert_true ((strstr (error->message, "next starts") != NULL) == (step > 0));
      lex_shelf_rename = g_rename;
      g_assert_true (assert_whole (fixture) == (step > 0));
    }
}

/* What was asked of the disk, in order: the last part of each path. */
static GPtrArray *asked;

static int
rename_and_note (const char *from, const char *to)
{
  g_ptr_array_add (asked, g_strdup_printf ("move %s", strrchr (to, '/') + 1));
  return g_rename (from, to);
}

static int (*real_sync) (const char *);

static int
sync_and_note (const char *path)
{
  g_ptr_array_add (asked, g_strdup_printf ("sync %s", strrchr (path, '/') + 1));
  return real_sync (path);
}

/* Finds where something was asked, after @since. */
static guint
find_asked (const char *what, guint since)
{
  for (guint i = since; i < asked->len; i++)
    if (g_str_equal (asked->pdata[i], what))
      return i;
  g_test_message ("nobody asked: %s", what);
  g_assert_not_reached ();
}

/* A power cut: files are on the disk before they are decided on, the decision before anything
 * moves, and what moved before the decision is forgotten. */
static void
test_change_reaches_the_disk_in_order (Fixture *fixture, gconstpointer data)
{
  guint decision, last;

  asked = g_ptr_array_new_with_free_func (g_free);
  real_sync = lex_shelf_sync;
  put_old_state (fixture);
  lex_shelf_rename = rename_and_note;
  lex_shelf_sync = sync_and_note;
  g_assert_true (change_shelf (fixture, NULL));
  lex_shelf_rename = g_rename;
  lex_shelf_sync = real_sync;

  decision = find_asked ("move decided", 0);
  g_assert_cmpuint (find_asked ("sync law-42-pl.xml", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync law-27-pl.xml.gone", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync imports.lexlib", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync incoming", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync data", decision), ==, decision + 1);
  last = find_asked ("move imports.lexlib", decision);
  g_assert_cmpuint (find_asked ("move law-42-pl.xml", decision), <, last);
  g_assert_cmpuint (find_asked ("sync documents", last), >, last);
  g_assert_cmpuint (find_asked ("sync data", last), >, last);
  g_clear_pointer (&asked, g_ptr_array_unref);
}

static int
sync_and_fail (const char *path)
{
  if (!g_str_has_suffix (path, "/documents"))
    return real_sync (path);
  errno = EIO;
  return -1;
}

static void
test_failed_sync_is_no_success (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put_old_state (fixture);
  real_sync = lex_shelf_sync;
  lex_shelf_sync = sync_and_fail;
  g_assert_false (change_shelf (fixture, &error));
  g_assert_nonnull (strstr (error->message, "next starts"));
  g_assert_true (lex_shelf_is_interrupted (fixture->data_dir));
  lex_shelf_sync = real_sync;
  g_assert_true (assert_whole (fixture));
}

static int
hold_lock (Fixture *fixture)
{
  g_autofree char *path = fixture_dup_path (fixture, "lock");
  int file = g_open (path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (file, LOCK_EX), ==, 0);
  return file;
}

static char *waited_for;

static void
wait_cb (const char *message)
{
  g_assert_null (waited_for);
  waited_for = g_strdup (message);
}

/* Who waits says for what, once, and not for ever. */
static void
test_held_lock_is_given_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lock = fixture_dup_path (fixture, "lock");
  const guint patience = lex_shelf_patience;
  int held;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  held = hold_lock (fixture);
  lex_shelf_patience = 2;
  lex_library_set_wait_func (wait_cb);
  assert_fails_to_open (fixture, lock, "end it");
  g_assert_nonnull (strstr (waited_for, lock));

  lex_library_set_wait_func (NULL);
  lex_shelf_patience = patience;
  g_clear_pointer (&waited_for, g_free);
  close (held);
  g_object_unref (fixture_open (fixture));
}

/* A change that somebody else is putting in place, or never will. */
static void
test_held_decision_is_given_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *decided = fixture_dup_path (fixture, "decided");
  g_autofree char *lock = fixture_dup_path (fixture, "lock");
  const guint patience = lex_shelf_patience;
  int held;

  put_old_state (fixture);
  g_assert_cmpint (g_mkdir (decided, 0700), ==, 0);
  held = hold_lock (fixture);
  lex_shelf_patience = 1;
  assert_fails_to_open (fixture, lock, "end it");
  g_assert_cmpuint (count_problems (fixture, lock), ==, 1);

  lex_shelf_patience = patience;
  close (held);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/faults/cut-index", test_cut_index_is_rebuilt);
  fixture_add ("/faults/shipped", test_damaged_shipped_library_says_what_to_do);
  fixture_add ("/faults/missing-index", test_missing_index_is_made_only_where_it_may_be);
  fixture_add ("/faults/no-trace", test_reading_leaves_no_trace);
  fixture_add ("/faults/broken-document", test_broken_document_is_named_and_kept);
  fixture_add ("/faults/broken-document-no-index",
               test_broken_document_can_be_forgotten_without_index);
  fixture_add ("/faults/unreadable-index", test_unreadable_index_is_a_fault);
  fixture_add ("/faults/unreadable-folder", test_unreadable_folder_is_a_fault);
  fixture_add ("/faults/document-nowhere", test_document_that_leads_nowhere_is_a_fault);
  fixture_add ("/faults/folder-locked", test_folder_locked_is_a_fault);
  fixture_add ("/faults/folder-names", test_folder_of_bare_names_is_a_fault);
  fixture_add ("/faults/pipe", test_pipe_in_place_of_index_does_not_hang);
  fixture_add ("/faults/strayed-document", test_strayed_document_is_a_problem);
  fixture_add ("/faults/copied-document", test_copied_document_is_named);
  fixture_add ("/faults/copied-document-import", test_copied_document_stops_an_import);
  fixture_add ("/faults/dictionary", test_missing_dictionary_loses_nothing);
  fixture_add ("/faults/forget", test_forget_removes_document_and_index);
  fixture_add ("/faults/no-folder", test_folder_that_is_a_file_is_a_fault);
  fixture_add ("/faults/lock", test_held_lock_is_given_up);
  fixture_add ("/faults/lock-decided", test_held_decision_is_given_up);
  fixture_add ("/faults/no-home", test_folder_below_a_file_is_none);
  fixture_add ("/faults/crash", test_crash_leaves_all_or_nothing);
  fixture_add ("/faults/order", test_change_reaches_the_disk_in_order);
  fixture_add ("/faults/sync", test_failed_sync_is_no_success);
  fixture_add ("/faults/full-disk", test_full_disk_leaves_all_or_nothing);
  return g_test_run ();
}
