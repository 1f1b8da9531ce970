/* test-editions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Folders in one go; what a new import replaces, and the way back; originals, titles, ranks, and
 * the same law from two organisations.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"
#include "services/lex-comparison.h"
#include "services/lex-library-import.h"
#include "services/lex-library-manage.h"
#include "services/lex-library-records.h"
#include "services/lex-questions-edition.h"
#include "services/lex-shelf.h"

static void
manage (LexLibrary *library, LexManage what, const char *first, const char *second)
{
  const char *arguments[] = { first, second, NULL };
  g_autoptr (GError) error = NULL;

  lex_library_manage (library, what, arguments, &error);
  g_assert_no_error (error);
}

static guint
count_documents (LexLibrary *library)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, NULL);

  return documents->len;
}

static void
write_in (const char *folder, const char *name, const char *content)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
}

/* What a folder holds beside texts keeps no text out, and is named with its whole path. */
static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->root, "pages", NULL);
  g_autofree char *below = g_build_filename (folder, "below", NULL);
  g_autofree char *image = g_build_filename (below, "image.bin", NULL);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = NULL;
  guint n_taken = 0;

  g_mkdir_with_parents (below, 0700);
  write_in (below, "law20.txt", FIXTURE_LAW_20);
  write_in (below, "image.bin", "\177ELF\002\001\001\377\376\200");
  write_in (folder, ".hidden", FIXTURE_LAW_20);
  imports = fixture_import (library, folder, LEX_IMPORT_DEFAULT);

  g_assert_cmpuint (imports->len, ==, 2);
  for (guint i = 0; i < imports->len; i++)
    {
      const LexImport *one = imports->pdata[i];

      g_assert_true (one->found);
      if (one->document != NULL)
        n_taken++;
      else
        g_assert_true (g_str_has_prefix (one->error->message, image));
    }
  g_assert_cmpuint (n_taken, ==, 1);
  fixture_assert_words (library, "20A", "noise");
}

static void
test_folder_of_nothing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->root, "empty", NULL);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = NULL;

  g_mkdir_with_parents (folder, 0700);
  imports = fixture_import (library, folder, LEX_IMPORT_DEFAULT);
  g_assert_cmpuint (imports->len, ==, 1);
  g_assert_error (((LexImport *) imports->pdata[0])->error, LEX_LIBRARY_ERROR,
                  LEX_LIBRARY_ERROR_INPUT);
  g_assert_false (g_file_test (fixture->data_dir, G_FILE_TEST_EXISTS));
}

static void
test_replacement_is_told_and_undone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *second = fixture_write (fixture, "short.txt", FIXTURE_LAW_20_SHORT);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) old = fixture_import (library, first, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) dry = fixture_import (library, second, LEX_IMPORT_DRY_RUN);
  g_autoptr (GPtrArray) new = fixture_import (library, second, LEX_IMPORT_DEFAULT);
  g_autoptr (LexRecord) record = NULL;
  g_autoptr (GBytes) original = NULL;

  g_assert_null (((LexImport *) old->pdata[0])->replaces);
  for (guint i = 0; i < 2; i++)
    {
      const LexImport *one = (i == 0 ? dry : new)->pdata[0];
      const LexProblem *told = one->problems->pdata[0];

      g_assert_nonnull (one->replaces);
      g_assert_cmpuint (one->replaces->n_clauses, ==, 3);
      g_assert_cmpuint (one->replaces->lost->len, ==, 1);
      g_assert_cmpstr (lex_label_get_text (one->replaces->lost->pdata[0]), ==, "20B");
      g_assert_cmpint (told->severity, ==, LEX_SEVERITY_WARNING);
      g_assert_nonnull (strstr (told->message, "20B"));
    }
  fixture_assert_words (library, "20A", "din");

  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  fixture_assert_words (library, "20A", "noise");
  record = lex_library_read_record (library, "law-20-en", NULL);
  original
      = lex_library_read_original (library, ((LexRecordFile *) record->files->pdata[0])->sum, NULL);
  g_assert_cmpmem (g_bytes_get_data (original, NULL), g_bytes_get_size (original), FIXTURE_LAW_20,
                   strlen (FIXTURE_LAW_20));
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);

  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  g_assert_cmpuint (count_documents (library), ==, 5);
}

