/* test-library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes into a library comes out again, in order. It refuses to know the file's inside;
 * writing, searching and damage have tests of their own.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "answers.h"
#include "fixture.h"
#include "language/lex-fold.h"
#include "library.h"

static void
test_documents (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) originals = fixture_new_documents ();
  g_autoptr (GPtrArray) documents = lex_store_reader_list_documents (library->reader, NULL);

  g_assert_cmpuint (documents->len, ==, originals->len);
  for (guint i = 0; i < documents->len; i++)
    {
      LexDocument *original = originals->pdata[i];
      LexDocument *document = documents->pdata[i];

      g_assert_cmpstr (lex_document_get_name (document), ==, lex_document_get_name (original));
      g_assert_cmpint (lex_document_get_kind (document), ==, lex_document_get_kind (original));
      g_assert_cmpuint (lex_document_get_n_clauses (document), ==,
                        lex_document_get_n_clauses (original));
      g_assert_cmpint (lex_document_get_languages (document), ==, LEX_LANGUAGES_BOTH);
      g_assert_cmpstr (lex_document_get_title (document, LEX_LANGUAGE_EN), ==,
                       lex_document_get_title (original, LEX_LANGUAGE_EN));
      g_assert_null (lex_document_get_title (document, LEX_LANGUAGE_PL));
      g_assert_cmpstr (lex_document_get_edition (document), ==,
                       lex_document_get_edition (original));
      g_assert_cmpstr (lex_document_get_publisher (document), ==, "Union");
    }
}

static void
assert_same_text (LexText *a, LexText *b)
{
  gsize n_a, n_b;
  const LexSpan *spans_a, *spans_b;

  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;
  g_assert_cmpstr (lex_text_get_plain (a), ==, lex_text_get_plain (b));
  spans_a = lex_text_get_spans (a, &n_a);
  spans_b = lex_text_get_spans (b, &n_b);
  g_assert_cmpuint (n_a, ==, n_b);
  for (gsize i = 0; i < n_a; i++)
    {
      g_assert_cmpuint (spans_a[i].start, ==, spans_b[i].start);
      g_assert_cmpuint (spans_a[i].end, ==, spans_b[i].end);
      g_assert_cmpint (spans_a[i].kind, ==, spans_b[i].kind);
      g_assert_cmpstr (spans_a[i].target, ==, spans_b[i].target);
    }
}

static void
assert_same_clause (LexClause *a, LexClause *b)
{
  const LexClauseParts *one = lex_clause_get_parts (a);
  const LexClauseParts *two = lex_clause_get_parts (b);
  guint n_about = one->about != NULL ? one->about->len : 0;

  g_assert_true (lex_label_equal (one->label, two->label));
  g_assert_cmpint (one->authority, ==, two->authority);
  g_assert_cmpstr (one->from, ==, two->from);
  g_assert_cmpstr (one->until, ==, two->until);
  g_assert_cmpstr (one->pbn, ==, two->pbn);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_assert_cmpstr (one->wording[i].heading, ==, two->wording[i].heading);
      g_assert_cmpstr (one->past[i].heading, ==, two->past[i].heading);
      assert_same_text (one->wording[i].text, two->wording[i].text);
      assert_same_text (one->past[i].text, two->past[i].text);
      assert_same_text (one->ruling[i], two->ruling[i]);
    }
  g_assert_cmpuint (n_about, ==, two->about != NULL ? two->about->len : 0);
  for (guint i = 0; i < n_about; i++)
    g_assert_true (lex_label_equal (one->about->pdata[i], two->about->pdata[i]));
}

static void
test_clauses (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) originals = fixture_new_documents ();

  for (guint i = 0; i < originals->len; i++)
    {
      GPtrArray *expected = lex_document_get_clauses (originals->pdata[i]);
      g_autoptr (GPtrArray) clauses = lex_store_reader_list_clauses (
          library->reader, lex_document_get_name (originals->pdata[i]), NULL);

      g_assert_cmpuint (clauses->len, ==, expected->len);
      for (guint j = 0; j < clauses->len; j++)
        assert_same_clause (clauses->pdata[j], expected->pdata[j]);
    }
}

static void
test_unknown_document (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) clauses = lex_store_reader_list_clauses (library->reader, "none", NULL);

  g_assert_cmpuint (clauses->len, ==, 0);
}

static void
test_below (Library *library, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "27B", "laws:27B laws:27B1 laws:27B1b" },
    { "27D", "laws:27D" },
    { "2", "" },
    { "9", "laws:9 laws:9A3" },
    { "9A", "laws:9A3" }, /* the library skips the level */
    { "definitions/revoke", "definitions:definitions/revoke" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *list = library_dup_below (library->reader, cases[i][0]);

      g_assert_cmpstr (list, ==, cases[i][1]);
    }
}

