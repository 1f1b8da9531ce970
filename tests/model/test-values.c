/* test-values.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of the small values rely on: they keep what they were given, after it is gone.
 */

#include "model/lex-citation.h"
#include "model/lex-document.h"
#include "model/lex-hit.h"
#include "model/lex-problem.h"
#include "model/lex-query.h"
#include "model/lex-relation.h"

#include <string.h>

static void
test_names (void)
{
  LexLanguage language;
  LexKind kind;
  LexBasis basis;

  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_assert_true (lex_language_from_code (lex_language_get_code (i), &language));
      g_assert_cmpint (language, ==, i);
    }
  for (int i = 0; i < LEX_N_KINDS; i++)
    {
      g_assert_true (lex_kind_from_name (lex_kind_get_name (i), &kind));
      g_assert_cmpint (kind, ==, i);
    }
  for (int i = LEX_BASIS_TEXT; i <= LEX_BASIS_PRINCIPLE; i++)
    {
      g_assert_true (lex_basis_from_name (lex_basis_get_name (i), &basis));
      g_assert_cmpint (basis, ==, i);
    }

  g_assert_cmpstr (lex_language_get_code (LEX_LANGUAGE_PL), ==, "pl");
  g_assert_cmpstr (lex_kind_get_name (LEX_KIND_REGULATION), ==, "regulation");
  g_assert_cmpstr (lex_severity_get_name (LEX_SEVERITY_WARNING), ==, "warning");
  g_assert_false (lex_language_from_code ("de", &language));
  g_assert_false (lex_language_from_code (NULL, &language));
  g_assert_false (lex_kind_from_name ("Law", &kind));
  g_assert_false (lex_basis_from_name ("", &basis));
}

static LexClause *
make_clause (const char *label_text, const char *heading_pl, const char *words_en)
{
  g_autoptr (LexLabel) label = lex_label_parse (label_text);
  g_autoptr (LexText) text = words_en != NULL ? lex_text_new (words_en, NULL, 0) : NULL;
  g_autofree char *heading = g_strdup (heading_pl);
  LexClauseParts parts = { .label = label };

  parts.wording[LEX_LANGUAGE_PL].heading = heading;
  parts.wording[LEX_LANGUAGE_EN].text = text;

  return lex_clause_new (&parts);
}

static void
test_first_language (void)
{
  g_setenv ("LANGUAGE", "pl_PL:en", TRUE);
  g_assert_cmpint (lex_languages_get_first (LEX_LANGUAGES_BOTH), ==, LEX_LANGUAGE_PL);
  g_assert_cmpint (lex_languages_get_first (LEX_LANGUAGES_EN), ==, LEX_LANGUAGE_EN);
  g_setenv ("LANGUAGE", "de", TRUE);
  g_assert_cmpint (lex_languages_get_first (LEX_LANGUAGES_BOTH), ==, LEX_LANGUAGE_EN);
  g_assert_cmpint (lex_languages_get_first (LEX_LANGUAGES_PL), ==, LEX_LANGUAGE_PL);
}

static void
test_clause (void)
{
  g_autoptr (LexLabel) label = lex_label_parse ("73D3");
  g_autoptr (LexText) now = lex_text_new ("now", NULL, 0);
  g_autoptr (LexText) then = lex_text_new ("then", NULL, 0);
  g_autoptr (GPtrArray) about = g_ptr_array_new ();
  LexClauseParts parts = { .label = label,
                           .from = "2024-01-01",
                           .until = "2023-12-31",
                           .pbn = "[Board \"1\"]",
                           .about = about,
                           .authority = LEX_AUTHORITY_GUIDANCE };
  g_autoptr (LexClause) clause = NULL;
  g_autoptr (LexClause) again = NULL;

  g_ptr_array_add (about, label);
  parts.wording[LEX_LANGUAGE_EN].text = now;
  parts.past[LEX_LANGUAGE_EN].text = then;
  parts.ruling[LEX_LANGUAGE_PL] = now;
  clause = lex_clause_new (&parts);
  g_ptr_array_set_size (about, 0);
  again = lex_clause_new (lex_clause_get_parts (clause));
  g_clear_object (&clause);

  g_assert_true (lex_label_equal (lex_clause_get_label (again), label));
  g_assert_true (lex_clause_get_text (again, LEX_LANGUAGE_EN) == now);
  g_assert_null (lex_clause_get_text (again, LEX_LANGUAGE_PL));
  g_assert_null (lex_clause_get_heading (again, LEX_LANGUAGE_EN));
  g_assert_true (lex_clause_get_past (again, LEX_LANGUAGE_EN)->text == then);
  g_assert_true (lex_clause_get_ruling (again, LEX_LANGUAGE_PL) == now);
  g_assert_cmpstr (lex_clause_get_pbn (again), ==, "[Board \"1\"]");
  g_assert_cmpint (lex_clause_get_authority (again), ==, LEX_AUTHORITY_GUIDANCE);
  g_assert_cmpstr (lex_clause_get_parts (again)->from, ==, "2024-01-01");
  g_assert_cmpstr (lex_clause_get_parts (again)->until, ==, "2023-12-31");
  g_assert_cmpuint (lex_clause_get_parts (again)->about->len, ==, 1);
}

