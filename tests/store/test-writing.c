/* test-writing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A library is written the same each time, and replaced whole or not at all. It refuses to know
 * the file's inside; full disks and other damage have tests of their own.
 */

#include <string.h>

#include "answers.h"
#include "fixture.h"
#include "library.h"

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Building is deterministic, so that a package can be built twice and compared. */
static void
test_reproducible (Library *library, gconstpointer data)
{
  g_autofree char *second = g_build_filename (library->folder, "second.db", NULL);
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  gsize n_one, n_two;

  fixture_write (second);
  g_file_get_contents (library->path, &one, &n_one, NULL);
  g_file_get_contents (second, &two, &n_two, NULL);
  g_assert_cmpmem (one, n_one, two, n_two);
}

static LexClause *
new_clause (const char *label_text, const char *heading)
{
  g_autoptr (LexLabel) label = lex_label_parse (label_text);
  LexClauseParts parts = { .label = label };

  parts.wording[LEX_LANGUAGE_EN].heading = (char *) heading;
  return lex_clause_new (&parts);
}

static LexDocument *
new_document (const char *name, const char *first, const char *second)
{
  LexDocument *document = lex_document_new (name, LEX_KIND_LAW, name, NULL, TRUE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (clauses, new_clause (first, name));
  g_ptr_array_add (clauses, new_clause (second, name));
  lex_document_take_clauses (document, clauses);
  return document;
}

static LexStoreWriter *
new_writer (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  LexStoreWriter *writer = lex_store_writer_new (path, lexicon, &error);

  g_assert_no_error (error);
  return writer;
}

/* An open reader keeps the old library; who opens now gets the new one. */
static void
test_replace (Library *library, gconstpointer data)
{
  g_autoptr (LexStoreWriter) writer = new_writer (library->path);
  g_autoptr (LexDocument) document = new_document ("only", "1", "2");
  g_autoptr (LexStoreReader) fresh = NULL;
  g_autoptr (GPtrArray) old_documents = NULL;
  g_autoptr (GPtrArray) new_documents = NULL;

  g_assert_true (lex_store_writer_add_document (writer, document, NULL));
  g_assert_true (lex_store_writer_finish (writer, NULL));
  old_documents = lex_store_reader_list_documents (library->reader, NULL);
  g_assert_cmpuint (old_documents->len, ==, 5);
  fresh = lex_store_reader_open (library->path, NULL);
  new_documents = lex_store_reader_list_documents (fresh, NULL);
  g_assert_cmpuint (new_documents->len, ==, 1);
  g_assert_cmpuint (count_files (library->folder), ==, 1);
}

static void
test_abandon (Library *library, gconstpointer data)
{
  LexStoreWriter *writer = new_writer (library->path);
  g_autoptr (LexDocument) document = new_document ("only", "1", "2");
  g_autofree char *before = answers_dump (library->reader);
  g_autoptr (LexStoreReader) again = NULL;
  g_autofree char *after = NULL;

  g_assert_true (lex_store_writer_add_document (writer, document, NULL));
  lex_store_writer_free (writer);
  g_assert_cmpuint (count_files (library->folder), ==, 1);
  again = lex_store_reader_open (library->path, NULL);
  after = answers_dump (again);
  g_assert_cmpstr (after, ==, before);
}

static void
test_same_label_twice (Library *library, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreWriter) writer = new_writer (library->path);
  g_autoptr (LexDocument) document = new_document ("doubled", "27B", "27B");

  g_assert_false (lex_store_writer_add_document (writer, document, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_CONTENT);
  g_assert_nonnull (strstr (error->message, "27B"));
  g_assert_nonnull (strstr (error->message, "doubled"));
  g_clear_error (&error);

  /* What went wrong half way is not finished by mistake. */
  g_assert_false (lex_store_writer_finish (writer, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE);
}

static void
test_same_document_twice (Library *library, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreWriter) writer = new_writer (library->path);
  g_autoptr (LexDocument) one = new_document ("same", "1", "2");
  g_autoptr (LexDocument) two = new_document ("same", "3", "4");

  g_assert_true (lex_store_writer_add_document (writer, one, NULL));
  g_assert_false (lex_store_writer_add_document (writer, two, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_CONTENT);
}

static void
test_two_documents_one_label (Library *library, gconstpointer data)
{
  g_autoptr (LexStoreWriter) writer = new_writer (library->path);
  g_autoptr (LexDocument) one = new_document ("first", "20", "20A");
  g_autoptr (LexDocument) two = new_document ("second", "20A", "20B");
  g_autoptr (LexStoreReader) reader = NULL;
  g_autofree char *list = NULL;

  g_assert_true (lex_store_writer_add_document (writer, one, NULL));
  g_assert_true (lex_store_writer_add_document (writer, two, NULL));
  g_assert_true (lex_store_writer_finish (writer, NULL));
  reader = lex_store_reader_open (library->path, NULL);
  list = library_dup_below (reader, "20");
  g_assert_cmpstr (list, ==, "second:20A second:20B first:20 first:20A");
}

static void
test_empty (Library *library, gconstpointer data)
{
  g_autoptr (LexStoreWriter) writer = new_writer (library->path);
  g_autoptr (LexQuery) query = lex_query_new ("anything", LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (LexStoreReader) reader = NULL;
  g_autoptr (GPtrArray) documents = NULL;
  g_autoptr (GPtrArray) hits = NULL;

  g_assert_true (lex_store_writer_finish (writer, NULL));
  reader = lex_store_reader_open (library->path, NULL);
  documents = lex_store_reader_list_documents (reader, NULL);
  hits = lex_store_reader_search (reader, query, NULL);
  g_assert_cmpuint (documents->len, ==, 0);
  g_assert_cmpuint (hits->len, ==, 0);
  g_assert_true (lex_store_reader_check (reader, NULL));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/store/writing/" name, Library, NULL, library_set_up, func, library_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("reproducible", test_reproducible);
  ADD ("replace", test_replace);
  ADD ("abandon", test_abandon);
  ADD ("same-label-twice", test_same_label_twice);
  ADD ("same-document-twice", test_same_document_twice);
  ADD ("two-documents-one-label", test_two_documents_one_label);
  ADD ("empty", test_empty);
  return g_test_run ();
}
