/* test-review.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a user corrects and answers before an import is stored, which holds when it is read again.
 */

#include <string.h>

#include "fixture.h"
#include "services/lex-library-import.h"

static void
test_review_corrects (Fixture *fixture, gconstpointer data)
{
  const char *names[] = { NULL };
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20_SHORT);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (lex_import_relabel (only, "20A", "twenty", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_false (lex_import_relabel (only, "20A", "20", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_assert_true (lex_import_relabel (only, "20A", "20B", NULL));
  g_assert_cmpuint (only->spots->len, ==, 2);
  g_assert_true (lex_library_accept (library, imports, NULL));
  fixture_assert_words (library, "20B", "din");

  /* What was corrected is not lost when the program reads the file anew. */
  again = lex_library_reimport (library, names, LEX_IMPORT_DEFAULT, NULL);
  g_assert_cmpuint (again->len, ==, 1);
  fixture_assert_words (library, "20B", "din");
}

/* Words that nobody could place are taken where the user says, also when the file is read again. */
static void
test_question_is_answered (Fixture *fixture, gconstpointer data)
{
  const char *names[] = { NULL };
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];
  LexProblem *problem = lex_problem_new (5, LEX_SEVERITY_WARNING, g_strdup ("whose is this?"));
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (lex_import_relabel (only, "20B", "", NULL));
  problem->question = TRUE;
  g_ptr_array_add (only->problems, problem);
  g_assert_false (lex_import_take (only, (LexSpot){ 0, 5 }, "nonsense here", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_false (lex_import_take (only, (LexSpot){ 0, 4 }, "20B", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_assert_true (lex_import_take (only, (LexSpot){ 0, 5 }, "20C", NULL));
  g_assert_false (problem->question);
  g_assert_true (lex_import_take (only, (LexSpot){ 0, 5 }, "20A", NULL));
  g_assert_cmpuint (only->spots->len, ==, lex_document_get_n_clauses (only->document));
  g_assert_true (lex_library_accept (library, imports, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *words = fixture_dup_words (library, "20C", LEX_LANGUAGE_EN);

      g_assert_cmpstr (words, ==, "One asks at his turn (see Law 27).");
      fixture_assert_words (library, "20A", "once more.\nOne asks at his turn");
      if (i == 0)
        again = lex_library_reimport (library, names, LEX_IMPORT_DEFAULT, NULL);
    }
}

static void
test_clause_is_left_out (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];

  g_assert_true (lex_import_relabel (only, "20B", "", NULL));
  g_assert_cmpuint (lex_document_get_n_clauses (only->document), ==, 2);
  g_assert_cmpuint (only->spots->len, ==, 2);
}

static void
finish_cb (GObject *library, GAsyncResult *result, gpointer imports)
{
  *(GPtrArray **) imports = lex_library_import_finish (LEX_LIBRARY (library), result, NULL);
}

/* Who says of what kind a text is, or in which language, loses nothing that was corrected before.
 */
static void
test_reading_again_keeps (Fixture *fixture, gconstpointer data)
{
  const LexImportOptions options = { .kind = LEX_KIND_LAW, .language = LEX_LANGUAGE_EN };
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) imports = fixture_import (library, file, LEX_IMPORT_DRY_RUN);
  LexImport *only = imports->pdata[0];
  g_autoptr (GPtrArray) again = NULL;

  g_assert_true (lex_import_relabel (only, "20B", "20C", NULL));
  g_assert_true (lex_import_pair (only, "20C", "27", NULL));
  lex_library_reread_async (library, only, &options, NULL, finish_cb, &again);
  while (again == NULL)
    g_main_context_iteration (NULL, TRUE);
  only = again->pdata[0];
  g_assert_cmpint (only->kind, ==, LEX_KIND_LAW);
  g_assert_cmpuint (only->corrections->len, ==, 2);
  g_assert_true (lex_library_accept (library, again, NULL));
  fixture_assert_words (library, "20C", "his turn");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/review/relabel", test_review_corrects);
  fixture_add ("/review/answer", test_question_is_answered);
  fixture_add ("/review/leave-out", test_clause_is_left_out);
  fixture_add ("/review/read-again", test_reading_again_keeps);
  return g_test_run ();
}
