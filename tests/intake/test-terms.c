/* test-terms.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages that have the definitions and nothing else, in all the ways in which a term is told from
 * what it means; printed from the digest, so that every word has its place.
 */

#include <string.h>

#include "intake-bench.h"

typedef struct
{
  const char *name;
  LexLanguage language;
  const char *title;  /* nullable */
  const char *before; /* a term */
  const char *behind;
} Print;

static const Print prints[] = {
  { "colon", LEX_LANGUAGE_EN, "Definitions\n\n", "", ": " },
  { "dash", LEX_LANGUAGE_EN, "Definitions\n\n", "", " – " },
  { "dash-pl", LEX_LANGUAGE_PL, "Definicje\n\n", "", " – " },
  { "untitled", LEX_LANGUAGE_EN, "", "", " – " },
  { "untitled-pl", LEX_LANGUAGE_PL, "", "", " – " },
  { "line", LEX_LANGUAGE_EN, "Definitions\n\n", "", "\n" },
  { "line-pl", LEX_LANGUAGE_PL, "Definicje\n\n", "", "\n\n" },
  { "cells", LEX_LANGUAGE_EN, "Definitions\n\n", "", "\t" },
  { "letters", LEX_LANGUAGE_EN, "Definitions\n\n", "", " " },
  { "letters-pl", LEX_LANGUAGE_PL, "Definicje\n\n", "", " " },
  { "anchors", LEX_LANGUAGE_EN, "<html><body><h1>Definitions</h1>\n\n", "<p id=\"term\">", ": " },
  { "emphasis", LEX_LANGUAGE_EN, "# Definitions\n\n", "**", "** " },
  { "emphasis-pl", LEX_LANGUAGE_PL, "# Definicje\n\n", "**", "** – " },
};

static LexDocument *
find_definitions (GPtrArray *skeleton)
{
  for (guint i = 0; i < skeleton->len; i++)
    if (g_str_equal (lex_document_get_name (skeleton->pdata[i]), "definitions"))
      return skeleton->pdata[i];
  g_error ("the corpus has no definitions");
}

/* A definition in one paragraph. */
static char *
dup_words (LexClause *clause, LexLanguage language)
{
  LexText *text = lex_clause_get_text (clause, language);

  return text ? g_strdelimit (g_strdup (lex_text_get_plain (text)), "\n\t", ' ') : NULL;
}

static GBytes *
print (const Print *self, GPtrArray *clauses)
{
  GString *page = g_string_new (self->title);

  for (guint i = 0; i < clauses->len; i++)
    {
      g_autofree char *words = dup_words (clauses->pdata[i], self->language);
      const char *term = lex_clause_get_heading (clauses->pdata[i], self->language);

      if (words && term)
        g_string_append_printf (page, "%s%s%s%s\n\n", self->before, term, self->behind, words);
    }
  return g_string_free_to_bytes (page);
}

static LexClause *
find_clause (LexDocument *document, LexLabel *label)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  for (guint i = 0; i < clauses->len; i++)
    if (lex_label_equal (lex_clause_get_label (clauses->pdata[i]), label))
      return clauses->pdata[i];
  return NULL;
}

/* The letters of a text: what is drawn between them may differ. */
static char *
dup_letters (const char *text)
{
  GString *letters = g_string_new (NULL);

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (letters, g_utf8_get_char (c));
  return g_string_free (letters, FALSE);
}

static void
assert_defined (LexClause *clause, LexClause *printed, LexLanguage language)
{
  g_autofree char *expected = NULL;
  g_autofree char *got = NULL;
  g_autofree char *words = dup_words (printed, language);

  g_assert_nonnull (clause);
  g_assert_cmpstr (lex_clause_get_heading (clause, language), ==,
                   lex_clause_get_heading (printed, language));
  g_assert_nonnull (lex_clause_get_text (clause, language));
  expected = dup_letters (words);
  got = dup_letters (lex_text_get_plain (lex_clause_get_text (clause, language)));
  g_assert_cmpstr (got, ==, expected);
}

static void
test_print (gconstpointer data)
{
  const Print *self = data;
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  GPtrArray *clauses = lex_document_get_clauses (find_definitions (skeleton));
  g_autoptr (GBytes) page = print (self, clauses);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (page, "page.md", skeleton, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *printed = clauses->pdata[i];
      g_autofree char *words = dup_words (printed, self->language);

      if (words && lex_clause_get_heading (printed, self->language))
        assert_defined (find_clause (intake->document, lex_clause_get_label (printed)), printed,
                        self->language);
    }
  bench_assert_storable (intake);
}

/* A page on which terms are listed, as in an index, defines none. */
static void
test_list_of_terms (void)
{
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  GPtrArray *clauses = lex_document_get_clauses (find_definitions (skeleton));
  g_autoptr (GString) text = g_string_new ("Definitions\n\n");
  g_autoptr (GBytes) page = NULL;
  g_autoptr (LexIntake) intake = NULL;

  for (guint i = 0; i < clauses->len; i++)
    g_string_append_printf (text, "%s\n\n",
                            lex_clause_get_heading (clauses->pdata[i], LEX_LANGUAGE_EN));
  page = g_bytes_new (text->str, text->len);
  intake = bench_read (page, "terms.txt", skeleton, NULL);
  g_assert_true (intake == NULL || lex_document_get_kind (intake->document) != LEX_KIND_DEFINITION);
}

/* Two definitions that share a paragraph are parted; one whose term is lost is left out. */
static void
test_joined (void)
{
  static const char page[]
      = "Definitions\n\nAlert: A notice to opponents. Auction: The calls that make a "
        "contract.\n\nBid: An undertaking to win tricks.\n\nAny bid, double, redouble or "
        "pass.\n\nContract: What declarer's side undertakes.\n\nDeal: The pack as it was "
        "given out. 1) Or a part of it.\n\n2) Or the play of it.\n";
  static const char *const expected[] = {
    "definitions/alert=A notice to opponents.",
    "definitions/auction=The calls that make a contract.",
    "definitions/bid=An undertaking to win tricks.",
    "definitions/call-",
    "definitions/contract=What declarer's side undertakes.",
    "definitions/deal=The pack as it was given out. 1) Or a part of it.\n2) Or the play of it.",
  };
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (page, strlen (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (bytes, "terms.txt", skeleton, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    bench_check_clause (intake->document, expected[i]);
  bench_check_question (intake, "Any bid");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (prints); i++)
    {
      g_autofree char *path = g_strdup_printf ("/intake/terms/%s", prints[i].name);

      g_test_add_data_func (path, &prints[i], test_print);
    }
  g_test_add_func ("/intake/terms/joined", test_joined);
  g_test_add_func ("/intake/terms/list", test_list_of_terms);
  return g_test_run ();
}
