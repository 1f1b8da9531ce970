/* intake-bench.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of the intake share: skeletons, and results as text.
 */

#include "intake-bench.h"

#include <string.h>

#include <glib/gstdio.h>

#include "corpus-dump.h"

LexDocument *
bench_read_document (const char *path)
{
  g_autoptr (GError) error = NULL;
  LexDocument *document = lex_corpus_read (path, FALSE, &error);

  g_assert_no_error (error);
  return document;
}

/* The fixtures have laws and screens only. */
static GPtrArray *
read_skeleton (const char *folder)
{
  static const char *const names[]
      = { "laws.xml", "screens.xml", "definitions.xml", "introduction.xml" };
  GPtrArray *skeleton = g_ptr_array_new_with_free_func (g_object_unref);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      if (i < 2 || g_file_test (path, G_FILE_TEST_EXISTS))
        g_ptr_array_add (skeleton, bench_read_document (path));
    }
  return skeleton;
}

GPtrArray *
bench_read_fixture_skeleton (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", NULL);

  return read_skeleton (folder);
}

GPtrArray *
bench_read_real_skeleton (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "corpus", NULL);

  return read_skeleton (folder);
}

LexIntake *
bench_read (GBytes *data, const char *name, GPtrArray *skeleton, GError **error)
{
  g_autofree char *words = g_test_build_filename (G_TEST_DIST, "..", "data", "corpus", NULL);
  LexIntakeHints hints = { .kind = -1, .language = -1, .words = words };

  return bench_read_as (data, name, &hints, skeleton, error);
}

LexIntake *
bench_read_as (GBytes *data, const char *name, const LexIntakeHints *hints, GPtrArray *skeleton,
               GError **error)
{
  g_autoptr (GPtrArray) files
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_file_free);
  g_autoptr (GPtrArray) refused = NULL;
  g_autoptr (GPtrArray) intakes = NULL;

  g_ptr_array_add (files, lex_intake_file_new (name, data));
  intakes = lex_intake_read (files, hints, skeleton, NULL, &refused);
  g_assert_cmpint (intakes->len + refused->len, ==, 1);
  if (intakes->len == 1)
    return g_ptr_array_steal_index (intakes, 0);
  g_propagate_error (
      error, g_error_copy (((const LexIntakeRefusal *) g_ptr_array_index (refused, 0))->error));
  return NULL;
}

char *
bench_dump (LexIntake *intake)
{
  g_autofree char *document = corpus_dump (intake->document);
  GString *out = g_string_new (document);

  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      g_string_append_printf (out, "line %u: %s: %s\n", problem->line,
                              lex_severity_get_name (problem->severity), problem->message);
    }
  return g_string_free (out, FALSE);
}

char *
bench_dump_labels (LexIntake *intake)
{
  GPtrArray *clauses = lex_document_get_clauses (intake->document);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < clauses->len; i++)
    g_string_append_printf (
        out, "%s%s", i ? " " : "",
        lex_label_get_text (lex_clause_get_label (g_ptr_array_index (clauses, i))));
  return g_string_free (out, FALSE);
}

void
bench_assert_storable (LexIntake *intake)
{
  g_autofree char *folder = g_dir_make_tmp ("lex-intake-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "document.xml", NULL);
  g_autofree char *before = corpus_dump (intake->document);
  g_autofree char *after = NULL;
  g_autoptr (LexDocument) again = NULL;
  g_autoptr (GError) error = NULL;

  lex_corpus_write (intake->document, path, &error);
  g_assert_no_error (error);
  again = lex_corpus_read (path, TRUE, &error);
  g_assert_no_error (error);
  after = corpus_dump (again);
  g_unlink (path);
  g_rmdir (folder);
  g_assert_cmpstr (after, ==, before);
}

static LexClause *
find_clause (LexDocument *document, const char *label)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);

      if (g_str_equal (lex_label_get_text (lex_clause_get_label (clause)), label))
        return clause;
    }
  return NULL;
}

void
bench_check_clause (LexDocument *document, const char *expected)
{
  gsize length = strcspn (expected, "=-");
  g_autofree char *label = g_strndup (expected, length);
  LexClause *clause = find_clause (document, label);
  LexText *text = clause ? lex_clause_get_text (clause, LEX_LANGUAGE_EN) : NULL;

  g_test_message ("%s", label);
  if (expected[length] == '-')
    g_assert_null (text);
  else
    g_assert_cmpstr (text ? lex_text_get_plain (text) : NULL, ==, expected + length + 1);
}

void
bench_check_question (LexIntake *intake, const char *words)
{
  gboolean asked = FALSE;

  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      g_assert_null (strstr (problem->message, "(null)"));
      asked |= problem->question && words && strstr (problem->message, words);
    }
  g_assert_true (asked == (words != NULL));
}