static void
test_nothing_to_undo (Fixture *fixture, gconstpointer data)
{
  const char *none[] = { NULL };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GError) error = NULL;

  g_assert_false (lex_library_manage (library, LEX_MANAGE_UNDO, none, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_assert_false (g_file_test (fixture->data_dir, G_FILE_TEST_EXISTS));
}

static void
test_removal_is_undone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DEFAULT);
  g_autoptr (LexShelfChange) change = NULL;

  g_assert_true (lex_library_forget (library, "law-20-en", NULL));
  g_assert_cmpuint (count_documents (library), ==, 5);
  g_assert_true (lex_library_find_last_change (library, &change, NULL));
  g_assert_cmpint (change->deed, ==, LEX_DEED_REMOVE);
  g_assert_cmpstr (change->names[0], ==, "law-20-en");

  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  fixture_assert_words (library, "20A", "noise");
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

static LexDocument *
find_last (LexLibrary *library, GPtrArray **documents)
{
  *documents = lex_library_list_documents (library, NULL);
  return (*documents)->pdata[(*documents)->len - 1];
}

/* Also when its file is imported or read again: the user's word stands. */
static void
test_title_is_kept (Fixture *fixture, gconstpointer data)
{
  const char *names[] = { "law-20-en", NULL };
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GPtrArray) read = NULL;

  manage (library, LEX_MANAGE_RENAME, "law-20-en", " Asking ");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GPtrArray) documents = NULL;
      LexDocument *last = find_last (library, &documents);

      g_assert_cmpstr (lex_document_get_name (last), ==, "law-20-en");
      g_assert_cmpstr (lex_document_get_title (last, LEX_LANGUAGE_EN), ==, "Asking");
      g_assert_null (lex_document_get_title (last, LEX_LANGUAGE_PL));
      if (i == 0)
        again = fixture_import (library, file, LEX_IMPORT_DEFAULT);
      else if (i == 1)
        read = lex_library_reimport (library, names, LEX_IMPORT_DEFAULT, NULL);
    }
  g_assert_cmpuint (read->len, ==, 1);
  g_assert_no_error (((LexImport *) read->pdata[0])->error);
}

static void
test_unknown_names_are_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  const char *arguments[] = { "laws", "Mine", NULL };

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;

      if (i < 2)
        g_assert_false (lex_library_manage (library, i == 0 ? LEX_MANAGE_RENAME : LEX_MANAGE_RANK,
                                            arguments, &error));
      else
        g_assert_null (lex_library_reimport (library, arguments, LEX_IMPORT_DEFAULT, &error));
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
    }
}

/* Imports a law as if its text had said who published it. */
static void
import_of (LexLibrary *library, const char *file, const char *publisher)
{
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];
  g_autofree char *slug = g_ascii_strdown (publisher, -1);
  g_autofree char *name = g_strdup_printf ("law-20-en-%s", slug);
  g_autoptr (LexDocument) named = lex_document_copy (only->document, name, NULL, NULL);
  g_autoptr (GError) error = NULL;

  lex_document_set_edition (named, "2017", publisher);
  g_set_object (&only->document, named);
  lex_library_accept (library, imports, &error);
  g_assert_no_error (error);
}

