/* test-pages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages as they are found, of laws that were made up for the purpose: each has
 * beside it the document and report it must give, or the message with which it
 * is refused. LEXBRIDGE_GENERATE=1 writes those anew, to be reviewed by eye.
 */

#include <string.h>

#include "intake-bench.h"

static char *
dup_fixture (const char *folder, const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "intake", "fixtures", folder, name, NULL);
}

static GBytes *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content = NULL;
  gsize size = 0;

  g_file_get_contents (path, &content, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (content, size);
}

static void
assert_expected (const char *path, const char *got)
{
  g_autofree char *expected_path = g_strconcat (path, ".expected", NULL);
  g_autoptr (GBytes) expected = NULL;
  g_autofree char *text = NULL;

  if (g_getenv ("LEXBRIDGE_GENERATE"))
    g_assert_true (g_file_set_contents (expected_path, got, -1, NULL));
  expected = load (expected_path);
  text = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
  g_assert_cmpstr (got, ==, text);
}

static void
test_page (gconstpointer name)
{
  g_autofree char *path = dup_fixture ("pages", name);
  g_autoptr (GBytes) data = load (path);
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (data, name, skeleton, &error);
  g_autofree char *dump = NULL;

  g_assert_no_error (error);
  dump = bench_dump (intake);
  assert_expected (path, dump);
  bench_assert_storable (intake);
}

static void
test_refused (gconstpointer name)
{
  g_autofree char *path = dup_fixture ("refused", name);
  g_autoptr (GBytes) data = load (path);
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  g_assert_null (bench_read (data, name, skeleton, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, LEX_INTAKE_ERROR);
  message = g_strdup_printf ("%d %s\n", error->code, error->message);
  assert_expected (path, message);
}

static void
add_folder (const char *folder, GTestDataFunc test)
{
  g_autofree char *path = dup_fixture (folder, ".");
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *full = g_strdup_printf ("/intake/%s/%s", folder, name);

        g_test_add_data_func_full (full, g_strdup (name), test, g_free);
      }
}

/* The same page in the encodings of old gives the same document. */
static void
test_encoding (gconstpointer encoding)
{
  g_autofree char *path = dup_fixture ("pages", "umbrellas-pl.txt");
  g_autoptr (GBytes) data = load (path);
  g_autofree char *bare = g_strndup (g_bytes_get_data (data, NULL), g_bytes_get_size (data));
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;
  g_autoptr (GBytes) old = NULL;
  g_autofree char *labels = NULL;
  const LexProblem *first;
  LexClause *clause;
  char *bytes;
  gsize size;

  /* Arrows and the dagger are in neither of them. */
  bytes = g_convert_with_fallback (bare, -1, encoding, "UTF-8", "+", NULL, &size, NULL);
  g_assert_nonnull (bytes);
  old = g_bytes_new_take (bytes, size);
  intake = bench_read (old, "old.txt", skeleton, &error);
  g_assert_no_error (error);
  labels = bench_dump_labels (intake);
  g_assert_cmpstr (labels, ==, "18 18A 18B 18B1 18B2 18B3 18B3a 18B3b 18B3b(i) 18B3b(ii) 18B4 18C");
  clause = g_ptr_array_index (lex_document_get_clauses (intake->document), 0);
  g_assert_cmpstr (lex_clause_get_heading (clause, LEX_LANGUAGE_PL), ==, "Pożyczone parasole");
  first = g_ptr_array_index (intake->problems, 0);
  g_assert_cmpint (first->severity, ==, LEX_SEVERITY_WARNING);
  g_assert_nonnull (
      strstr (first->message, g_str_equal (encoding, "CP1250") ? "Windows-1250" : "ISO-8859-2"));
}

static LexIntake *
read_page (const char *name, LexIntakeHints hints, const char *prefix, const char *suffix)
{
  g_autofree char *path = dup_fixture ("pages", name);
  g_autoptr (GBytes) data = load (path);
  g_autofree char *bare = g_strndup (g_bytes_get_data (data, NULL), g_bytes_get_size (data));
  g_autofree char *text = g_strconcat (prefix, bare, suffix, NULL);
  g_autoptr (GBytes) whole = g_bytes_new (text, strlen (text));
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GError) error = NULL;
  LexIntake *intake = bench_read_as (whole, name, &hints, skeleton, &error);

  g_assert_no_error (error);
  return intake;
}

static gboolean
has_warning (LexIntake *intake, const char *words)
{
  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      if (problem->severity == LEX_SEVERITY_WARNING && strstr (problem->message, words))
        return TRUE;
    }
  return FALSE;
}

static void
test_byte_order_mark (void)
{
  LexIntakeHints hints = { .kind = -1, .language = -1 };
  g_autoptr (LexIntake) with = read_page ("umbrellas-en.txt", hints, "\xEF\xBB\xBF", "");
  g_autoptr (LexIntake) without = read_page ("umbrellas-en.txt", hints, "", "");
  g_autofree char *first = bench_dump (with);
  g_autofree char *second = bench_dump (without);

  g_assert_cmpstr (first, ==, second);
}

/* A marker that no clause has is asked about, though it lost its words, and is no text of any
 * other clause. */
static void
test_marker_alone (void)
{
  LexIntakeHints hints = { .kind = -1, .language = -1 };
  g_autoptr (LexIntake) intake = read_page ("umbrellas-lettered.txt", hints, "", "(d) \n");
  GPtrArray *clauses = lex_document_get_clauses (intake->document);
  LexText *last
      = lex_clause_get_text (g_ptr_array_index (clauses, clauses->len - 1), LEX_LANGUAGE_EN);

  g_assert_true (g_str_has_suffix (lex_text_get_plain (last), "folded."));
  g_assert_true (has_warning (intake, "“(d)”"));
  bench_assert_storable (intake);
}

