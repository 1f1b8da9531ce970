/* test-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Importing: all files or none, the same in a thread, and nothing lost on the way.
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "fixture.h"
#include "services/lex-library-import.h"
#include "services/lex-shelf.h"

static GPtrArray *
import (LexLibrary *library, const char *const *files, LexImportFlags flags)
{
  LexImportOptions options = { .kind = -1, .language = -1, .flags = flags };
  g_autoptr (GError) error = NULL;
  GPtrArray *imports = lex_library_import (library, files, &options, &error);

  g_assert_no_error (error);
  return imports;
}

static void
count_cb (LexLibrary *library, gpointer user_data)
{
  (*(guint *) user_data)++;
}

static void
assert_words (LexLibrary *library, gboolean imported)
{
  g_autofree char *words = fixture_dup_words (library, "20A", LEX_LANGUAGE_EN);

  g_assert_nonnull (words);
  g_assert_true ((strstr (words, "noise") != NULL) == imported);
}

static void
test_import_is_shown_at_once (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = NULL;
  const LexImport *only;
  guint n_changes = 0;

  g_signal_connect (library, "changed", G_CALLBACK (count_cb), &n_changes);
  imports = import (library, files, LEX_IMPORT_DEFAULT);
  only = imports->pdata[0];

  g_assert_no_error (only->error);
  g_assert_cmpstr (only->file, ==, file);
  g_assert_cmpstr (lex_document_get_name (only->document), ==, "law-20-en");
  g_assert_cmpuint (n_changes, ==, 1);
  assert_words (library, TRUE);

  /* And by whoever opens the library next. */
  g_clear_object (&library);
  library = fixture_open (fixture);
  assert_words (library, TRUE);
}

/* What an export wrote comes back as it was. */
static void
test_corpus (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (
      fixture, "own.xml",
      "<?xml version=\"1.0\"?>\n<!-- ours -->\n<document name=\"law-20-en\" kind=\"law\">"
      "<title xml:lang=\"en\">Law 20</title><clause label=\"20A\"><text xml:lang=\"en\">A call "
      "lost in the noise.</text></clause></document>\n");
  g_autofree char *shipped = fixture_write (
      fixture, "shipped.xml", "<document name=\"laws\" kind=\"law\"><title>x</title></document>");
  g_autofree char *broken = fixture_write (fixture, "broken.xml", "<document name=\"x\">");
  const char *good[] = { file, NULL };
  const char *bad[] = { shipped, broken, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = import (library, good, LEX_IMPORT_DEFAULT);
  const LexImport *only = imports->pdata[0];
  g_autoptr (GPtrArray) refused = import (library, bad, LEX_IMPORT_DEFAULT);

  g_assert_no_error (only->error);
  g_assert_cmpstr (lex_document_get_name (only->document), ==, "law-20-en");
  g_assert_cmpuint (only->problems->len, ==, 0);
  assert_words (library, TRUE);
  g_assert_nonnull (((LexImport *) refused->pdata[0])->error);
  g_assert_nonnull (((LexImport *) refused->pdata[1])->error);
}

static void
test_import_again_replaces (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) first = import (library, files, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) second = import (library, files, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, NULL);
  LexDocument *last = documents->pdata[documents->len - 1];

  g_assert_cmpuint (documents->len, ==, 6);
  g_assert_cmpstr (lex_document_get_name (last), ==, "law-20-en");
  g_assert_true (lex_document_get_imported (last));
}

static void
test_dry_run_stores_nothing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = import (library, files, LEX_IMPORT_DRY_RUN);

  g_assert_nonnull (((LexImport *) imports->pdata[0])->document);
  assert_words (library, FALSE);
  g_assert_false (g_file_test (fixture->data_dir, G_FILE_TEST_EXISTS));
}