static void
test_document (void)
{
  g_autoptr (LexDocument) document
      = lex_document_new ("laws", LEX_KIND_LAW, "Laws", "Prawo", FALSE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (clauses, make_clause ("1", NULL, NULL));
  g_ptr_array_add (clauses, make_clause ("1A", "Starszeństwo", NULL));
  lex_document_take_clauses (document, clauses);

  g_assert_cmpstr (lex_document_get_name (document), ==, "laws");
  g_assert_cmpint (lex_document_get_kind (document), ==, LEX_KIND_LAW);
  g_assert_cmpstr (lex_document_get_title (document, LEX_LANGUAGE_PL), ==, "Prawo");
  g_assert_false (lex_document_get_imported (document));
  g_assert_cmpuint (lex_document_get_n_clauses (document), ==, 2);
  g_assert_cmpint (lex_document_get_languages (document), ==, LEX_LANGUAGES_PL);
  g_assert_true (lex_document_get_clauses (document) == clauses);
}

static void
test_document_extent (void)
{
  g_autoptr (LexDocument) document
      = lex_document_new ("club", LEX_KIND_REGULATION, NULL, NULL, TRUE);

  lex_document_set_extent (document, 12, LEX_LANGUAGES_BOTH);

  g_assert_null (lex_document_get_title (document, LEX_LANGUAGE_EN));
  g_assert_true (lex_document_get_imported (document));
  g_assert_cmpuint (lex_document_get_n_clauses (document), ==, 12);
  g_assert_cmpint (lex_document_get_languages (document), ==, LEX_LANGUAGES_BOTH);
  g_assert_null (lex_document_get_clauses (document));
}

static void
test_relation (void)
{
  g_autoptr (LexLabel) specific = lex_label_parse ("61B2b");
  g_autoptr (LexLabel) general = lex_label_parse ("9A3");
  g_autoptr (LexText) why_en = lex_text_new ("why", NULL, 0);
  g_autoptr (LexText) why_pl = lex_text_new ("czemu", NULL, 0);
  g_autoptr (LexRelation) relation
      = lex_relation_new (specific, general, LEX_BASIS_TEXT, "9A3", why_en, why_pl);

  g_assert_true (lex_relation_get_specific (relation) == specific);
  g_assert_true (lex_relation_get_general (relation) == general);
  g_assert_cmpint (lex_relation_get_basis (relation), ==, LEX_BASIS_TEXT);
  g_assert_cmpstr (lex_relation_get_source (relation), ==, "9A3");
  g_assert_true (lex_relation_get_why (relation, LEX_LANGUAGE_PL) == why_pl);
}

static void
test_citation (void)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (LexCitation) citation = lex_citation_new ("27B1la", label, 4, 10, TRUE, TRUE);

  g_assert_cmpstr (lex_citation_get_text (citation), ==, "27B1la");
  g_assert_true (lex_citation_get_label (citation) == label);
  g_assert_cmpuint (lex_citation_get_from (citation), ==, 4);
  g_assert_cmpuint (lex_citation_get_to (citation), ==, 10);
  g_assert_true (lex_citation_get_exists (citation));
  g_assert_true (lex_citation_get_repaired (citation));
}

static void
test_hit (void)
{
  g_autoptr (LexLabel) label = lex_label_parse ("screens/2a");
  g_autofree char *document = g_strdup ("screens");
  g_autoptr (GBytes) trace = g_bytes_new_static ("tray", 4);
  LexHitParts parts = { label, document, LEX_KIND_REGULATION, LEX_LANGUAGE_PL, 2.5, trace };
  g_autoptr (LexHit) hit = lex_hit_new (&parts);

  memset (document, '?', strlen (document));

  g_assert_true (lex_hit_get_label (hit) == label);
  g_assert_cmpstr (lex_hit_get_document (hit), ==, "screens");
  g_assert_cmpint (lex_hit_get_kind (hit), ==, LEX_KIND_REGULATION);
  g_assert_cmpint (lex_hit_get_language (hit), ==, LEX_LANGUAGE_PL);
  g_assert_true (lex_hit_get_trace (hit) == trace);
  g_assert_cmpfloat (lex_hit_get_score (hit), ==, 2.5);
}