/* A reader can be led from each clause to its line, and told what is not there. */
static void
test_spots (void)
{
  LexIntakeHints hints = { .kind = -1, .language = -1 };
  g_autoptr (LexIntake) intake = read_page ("umbrellas-lettered.txt", hints, "", "");
  GPtrArray *clauses = lex_document_get_clauses (intake->document);
  g_auto (GStrv) lines = NULL;

  g_assert_cmpstr (lex_document_get_edition (intake->document), ==, "2017");
  g_assert_cmpint (intake->files->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (intake->files, 0), ==, "umbrellas-lettered.txt");
  g_assert_cmpint (intake->originals->len, ==, 1);
  g_assert_cmpint (intake->spots->len, ==, clauses->len);
  g_assert_cmpint (intake->missing->len, ==, 0);
  lines = g_strsplit (g_ptr_array_index (intake->originals, 0), "\n", -1);
  for (guint i = 0; i < clauses->len; i++)
    {
      const LexIntakeSpot *spot = &g_array_index (intake->spots, LexIntakeSpot, i);
      LexLabel *label = lex_clause_get_label (g_ptr_array_index (clauses, i));

      g_assert_cmpuint (spot->file, ==, 0);
      if (g_str_equal (lex_label_get_text (label), "18B3b(ii)"))
        g_assert_true (g_str_has_prefix (lines[spot->line - 1], "(ii) in a museum"));
    }
}

static void
test_missing (void)
{
  LexIntakeHints hints = { .kind = -1, .language = -1 };
  g_autofree char *path = dup_fixture ("pages", "umbrellas-lettered.txt");
  g_autofree char *text = NULL;
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (LexIntake) intake = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strstr (text, "C. Return") = '\0';
  data = g_bytes_new (text, strlen (text));
  intake = bench_read_as (data, "cut.txt", &hints, skeleton, NULL);
  g_assert_nonnull (intake);
  g_assert_cmpint (intake->missing->len, ==, 1);
  g_assert_cmpstr (lex_label_get_text (g_ptr_array_index (intake->missing, 0)), ==, "18C");
}

static void
test_hint_of_language (void)
{
  LexIntakeHints right = { .kind = -1, .language = LEX_LANGUAGE_EN };
  LexIntakeHints wrong = { .kind = -1, .language = LEX_LANGUAGE_PL };
  g_autoptr (LexIntake) agreed = read_page ("umbrellas-en.txt", right, "", "");
  g_autoptr (LexIntake) forced = read_page ("umbrellas-en.txt", wrong, "", "");

  g_assert_cmpstr (lex_document_get_name (agreed->document), ==, "law-18-en");
  g_assert_false (has_warning (agreed, "as you said"));
  g_assert_cmpstr (lex_document_get_name (forced->document), ==, "law-18-pl");
  g_assert_cmpint (lex_document_get_languages (forced->document), ==, LEX_LANGUAGES_PL);
  g_assert_true (has_warning (forced, "as you said"));
}

static void
test_hint_of_kind (void)
{
  LexIntakeHints right = { LEX_KIND_LAW, -1 }, wrong = { LEX_KIND_REGULATION, -1 };
  g_autoptr (LexIntake) agreed = read_page ("umbrellas-en.txt", right, "", "");
  g_autoptr (LexIntake) forced = read_page ("umbrellas-en.txt", wrong, "", "");

  g_assert_cmpint (lex_document_get_kind (agreed->document), ==, LEX_KIND_LAW);
  g_assert_false (has_warning (agreed, "as you said"));
  g_assert_cmpint (lex_document_get_kind (forced->document), ==, LEX_KIND_REGULATION);
  g_assert_true (has_warning (forced, "as you said"));
}

static void
test_size (void)
{
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autofree char *text = g_strnfill (LEX_INTAKE_MAX_BYTES + 1, 'a');
  g_autoptr (GBytes) data = g_bytes_new_static (text, LEX_INTAKE_MAX_BYTES + 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (bench_read (data, "large.txt", skeleton, &error));
  g_assert_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_SIZE);
}

/* Files that are large in one way or another are refused, not compared with
 * everything or joined line by line for ever. */
static void
test_excess (gconstpointer line)
{
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GString) text = g_string_new ("Borrowed Umbrellas\n\n");
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, line);
  data = g_bytes_new (text->str, text->len);
  g_assert_null (bench_read (data, "long.txt", skeleton, &error));
  g_assert_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_UNKNOWN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_folder ("pages", test_page);
  add_folder ("refused", test_refused);
  g_test_add_data_func ("/intake/encoding/windows-1250", "CP1250", test_encoding);
  g_test_add_data_func ("/intake/encoding/iso-8859-2", "ISO-8859-2", test_encoding);
  g_test_add_func ("/intake/encoding/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/intake/marker-alone", test_marker_alone);
  g_test_add_func ("/intake/spots", test_spots);
  g_test_add_func ("/intake/missing", test_missing);
  g_test_add_func ("/intake/hint/language", test_hint_of_language);
  g_test_add_func ("/intake/hint/kind", test_hint_of_kind);
  g_test_add_func ("/intake/size", test_size);
  g_test_add_data_func ("/intake/excess/paragraphs", "The rain.\n\n", test_excess);
  g_test_add_data_func ("/intake/excess/lines", "the rain and the wind and\n", test_excess);
  g_test_add_data_func ("/intake/excess/words", "see B1 and the rain of it, ", test_excess);
  return g_test_run ();
}