static void
test_labels (Library *library, gconstpointer data)
{
  static const struct
  {
    const char *label;
    gboolean exists;
  } rows[] = {
    { "27B1b", TRUE }, { "example/1", TRUE }, { "12C1b", FALSE }, /* only cited */
    { "27%", FALSE },  { "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean exists = !rows[i].exists;

      g_assert_true (lex_store_reader_find_label (library->reader, rows[i].label, &exists, NULL));
      g_assert_cmpint (exists, ==, rows[i].exists);
    }
}

static void
test_heading (Library *library, gconstpointer data)
{
  g_autoptr (LexLabel) headed = lex_label_parse ("27B");
  g_autoptr (LexLabel) bare = lex_label_parse ("27B1");
  g_autoptr (LexLabel) unknown = lex_label_parse ("27C");
  LexStoreReader *reader = library->reader;
  g_autofree char *polish
      = lex_store_reader_dup_heading (reader, headed, LEX_LANGUAGE_PL, FALSE, NULL);
  g_autofree char *english
      = lex_store_reader_dup_heading (reader, headed, LEX_LANGUAGE_EN, FALSE, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (polish, ==, "Bez akceptacji");
  g_assert_cmpstr (english, ==, "Not Accepted");
  g_assert_null (lex_store_reader_dup_heading (reader, bare, LEX_LANGUAGE_PL, FALSE, &error));
  g_assert_null (lex_store_reader_dup_heading (reader, unknown, LEX_LANGUAGE_EN, FALSE, &error));
  g_assert_no_error (error);
}

static char *
list_references (GPtrArray *references)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < references->len; i++)
    {
      LexReference *reference = references->pdata[i];

      g_string_append_printf (list, "%s%s>%s", i > 0 ? " " : "",
                              lex_label_get_text (reference->from),
                              lex_label_get_text (reference->to));
    }
  return g_string_free (list, FALSE);
}

static void
test_citations (Library *library, gconstpointer data)
{
  static const struct
  {
    const char *label;
    gboolean incoming;
    const char *pairs;
  } cases[] = {
    { "27B", FALSE, "27B1b>23A 27B1b>27D" }, /* once, though in both languages */
    { "27", FALSE, "27B1b>23A 27B1b>27D 27D>12C1b" },
    { "27", TRUE, "27B1b>27D example/1>27B" },
    { "23", TRUE, "27B1b>23A definitions/comparable-call>23" },
    { "12", TRUE, "27D>12C1b" },             /* a clause that the library does not have */
    { "example/1", FALSE, "example/1>27B" }, /* from the ruling */
    { "50", TRUE, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (cases[i].label);
      g_autoptr (GPtrArray) references
          = lex_store_reader_list_citations (library->reader, label, cases[i].incoming, NULL);
      g_autofree char *list = list_references (references);

      g_assert_cmpstr (list, ==, cases[i].pairs);
    }
}

static void
test_about (Library *library, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "27", "commentary/27>27 example/1>27B1b" },
    { "27B1b", "commentary/27>27 example/1>27B1b" }, /* also of what it lies in */
    { "27A", "commentary/27>27" },
    { "23A1", "commentary/27>23A" },
    { "43", "commentary/43>43" },
    { "50", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (cases[i][0]);
      g_autoptr (GPtrArray) references = lex_store_reader_list_about (library->reader, label, NULL);
      g_autofree char *list = list_references (references);

      g_assert_cmpstr (list, ==, cases[i][1]);
    }
}