static void
test_bad_file_keeps_no_other_out (Fixture *fixture, gconstpointer data)
{
  g_autofree char *good = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *binary = fixture_write (fixture, "binary", "\177ELF\002\001\001\377\376\200");
  g_autofree char *empty = fixture_write (fixture, "empty", "");
  g_autofree char *missing = g_build_filename (fixture->root, "missing", NULL);
  /* The kernel's messages pass for a file, and whoever reads them waits for the next. */
  const char *bad[] = { binary, empty, missing, "/proc/kmsg", good };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  /* The last is the same document twice. */
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      const char *files[] = { good, bad[i], NULL };
      g_autoptr (GPtrArray) imports = import (library, files, LEX_IMPORT_DEFAULT);
      const LexImport *first = imports->pdata[0];
      const LexImport *second = imports->pdata[1];

      g_assert_no_error (first->error);
      g_assert_error (second->error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
      g_assert_null (second->document);
      g_assert_true (g_str_has_prefix (second->error->message, bad[i]));
      g_assert_nonnull (strchr (second->error->message, ';'));
      assert_words (library, TRUE);
      g_assert_true (lex_library_forget (library, "law-20-en", NULL));
    }
}

static void
test_missing_dictionary_stores_nothing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("DICPATH"));
  g_autofree char *affixes = fixture_write (fixture, "pl_PL.aff", "SET UTF-8\n");
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *document = fixture_dup_path (fixture, "documents/law-20-en.xml");
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GError) error = NULL;

  g_setenv ("DICPATH", fixture->root, TRUE);
  g_assert_null (lex_library_import (library, files, NULL, &error));
  if (before != NULL)
    g_setenv ("DICPATH", before, TRUE);
  else
    g_unsetenv ("DICPATH");

  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, "hunspell"));
  g_assert_false (g_file_test (document, G_FILE_TEST_EXISTS));
  assert_words (library, FALSE);
}

static void
test_folder_that_is_a_file_refuses (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autofree char *in_the_way = fixture_write (fixture, "data", "I am no folder.");
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_library_import (library, files, NULL, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, in_the_way));
}

typedef struct
{
  GMainLoop *loop;
  GPtrArray *imports;
  GError *error;
} Answer;

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  answer->imports = lex_library_import_finish (LEX_LIBRARY (source), result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
test_async_is_the_same (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Answer answer = { .loop = loop };
  guint n_changes = 0;

  g_signal_connect (library, "changed", G_CALLBACK (count_cb), &n_changes);
  lex_library_import_async (library, files, NULL, NULL, imported_cb, &answer);
  /* Until the callback, the library answers as before. */
  assert_words (library, FALSE);
  g_main_loop_run (loop);

  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.imports->len, ==, 1);
  g_assert_cmpuint (n_changes, ==, 1);
  assert_words (library, TRUE);
  g_ptr_array_unref (answer.imports);
}

static void
test_cancelled_import_stores_nothing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .loop = loop };

  g_cancellable_cancel (cancellable);
  lex_library_import_async (library, files, NULL, cancellable, imported_cb, &answer);
  g_main_loop_run (loop);

  g_assert_null (answer.imports);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  assert_words (library, FALSE);
}

static void
forgotten_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  lex_library_forget_finish (LEX_LIBRARY (source), result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
test_async_forgetting_is_the_same (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = import (library, files, LEX_IMPORT_DEFAULT);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Answer answer = { .loop = loop };
  guint n_changes = 0;

  g_signal_connect (library, "changed", G_CALLBACK (count_cb), &n_changes);
  lex_library_forget_async (library, "law-20-en", NULL, forgotten_cb, &answer);
  assert_words (library, TRUE);
  g_main_loop_run (loop);

  g_assert_no_error (answer.error);
  g_assert_cmpuint (n_changes, ==, 1);
  assert_words (library, FALSE);

  lex_library_forget_async (library, "laws", NULL, forgotten_cb, &answer);
  g_main_loop_run (loop);
  g_assert_error (answer.error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_clear_error (&answer.error);
  g_assert_cmpuint (n_changes, ==, 1);
}

static gboolean
cancel_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

/* Whoever waits for another process can be told to give up, and has changed nothing. */
static void
test_waiting_can_be_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = import (library, files, LEX_IMPORT_DEFAULT);
  g_autoptr (LexShelf) held = lex_shelf_open (fixture->data_dir, NULL, NULL);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_assert_nonnull (held);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Answer answer = { .loop = loop };

      if (i == 0)
        lex_library_forget_async (library, "law-20-en", cancellable, forgotten_cb, &answer);
      else
        lex_library_import_async (library, files, NULL, cancellable, imported_cb, &answer);
      g_timeout_add (200, cancel_cb, cancellable);
      g_main_loop_run (loop);
      g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&answer.error);
    }
  assert_words (library, TRUE);
}

