/* test-seeds.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files as directors really have them. They are under copyright and not in this
 * repository: where they are absent the tests are skipped.
 */

#include <string.h>

#include "intake-bench.h"

static GBytes *
load_seed (const char *name)
{
  const char *named = g_getenv ("LEXBRIDGE_SHARED");
  g_autofree char *beside = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", NULL);
  g_autofree char *path = g_build_filename (named ? named : beside, "seeds", name, NULL);
  char *content;
  gsize size;

  if (g_file_get_contents (path, &content, &size, NULL))
    return g_bytes_new_take (content, size);
  g_test_skip ("directors' own files are under copyright and not in the repository: "
               "LEXBRIDGE_SHARED=FOLDER, with seeds/ in it, would run this");
  return NULL;
}

static LexIntake *
read_seed (const char *name)
{
  g_autoptr (GBytes) data = load_seed (name);
  g_autoptr (GPtrArray) skeleton = data ? bench_read_real_skeleton () : NULL;
  g_autoptr (GError) error = NULL;
  LexIntake *intake = data ? bench_read (data, name, skeleton, &error) : NULL;

  g_assert_no_error (error);
  if (intake)
    bench_assert_storable (intake);
  return intake;
}

static LexText *
find_text (LexIntake *intake, const char *label, LexLanguage language)
{
  GPtrArray *clauses = lex_document_get_clauses (intake->document);

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);

      if (g_str_equal (lex_label_get_text (lex_clause_get_label (clause)), label))
        return lex_clause_get_text (clause, language);
    }
  g_error ("%s is missing", label);
  return NULL;
}

/* The targets of a clause's references, and F for each footnote. */
static void
assert_spans (LexIntake *intake, const char *label, const char *expected)
{
  LexText *text = find_text (intake, label,
                             lex_document_get_languages (intake->document) == LEX_LANGUAGES_PL
                                 ? LEX_LANGUAGE_PL
                                 : LEX_LANGUAGE_EN);
  g_autoptr (GString) got = g_string_new (NULL);
  const LexSpan *spans;
  gsize n_spans;

  g_assert_nonnull (text);
  spans = lex_text_get_spans (text, &n_spans);
  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_CITATION)
      g_string_append_printf (got, "%s ", spans[i].target);
    else if (spans[i].kind == LEX_SPAN_FOOTNOTE)
      g_string_append (got, "F ");
  g_assert_cmpstr (got->str, ==, expected);
}

static void
assert_problem (LexIntake *intake, guint line, LexSeverity severity, const char *words)
{
  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      if (problem->line == line && problem->severity == severity
          && strstr (problem->message, words))
        return;
    }
  g_error ("no problem on line %u speaks of %s", line, words);
}

static void
test_law_20 (void)
{
  g_autoptr (LexIntake) intake = read_seed ("001_81ae1cd6d68adb99.txt");
  g_autofree char *labels = NULL;

  if (!intake)
    return;
  labels = bench_dump_labels (intake);
  g_assert_cmpstr (lex_document_get_name (intake->document), ==, "law-20-pl");
  g_assert_cmpstr (labels, ==,
                   "20 20A 20B 20C 20C1 20C2 20D 20E 20F 20F1 20F2 20F3 20F4 20F4a 20F4b 20F5 "
                   "20F5a 20F5b 20F5b(i) 20F5b(ii) 20F6 20G 20G1 20G2 20G3");
  assert_spans (intake, "20", "F ");
  assert_spans (intake, "20C1", "47E 41 ");
  assert_spans (intake, "20C2", "41B 41C 20B F ");
  assert_spans (intake, "20F1", "16 F ");
  assert_spans (intake, "20F2", "20F1 ");
  assert_spans (intake, "20F3", "20F1 20F2 16B1 ");
  assert_spans (intake, "20F4b", "21B 40B3 ");
  assert_spans (intake, "20F6", "21 47E ");
  assert_spans (intake, "20G3", "40B2b ");
  assert_problem (intake, 15, LEX_SEVERITY_NOTE, "47E41");
  assert_problem (intake, 16, LEX_SEVERITY_NOTE, "41B41C");
  assert_problem (intake, 37, LEX_SEVERITY_NOTE, "20F6");
  assert_problem (intake, 49, LEX_SEVERITY_NOTE, "20");
}

static void
test_law_75 (void)
{
  g_autoptr (LexIntake) intake = read_seed ("004_2429015c28a0089f.txt");
  g_autofree char *labels = NULL;

  if (!intake)
    return;
  labels = bench_dump_labels (intake);
  g_assert_cmpstr (lex_document_get_name (intake->document), ==, "law-75-en");
  g_assert_cmpstr (labels, ==, "75 75A 75B 75B1 75B2 75B3 75C 75D 75D1 75D2 75D3");
  g_assert_nonnull (find_text (intake, "75", LEX_LANGUAGE_EN));
  assert_spans (intake, "75A", "16A 73C ");
  assert_spans (intake, "75B2", "20F4 ");
  assert_spans (intake, "75C", "21B1b ");
  assert_spans (intake, "75D3", "75B1 75D2 ");
}

static void
test_screens (void)
{
  g_autoptr (LexIntake) intake = read_seed ("002_7c6c39b7f598a18f.txt");
  g_autofree char *labels = NULL;

  if (!intake)
    return;
  labels = bench_dump_labels (intake);
  g_assert_cmpstr (lex_document_get_name (intake->document), ==, "screens-pl");
  g_assert_cmpstr (labels, ==,
                   "screens/1 screens/2 screens/2a screens/2b screens/2c screens/3 screens/3a "
                   "screens/3a(i) screens/3a(ii) screens/3b screens/3c screens/3c(i) "
                   "screens/3c(ii) screens/3c(iii) screens/3c(iv) screens/3d screens/3e screens/3f "
                   "screens/3g screens/3h");
  assert_spans (intake, "screens/1", "F ");
  assert_spans (intake, "screens/3b", "screens/3a(ii) ");
  assert_spans (intake, "screens/3d", "screens/2 ");
  assert_spans (intake, "screens/3g", "screens/3f ");
  assert_spans (intake, "screens/3h", "screens/1 ");
  assert_problem (intake, 33, LEX_SEVERITY_WARNING, "31");
  assert_problem (intake, 39, LEX_SEVERITY_WARNING, "alphabet");
}

/* Texts on the Laws that are none: refused, never half understood. */
static void
test_no_law (gconstpointer name)
{
  g_autoptr (GBytes) data = load_seed (name);
  g_autoptr (GPtrArray) skeleton = data ? bench_read_real_skeleton () : NULL;
  g_autoptr (GError) error = NULL;

  if (!data)
    return;
  g_assert_null (bench_read (data, name, skeleton, &error));
  g_assert_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_UNKNOWN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/intake/seeds/law-20", test_law_20);
  g_test_add_func ("/intake/seeds/law-75", test_law_75);
  g_test_add_func ("/intake/seeds/screens", test_screens);
  g_test_add_data_func ("/intake/seeds/slides", "000_fd2fb1b7ec392f9b.txt", test_no_law);
  g_test_add_data_func ("/intake/seeds/article", "003_4a6be15cb1651925.txt", test_no_law);
  return g_test_run ();
}
