/* test-faults.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage of every kind: what is said of it, and what a rebuild mends.
 */

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fixture.h"
#include "services/lex-library-import.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-shelf.h"

static void
test_cut_index_is_rebuilt (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (LexLibrary) library = NULL;
  g_autofree char *words = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);

  fixture_cut (index);
  fixture_assert_fails (fixture, index, "lexbridge-cli rebuild");
  g_assert_cmpuint (fixture_count_problems (fixture, index), ==, 1);

  fixture_rebuild (fixture);
  library = fixture_open (fixture);
  words = fixture_dup_words (library, "27A", LEX_LANGUAGE_PL);
  g_assert_cmpstr (words, ==, "Słowa federacji.");
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

static void
test_damaged_shipped_library_says_what_to_do (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  fixture_cut (fixture->shipped);
  fixture_assert_fails (fixture, fixture->shipped, "nstall");
  g_assert_cmpuint (fixture_count_problems (fixture, fixture->shipped), ==, 1);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);

  g_unlink (fixture->shipped);
  fixture_assert_fails (fixture, fixture->shipped, "nstall");
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
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
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

  g_assert_cmpuint (fixture_count_problems (fixture, path), ==, 1);
  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strchr (error->message, '\n'));

  /* Nothing is lost by the attempt, and what is broken can be forgotten. */
  library = fixture_open (fixture);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (lex_library_forget (library, "law-27-pl", NULL));
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
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
  fixture_assert_fails (fixture, path, "lexbridge-cli forget law-27-pl");

  library = lex_library_open_for_change (fixture->shipped, fixture->data_dir, &error);
  g_assert_no_error (error);
  g_assert_true (lex_library_forget (library, "law-27-pl", &error));
  g_assert_no_error (error);
  words = fixture_dup_words (library, "42", LEX_LANGUAGE_PL);
  g_assert_cmpstr (words, ==, "Inne słowa.");
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

/* What may not be read is not damaged, and is no empty library either. A link to itself stands for
 * it, since permissions stop no test that runs as root. */
static void
test_unreadable_index_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  g_assert_cmpint (symlink (index, index), ==, 0);
  fixture_assert_fails (fixture, index, "permissions");
  g_assert_cmpuint (fixture_count_problems (fixture, index), ==, 1);
}

static void
test_unreadable_folder_is_a_fault (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (symlink (fixture->data_dir, fixture->data_dir), ==, 0);
  fixture_assert_fails (fixture, fixture->data_dir, "permissions");
  g_assert_cmpuint (fixture_count_problems (fixture, fixture->data_dir), ==, 1);
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
  fixture_assert_fails (fixture, path, "lexbridge-cli forget law-42-pl");
  g_assert_cmpuint (fixture_count_problems (fixture, path), ==, 1);

  library = lex_library_open_for_change (fixture->shipped, fixture->data_dir, &error);
  g_assert_no_error (error);
  g_assert_true (lex_library_forget (library, "law-42-pl", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

static void
assert_locked_out (Fixture *fixture, const char *path)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  fixture_assert_fails (fixture, path, "permissions");
  g_assert_cmpuint (fixture_count_problems (fixture, path), >=, 1);
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
  fixture_assert_fails (fixture, index, "lexbridge-cli rebuild");
  fixture_rebuild (fixture);
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

static void
test_strayed_document_is_a_problem (Fixture *fixture, gconstpointer data)
{
  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  fixture_put_document (fixture, "law-42-pl", "42", "Inne słowa.");
  g_assert_cmpuint (fixture_count_problems (fixture, "rebuild"), ==, 1);
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
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 1);
  g_assert_cmpuint (fixture_count_problems (fixture, "forget"), ==, 1);
  g_assert_cmpuint (fixture_count_problems (fixture, copy), ==, 1);

  g_assert_false (lex_library_rebuild (fixture->shipped, fixture->data_dir, &rebuilt, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, original));
  g_assert_nonnull (strstr (error->message, copy));
  g_clear_error (&error);

  library = fixture_open (fixture);
  g_assert_true (lex_library_forget (library, "law-27-pl (1)", &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (original, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
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
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
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

  fixture_assert_fails (fixture, file, "no folder");
  g_assert_cmpuint (fixture_count_problems (fixture, file), ==, 1);
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
  fixture_add ("/faults/no-home", test_folder_below_a_file_is_none);
  return g_test_run ();
}