static void
test_relations (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) originals = fixture_new_relations ();
  g_autoptr (GPtrArray) relations = lex_store_reader_list_relations (library->reader, NULL);

  g_assert_cmpuint (relations->len, ==, originals->len);
  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *one = relations->pdata[i];
      LexRelation *two = originals->pdata[i];

      g_assert_true (
          lex_label_equal (lex_relation_get_specific (one), lex_relation_get_specific (two)));
      g_assert_true (
          lex_label_equal (lex_relation_get_general (one), lex_relation_get_general (two)));
      g_assert_cmpint (lex_relation_get_basis (one), ==, lex_relation_get_basis (two));
      g_assert_cmpstr (lex_relation_get_source (one), ==, lex_relation_get_source (two));
      for (guint j = 0; j < LEX_N_LANGUAGES; j++)
        assert_same_text (lex_relation_get_why (one, (LexLanguage) j),
                          lex_relation_get_why (two, (LexLanguage) j));
    }
}

/* The relations of a clause are those that name it or a clause below it, on either side. */
static void
test_relations_of (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) all = lex_store_reader_list_relations (library->reader, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      LexLabel *label = lex_relation_get_general (all->pdata[i]);
      g_autoptr (GPtrArray) own = lex_store_reader_list_relations_of (library->reader, label, NULL);
      guint wanted = 0;

      for (guint j = 0; j < all->len; j++)
        wanted += lex_label_contains (label, lex_relation_get_general (all->pdata[j]))
                  || lex_label_contains (label, lex_relation_get_specific (all->pdata[j]));
      g_assert_cmpuint (wanted, >, 0);
      g_assert_cmpuint (own->len, ==, wanted);
    }
}

/* A letter that no word of the fixture has, put over the middle one of each word that is indexed.
 */
static gboolean
misspell_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  LexStoreReader *reader = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *typed = g_strdup (token);
  g_autofree char *similar = NULL;
  gsize length = strlen (token);
  gboolean known = FALSE;

  if (length < 5 || strspn (token, "abcdefghijklmnopqrstuvwxyz") != length)
    return TRUE;
  typed[length / 2] = 'q';
  similar = lex_store_reader_dup_similar (reader, typed, &error);
  g_assert_no_error (error);
  if (similar != NULL)
    lex_store_reader_find_word (reader, similar, &known, &error);
  g_assert_no_error (error);
  if (!known)
    g_error ("for %s, %s was typed, and %s found", token, typed, similar);
  return TRUE;
}

static void
test_similar (Library *library, gconstpointer data)
{
  g_autoptr (GPtrArray) documents = fixture_new_documents ();

  for (guint i = 0; i < documents->len; i++)
    {
      GPtrArray *clauses = lex_document_get_clauses (documents->pdata[i]);

      for (guint j = 0; j < clauses->len; j++)
        for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
          {
            LexText *text = lex_clause_get_text (clauses->pdata[j], language);

            if (text != NULL)
              lex_tokenize (lex_text_get_plain (text), -1, misspell_cb, library->reader);
          }
    }
}

static void
test_check (Library *library, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lex_store_reader_check (library->reader, &error));
  g_assert_no_error (error);
}

#define ADD(name, func)                                                                            \
  g_test_add ("/store/library/" name, Library, NULL, library_set_up, func, library_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("documents", test_documents);
  ADD ("clauses", test_clauses);
  ADD ("unknown-document", test_unknown_document);
  ADD ("below", test_below);
  ADD ("labels", test_labels);
  ADD ("heading", test_heading);
  ADD ("citations", test_citations);
  ADD ("about", test_about);
  ADD ("relations", test_relations);
  ADD ("relations-of", test_relations_of);
  ADD ("similar", test_similar);
  ADD ("check", test_check);
  return g_test_run ();
}