static void
test_higher_rank_is_shown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = fixture_write (fixture, "wbf.txt", FIXTURE_LAW_20);
  g_autofree char *second = fixture_write (fixture, "acbl.txt", FIXTURE_LAW_20_SHORT);
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  import_of (library, first, "WBF");
  import_of (library, second, "ACBL");
  /* Of equal ones, that imported last; what only one has is shown all the same. */
  fixture_assert_words (library, "20A", "din");
  fixture_assert_words (library, "20B", "turn");

  manage (library, LEX_MANAGE_RANK, "law-20-en-wbf", NULL);
  fixture_assert_words (library, "20A", "noise");
  fixture_rebuild (fixture);
  g_clear_object (&library);
  library = fixture_open (fixture);
  fixture_assert_words (library, "20A", "noise");

  manage (library, LEX_MANAGE_RANK, "law-20-en-acbl", "law-20-en-wbf");
  fixture_assert_words (library, "20A", "din");
  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  fixture_assert_words (library, "20A", "noise");
  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  fixture_assert_words (library, "20A", "din");
}

/* A document of the Laws of 2007, whose labels say so. */
static void
put_edition (LexLibrary *library, const char *file)
{
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *old = lex_document_get_clauses (only->document);
  g_autoptr (LexDocument) other = NULL;

  for (guint i = 0; i < old->len; i++)
    {
      LexClauseParts parts = *lex_clause_get_parts (old->pdata[i]);
      g_autofree char *text = g_strconcat ("laws-2007/", lex_label_get_text (parts.label), NULL);
      g_autoptr (LexLabel) label = lex_label_parse (text);

      parts.label = label;
      g_ptr_array_add (clauses, lex_clause_new (&parts));
    }
  other = lex_document_copy (only->document, "law-20-2007-en", NULL, g_steal_pointer (&clauses));
  lex_document_set_edition (other, "2007", "EBU");
  g_set_object (&only->document, other);
  g_assert_true (lex_library_accept (library, imports, NULL));
}

static guint
count_marked (const LexComparisonRow *row)
{
  guint n = 0;

  for (guint i = 0; i < row->differences->len; i++)
    if (g_array_index (row->differences, LexDifference, i).kind != LEX_DIFFERENCE_SAME)
      n++;
  return n;
}

static void
test_editions_are_compared (Fixture *fixture, gconstpointer data)
{
  static const char *const names[][2] = {
    { "law-20-en", "law-20-2007-en" }, { "2017", "2007" }, { "print", "ebu" }, { "digest", "2007" }
  };
  g_autofree char *first = fixture_write (fixture, "new.txt", FIXTURE_LAW_20);
  g_autofree char *second = fixture_write (fixture, "old.txt", FIXTURE_LAW_20_SHORT);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, first, LEX_IMPORT_DEFAULT);
  g_autoptr (LexLabel) label = lex_label_parse ("laws-2007/20");
  g_autoptr (GPtrArray) editions = NULL;

  put_edition (library, second);
  /* Never one over the other. */
  fixture_assert_words (library, "20A", "noise");
  fixture_assert_words (library, "laws-2007/20A", "din");

  editions = lex_library_list_editions (library, label, NULL);
  g_assert_cmpuint (editions->len, ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexComparison) comparison
          = lex_library_compare (library, label, names[i], LEX_LANGUAGE_EN, &error);
      const LexComparisonRow *row;

      g_assert_no_error (error);
      g_assert_cmpuint (comparison->rows->len, ==, 3);
      g_assert_cmpstr (comparison->editions[1]->document, ==, "law-20-2007-en");
      row = comparison->rows->pdata[1];
      g_assert_cmpstr (lex_label_get_text (row->label), ==, "20A");
      g_assert_cmpuint (count_marked (row), >, 0);
      row = comparison->rows->pdata[2];
      g_assert_nonnull (row->texts[0]);
      g_assert_null (row->texts[1]);
      g_assert_null (row->differences);
    }
}

static LexQuestion *
question_new (const char *id, const char *label)
{
  LexQuestion *question = lex_question_new ();

  question->id = g_strdup (id);
  question->edition = g_strdup ("2017");
  g_ptr_array_add (question->labels, lex_label_parse (label));
  return question;
}

