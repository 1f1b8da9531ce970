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

static LexClause *
find_clause (LexIntake *intake, const char *key)
{
  GPtrArray *clauses = lex_document_get_clauses (intake->document);
  g_autofree char *label = g_strdup_printf ("%s/%s", lex_document_get_name (intake->document), key);

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);

      if (g_str_equal (lex_label_get_text (lex_clause_get_label (clause)), label))
        return clause;
    }
  g_error ("%s is missing", label);
  return NULL;
}

static void
assert_about (LexIntake *intake, const char *key, const char *expected)
{
  const LexClauseParts *parts = lex_clause_get_parts (find_clause (intake, key));
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; i < parts->about->len; i++)
    g_string_append_printf (about, "%s ", lex_label_get_text (g_ptr_array_index (parts->about, i)));
  g_assert_cmpstr (about->str, ==, expected);
}

static const LexProblem *
find_repair (LexIntake *intake, const char *before)
{
  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      if (g_strcmp0 (problem->before, before) == 0)
        return problem;
    }
  g_error ("nothing is said of “%s”", before);
  return NULL;
}

static const char commentary_keys[] = " 9 10-11 12 13 14 15 16 17 20 21 23 24 25 26 27 30-32 40 41 "
                                      "43 45 46 47 50 53-55 57 61 62 63 "
                                      "64 65 67 68 69 ";
static const char example_keys[] = " 1 2 3 4 14 16-17 18 19 33 42 43 46 47 49 ";

/* The words of a list. */
static guint
count_found (LexIntake *intake, const char *keys, const char *prefix)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);
  guint n = 0;

  for (char **key = list; *key; key++)
    if (**key)
      {
        g_autofree char *whole = g_strconcat (prefix, *key, NULL);

        find_clause (intake, whole);
        n++;
      }
  return n;
}

/* Deals as the lines leave them no other choice; the digest drew the same ones by hand. */
static const struct
{
  const char *key;
  const char *pbn;
} restored[] = {
  { "example-4", "[Deal \"N:64.82.J2. .KJ5.986. QJ2..KQ5. 873.63.7.\"]" },
  { "13/example",
    "[Deal \"N:K875.843.7.QJ843 Q42.QJ5.AK32.A52 JT9.A9762.54.KT9 A63.KT.QJT986.76\"]" },
  { "example-14", "[Dealer \"W\"]\n[Auction \"W\"]\nPass Pass ^S Pass\n*" },
  { "example-18", "[Deal \"N:AQ7.8.KT984.QT52 - - -\"]" },
  { "example-33",
    "[Deal \"N:JT8.9.QJT6.AJ854 972.AKQ3.972.KQ7 Q6543.J842.AK4.6 AK.T765.853.T932\"]" },
  { "example-42", "[Deal \"N:- ...KJ6 - ...73\"]" },
  { "example-46", "[Deal \"N:AKQ5... J9... 8632... T74...\"]" },
};

static void
test_commentary (void)
{
  g_autoptr (LexIntake) intake = read_seed ("000_fd2fb1b7ec392f9b.txt");

  if (!intake)
    return;
  g_assert_cmpstr (lex_document_get_name (intake->document), ==, "komentarz-wbf-do-mpb-2017");
  g_assert_cmpint (lex_document_get_kind (intake->document), ==, LEX_KIND_COMMENTARY);
  g_assert_cmpuint (count_found (intake, commentary_keys, ""), ==, 33);
  g_assert_cmpuint (count_found (intake, example_keys, "example-"), ==, 14);
  for (guint i = 0; i < G_N_ELEMENTS (restored); i++)
    g_assert_cmpstr (lex_clause_get_pbn (find_clause (intake, restored[i].key)), ==,
                     restored[i].pbn);
  assert_about (intake, "27", "27 27B1a 27D ");
  assert_about (intake, "53-55", "53 55 53B 55C ");
  assert_about (intake, "example-14", "17 17D2 ");
  g_assert_cmpstr (find_repair (intake, "43Ala")->after, ==, "43A1a");
  g_assert_cmpstr (find_repair (intake, "27B1la")->after, ==, "27B1a");
  g_assert_cmpstr (find_repair (intake, "53 1 55")->after, ==, "53 i 55");
  g_assert_cmpstr (find_repair (intake, "$W")->after, ==, "♦W");
  g_assert_cmpstr (find_repair (intake, "@#7")->after, ==, "♠7");
  g_assert_true (find_repair (intake, "3&")->question);
}

static void
test_guide (void)
{
  g_autoptr (LexIntake) intake = read_seed ("003_4a6be15cb1651925.txt");
  g_autofree char *labels = NULL;

  if (!intake)
    return;
  labels = bench_dump_labels (intake);
  g_assert_cmpint (lex_document_get_kind (intake->document), ==, LEX_KIND_GUIDE);
  g_assert_cmpstr (labels, ==,
                   "zapowiedz-porownywalna/idea-i-definicja "
                   "zapowiedz-porownywalna/problemy-zwiazane-z-powyzsza-definicja "
                   "zapowiedz-porownywalna/problemy-zwiazane-z-powyzsza-definicja/liczba-kolorow "
                   "zapowiedz-porownywalna/problemy-zwiazane-z-powyzsza-definicja/sila-karty "
                   "zapowiedz-porownywalna/problemy-zwiazane-z-powyzsza-definicja/dlugosc-kolorow "
                   "zapowiedz-porownywalna/23C");
  assert_about (intake, "problemy-zwiazane-z-powyzsza-definicja/liczba-kolorow", "23A1 ");
  assert_about (intake, "23C", "23C ");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/intake/seeds/law-20", test_law_20);
  g_test_add_func ("/intake/seeds/law-75", test_law_75);
  g_test_add_func ("/intake/seeds/screens", test_screens);
  g_test_add_func ("/intake/seeds/commentary", test_commentary);
  g_test_add_func ("/intake/seeds/guide", test_guide);
  return g_test_run ();
}