/* A change is decided by its commit; until then it can be called off. */
static void
test_cancelled_change_is_not_decided (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = import (library, files, LEX_IMPORT_DEFAULT);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LexShelf *shelf = lex_shelf_open (fixture->data_dir, cancellable, NULL);

  g_assert_true (lex_shelf_remove_document (shelf, "law-20-en", NULL));
  g_cancellable_cancel (cancellable);
  g_assert_false (lex_shelf_commit (shelf, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  lex_shelf_free (shelf);

  g_clear_object (&library);
  library = fixture_open (fixture);
  assert_words (library, TRUE);
}

static void
note_freed_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* The window closes while a file is on its way: the import ends well, and frees what is left. */
static void
test_library_let_go_in_flight (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  LexLibrary *library = fixture_open (fixture);
  g_autoptr (LexLibrary) next = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Answer answer = { .loop = loop };
  gboolean is_freed = FALSE;

  /* Freed with the object itself; a weak pointer would already be cleared by the disposal. */
  g_object_set_data_full (G_OBJECT (library), "in-flight", &is_freed, note_freed_cb);
  lex_library_import_async (library, files, NULL, NULL, imported_cb, &answer);
  g_object_run_dispose (G_OBJECT (library));
  g_object_unref (library);
  g_main_loop_run (loop);
  while (g_main_context_iteration (NULL, FALSE))
    continue;

  g_assert_no_error (answer.error);
  g_ptr_array_unref (answer.imports);
  g_assert_true (is_freed);
  next = fixture_open (fixture);
  assert_words (next, TRUE);
}

/* No file can grow beyond so many bytes; nothing, and all of them again. */
static void
limit_disk (rlim_t n_bytes)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = n_bytes > 0 ? n_bytes : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* The text would have room, its index has none: what is said is ours, not SQLite's. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  const char *files[] = { file, NULL };
  const LexImportOptions options = { .kind = -1, .language = -1 };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  limit_disk (16384);
  imports = lex_library_import (library, files, &options, &error);
  limit_disk (0);
  g_assert_null (imports);
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, "stays; the disk "));
  g_assert_true (g_str_has_suffix (error->message, "free some space, and try again"));
  assert_words (library, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/import/shown", test_import_is_shown_at_once);
  fixture_add ("/import/replaces", test_import_again_replaces);
  fixture_add ("/import/corpus", test_corpus);
  fixture_add ("/import/dry-run", test_dry_run_stores_nothing);
  fixture_add ("/import/bad-file", test_bad_file_keeps_no_other_out);
  fixture_add ("/import/dictionary", test_missing_dictionary_stores_nothing);
  fixture_add ("/import/no-folder", test_folder_that_is_a_file_refuses);
  fixture_add ("/import/full-disk", test_full_disk);
  fixture_add ("/import/async", test_async_is_the_same);
  fixture_add ("/import/cancelled", test_cancelled_import_stores_nothing);
  fixture_add ("/import/async-forgetting", test_async_forgetting_is_the_same);
  fixture_add ("/import/waiting-cancelled", test_waiting_can_be_cancelled);
  fixture_add ("/import/not-decided", test_cancelled_change_is_not_decided);
  fixture_add ("/import/in-flight", test_library_let_go_in_flight);
  return g_test_run ();
}