static void
test_query (void)
{
  static const struct
  {
    const char *typed;
    const char *text;
  } table[] = {
    { "", "" },
    { "  dziadek ", "dziadek" },
    { "\xc2\xa0 a  b\n\xe2\x80\x83", "a  b" },
    { "a\xff", "a\xef\xbf\xbd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexQuery) query = lex_query_new (table[i].typed, LEX_LANGUAGES_PL, -1, 0);

      g_assert_cmpstr (lex_query_get_text (query), ==, table[i].text);
      g_assert_cmpint (lex_query_get_languages (query), ==, LEX_LANGUAGES_PL);
      g_assert_cmpint (lex_query_get_kind (query), ==, -1);
      g_assert_cmpuint (lex_query_get_limit (query), ==, LEX_QUERY_DEFAULT_LIMIT);
    }
}

/* One byte and then letters of two, so that the bound falls within a letter. */
static void
test_long_query (void)
{
  g_autoptr (GString) typed = g_string_new ("a");
  g_autoptr (LexQuery) query = NULL;

  for (guint i = 0; i < LEX_QUERY_MAX_BYTES; i++)
    g_string_append (typed, "ż");
  query = lex_query_new (typed->str, LEX_LANGUAGES_NONE, LEX_KIND_GUIDE, 7);

  g_assert_cmpuint (strlen (lex_query_get_text (query)), ==, LEX_QUERY_MAX_BYTES - 1);
  g_assert_true (g_utf8_validate (lex_query_get_text (query), -1, NULL));
  g_assert_cmpint (lex_query_get_languages (query), ==, LEX_LANGUAGES_BOTH);
  g_assert_cmpint (lex_query_get_kind (query), ==, LEX_KIND_GUIDE);
  g_assert_cmpuint (lex_query_get_limit (query), ==, 7);
}

static void
test_problem (void)
{
  g_autoptr (LexProblem) problem
      = lex_problem_new (12, LEX_SEVERITY_NOTE, g_strdup ("read 27B1la as 27B1a"));

  g_assert_cmpuint (problem->line, ==, 12);
  g_assert_cmpint (problem->severity, ==, LEX_SEVERITY_NOTE);
  g_assert_cmpstr (problem->message, ==, "read 27B1la as 27B1a");
  g_assert_cmpuint (problem->file, ==, 0);
  g_assert_null (problem->label);
  g_assert_false (problem->question);
}

static void
test_problem_copy (void)
{
  g_autoptr (LexProblem) problem = lex_problem_new (3, LEX_SEVERITY_WARNING, g_strdup ("unsure"));
  g_autoptr (LexProblem) copy = NULL;

  problem->file = 2;
  problem->label = g_strdup ("27B1a");
  problem->before = g_strdup ("27B1la");
  problem->after = g_strdup ("27B1a");
  problem->question = TRUE;
  copy = lex_problem_copy (problem);
  g_clear_pointer (&problem, lex_problem_free);

  g_assert_cmpuint (copy->line, ==, 3);
  g_assert_cmpuint (copy->file, ==, 2);
  g_assert_cmpstr (copy->message, ==, "unsure");
  g_assert_cmpstr (copy->label, ==, "27B1a");
  g_assert_cmpstr (copy->before, ==, "27B1la");
  g_assert_cmpstr (copy->after, ==, "27B1a");
  g_assert_true (copy->question);
}

static void
test_document_edition (void)
{
  g_autoptr (LexDocument) document
      = lex_document_new ("laws-2007-en", LEX_KIND_LAW, "Laws", NULL, TRUE);

  g_assert_null (lex_document_get_edition (document));
  lex_document_set_edition (document, "2007", NULL);
  g_assert_cmpstr (lex_document_get_edition (document), ==, "2007");
  g_assert_null (lex_document_get_publisher (document));
  lex_document_set_edition (document, "2017", "WBF");
  g_assert_cmpstr (lex_document_get_edition (document), ==, "2017");
  g_assert_cmpstr (lex_document_get_publisher (document), ==, "WBF");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/values/names", test_names);
  g_test_add_func ("/model/values/first-language", test_first_language);
  g_test_add_func ("/model/values/clause", test_clause);
  g_test_add_func ("/model/values/document", test_document);
  g_test_add_func ("/model/values/document-extent", test_document_extent);
  g_test_add_func ("/model/values/relation", test_relation);
  g_test_add_func ("/model/values/citation", test_citation);
  g_test_add_func ("/model/values/hit", test_hit);
  g_test_add_func ("/model/values/query", test_query);
  g_test_add_func ("/model/values/long-query", test_long_query);
  g_test_add_func ("/model/values/problem", test_problem);
  g_test_add_func ("/model/values/problem-copy", test_problem_copy);
  g_test_add_func ("/model/values/document-edition", test_document_edition);

  return g_test_run ();
}