/* A clause that says the same leaves its questions alone; one in other words, or taken out, touches
 * them. */
static void
test_edition_touches_questions (Fixture *fixture, gconstpointer data)
{
  g_autofree char *now = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *other = fixture_write (fixture, "old.txt", FIXTURE_LAW_20_SHORT);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) first = fixture_import (library, now, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);
  g_autoptr (GPtrArray) touched = NULL;
  g_autoptr (GError) error = NULL;

  put_edition (library, other);
  g_ptr_array_add (questions, question_new ("worded-otherwise", "20A"));
  g_ptr_array_add (questions, question_new ("taken-out", "20B"));
  g_ptr_array_add (questions, question_new ("in-steps", "20A"));
  g_ptr_array_add (lex_question_add_step (questions->pdata[2])->labels, lex_label_parse ("20B"));
  touched = lex_questions_edition_list (library, questions, "2017", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (touched->len, ==, 0);
  g_clear_pointer (&touched, g_ptr_array_unref);
  touched = lex_questions_edition_list (library, questions, "2007", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (touched->len, ==, 3);
  g_assert_cmpstr (((LexTouchedQuestion *) touched->pdata[0])->question->id, ==,
                   "worded-otherwise");
  g_assert_cmpuint (((LexTouchedQuestion *) touched->pdata[0])->labels->len, ==, 1);
  g_assert_cmpuint (((LexTouchedQuestion *) touched->pdata[2])->labels->len, ==, 2);
  g_assert_null (lex_questions_edition_list (library, questions, "1997", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
}

static void
test_unknown_edition_names_the_others (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "digest", "1997" };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexLabel) label = lex_label_parse ("20A");
  g_autoptr (LexLabel) absent = lex_label_parse ("21Z");
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_library_compare (library, label, names, LEX_LANGUAGE_EN, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "digest"));
  g_clear_error (&error);
  g_assert_null (lex_library_compare (library, absent, names, LEX_LANGUAGE_EN, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
}

/* A document that an older program imported has no record: it can be ranked and renamed, and keeps
 * its place. */
static void
test_document_without_record (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  const char *names[] = { "law-27-pl", NULL };

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  library = fixture_open (fixture);
  g_assert_null (lex_library_reimport (library, names, LEX_IMPORT_DEFAULT, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  manage (library, LEX_MANAGE_RENAME, "law-27-pl", "Stary przepis");
  manage (library, LEX_MANAGE_RANK, "law-27-pl", NULL);
  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  manage (library, LEX_MANAGE_UNDO, NULL, NULL);
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

static void
test_broken_record_says_what_to_do (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *record = fixture_dup_path (fixture, "documents/law-20-en.record");
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DEFAULT);
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (record, "\1\2 no keys", -1, NULL));
  g_assert_null (lex_library_read_record (library, "law-20-en", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, record));
  again = fixture_import (library, file, LEX_IMPORT_DEFAULT);
  g_assert_no_error (((LexImport *) again->pdata[0])->error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/editions/folder", test_folder);
  fixture_add ("/editions/empty-folder", test_folder_of_nothing);
  fixture_add ("/editions/replacement", test_replacement_is_told_and_undone);
  fixture_add ("/editions/nothing-to-undo", test_nothing_to_undo);
  fixture_add ("/editions/removal", test_removal_is_undone);
  fixture_add ("/editions/title", test_title_is_kept);
  fixture_add ("/editions/unknown", test_unknown_names_are_refused);
  fixture_add ("/editions/rank", test_higher_rank_is_shown);
  fixture_add ("/editions/compare", test_editions_are_compared);
  fixture_add ("/editions/compare-unknown", test_unknown_edition_names_the_others);
  fixture_add ("/editions/questions", test_edition_touches_questions);
  fixture_add ("/editions/no-record", test_document_without_record);
  fixture_add ("/editions/broken-record", test_broken_record_says_what_to_do);
  return g_test_run ();
}
