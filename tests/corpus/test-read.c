/* test-read.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a corpus file becomes, and what is said of a broken one. Each file in
 * fixtures/broken has beside it the message it must give, in which * stands
 * for words of libxml2's that differ from version to version.
 */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "corpus-dump.h"

static char *
dup_fixture (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "corpus", "fixtures", name, NULL);
}

static char *
load_fixture (const char *name)
{
  g_autofree char *path = dup_fixture (name);
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  return content;
}

static void
test_good (void)
{
  g_autofree char *path = dup_fixture ("good.xml");
  g_autofree char *expected = load_fixture ("good.expected");
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) document = lex_corpus_read (path, FALSE, &error);
  g_autofree char *dump = NULL;

  g_assert_no_error (error);
  dump = corpus_dump (document);
  g_assert_cmpstr (dump, ==, expected);
}

static void
test_parts (void)
{
  g_autofree char *path = dup_fixture ("parts.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) document = lex_corpus_read (path, FALSE, &error);
  g_autoptr (GString) labels = g_string_new (NULL);
  GPtrArray *clauses;

  g_assert_no_error (error);
  clauses = lex_document_get_clauses (document);
  for (guint i = 0; i < clauses->len; i++)
    g_string_append_printf (
        labels, "%s ", lex_label_get_text (lex_clause_get_label (g_ptr_array_index (clauses, i))));
  g_assert_cmpstr (labels->str, ==, "1 1A 2 3 ");
}

static void
test_imported_parts (void)
{
  g_autofree char *path = dup_fixture ("parts.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) document = lex_corpus_read (path, TRUE, &error);

  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_SCHEMA);
  g_assert_null (document);
  g_assert_nonnull (strstr (error->message, "parts.xml:5: "));
}

static void
test_relations (void)
{
  g_autofree char *path = dup_fixture ("relations.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) relations = lex_corpus_read_relations (path, &error);
  LexRelation *first;

  g_assert_no_error (error);
  g_assert_cmpuint (relations->len, ==, 2);
  first = g_ptr_array_index (relations, 0);
  g_assert_cmpstr (lex_label_get_text (lex_relation_get_specific (first)), ==, "42");
  g_assert_cmpstr (lex_label_get_text (lex_relation_get_general (first)), ==, "9");
  g_assert_cmpint (lex_relation_get_basis (first), ==, LEX_BASIS_COMMENTARY);
  g_assert_cmpstr (lex_relation_get_source (first), ==, "a made-up slide");
  g_assert_cmpstr (lex_text_get_plain (lex_relation_get_why (first, LEX_LANGUAGE_EN)), ==,
                   "Because of 42.");
  g_assert_cmpstr (lex_text_get_plain (lex_relation_get_why (first, LEX_LANGUAGE_PL)), ==,
                   "Tak po prostu.");
}

static void
test_situations (void)
{
  g_autofree char *path = dup_fixture ("situations.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = lex_corpus_read_situations (path, &error);
  const LexSituations *first;

  g_assert_no_error (error);
  g_assert_cmpuint (all->len, ==, 2);
  first = g_ptr_array_index (all, 0);
  g_assert_cmpstr (lex_label_get_text (first->label), ==, "27B1a");
  g_assert_cmpuint (first->phrases[LEX_LANGUAGE_PL]->len, ==, 1);
  g_assert_cmpuint (first->phrases[LEX_LANGUAGE_EN]->len, ==, 2);
  g_assert_cmpstr (first->phrases[LEX_LANGUAGE_EN]->pdata[0], ==, "bid too low & corrected");
}

/* Files that are named relation-* are relations, situations-* situations, path-* guided paths,
 * question-* questions, the others documents. */
static void
test_broken (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = dup_fixture (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *expected = load_fixture (expected_name);
  g_autofree char *pattern = g_build_filename (folder, g_strchomp (expected), NULL);
  g_autoptr (GError) error = NULL;

  if (strstr (name, "relation-"))
    g_assert_null (lex_corpus_read_relations (path, &error));
  else if (strstr (name, "situations-"))
    g_assert_null (lex_corpus_read_situations (path, &error));
  else if (strstr (name, "path-"))
    g_assert_null (lex_corpus_read_path (path, &error));
  else if (strstr (name, "question-"))
    g_assert_null (lex_corpus_read_questions (path, &error));
  else
    g_assert_null (lex_corpus_read (path, FALSE, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, LEX_CORPUS_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("%s\n  got      %s\n  expected %s", name, error->message, pattern);
}

/* Larger than any file the reader takes; made here rather than kept. */
static void
test_huge (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "lex-corpus-huge.xml", NULL);
  g_autofree char *content = g_strnfill (17 * 1024 * 1024, ' ');
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  g_assert_null (lex_corpus_read (path, TRUE, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_XML);
  g_assert_nonnull (strstr (error->message, "16 MiB"));
  g_unlink (path);
}

static void
test_missing (void)
{
  g_autofree char *path = dup_fixture ("no-such-file.xml");
  g_autofree char *folder = dup_fixture ("broken");
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_corpus_read (path, FALSE, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (lex_corpus_read (folder, FALSE, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_READ);
}

/* A pipe keeps whoever opens it waiting until somebody writes. */
static void
test_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-corpus-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pipe.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (lex_corpus_read (path, TRUE, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_READ);
  g_assert_nonnull (strstr (error->message, "pipe.xml"));
  g_unlink (path);
  g_rmdir (folder);
}

static void
add_broken_tests (void)
{
  g_autofree char *folder = dup_fixture ("broken");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = NULL;
      g_autofree char *stem = NULL;

      if (!g_str_has_suffix (name, ".xml.expected"))
        continue;
      stem = g_strndup (name, strlen (name) - strlen (".expected"));
      test = g_strconcat ("/corpus/broken/", stem, NULL);
      g_test_add_data_func_full (test, g_strconcat ("broken/", stem, NULL), test_broken, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/corpus/good", test_good);
  g_test_add_func ("/corpus/parts", test_parts);
  g_test_add_func ("/corpus/imported-parts", test_imported_parts);
  g_test_add_func ("/corpus/relations", test_relations);
  g_test_add_func ("/corpus/situations", test_situations);
  g_test_add_func ("/corpus/huge", test_huge);
  g_test_add_func ("/corpus/missing", test_missing);
  g_test_add_func ("/corpus/pipe", test_pipe);
  add_broken_tests ();
  return g_test_run ();
}
