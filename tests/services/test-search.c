/* test-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Searching both files at once, citations first, and precedence.
 */

#include "fixture.h"
#include "services/lex-answer.h"
#include "services/lex-precedence.h"

static LexAnswer *
search (LexLibrary *library, const char *words, int kind)
{
  g_autoptr (LexQuery) query = lex_query_new (words, LEX_LANGUAGES_BOTH, kind, 0);
  g_autoptr (GError) error = NULL;
  LexAnswer *answer = lex_library_search (library, query, &error);

  g_assert_no_error (error);
  return answer;
}

static guint
count_hits (LexAnswer *answer, const char *label)
{
  guint count = 0;

  for (guint i = 0; i < answer->hits->len; i++)
    if (g_str_equal (lex_label_get_text (lex_hit_get_label (answer->hits->pdata[i])), label))
      count++;
  return count;
}

static void
assert_sorted (LexAnswer *answer)
{
  for (guint i = 1; i < answer->hits->len; i++)
    g_assert_cmpfloat (lex_hit_get_score (answer->hits->pdata[i - 1]), >=,
                       lex_hit_get_score (answer->hits->pdata[i]));
}

static void
test_both_files_are_searched (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexAnswer) imported = NULL;
  g_autoptr (LexAnswer) both = NULL;

  fixture_put_document (fixture, "law-42-pl", "42", "Dziadek milczy jak ryba.");
  library = fixture_open (fixture);

  imported = search (library, "ryba", -1);
  g_assert_cmpuint (count_hits (imported, "42"), ==, 1);
  g_assert_cmpstr (lex_hit_get_document (imported->hits->pdata[0]), ==, "law-42-pl");

  /* The digest and the import have this clause: it is found once. */
  both = search (library, "dziadka", -1);
  g_assert_cmpuint (count_hits (both, "42"), ==, 1);
  g_assert_cmpuint (count_hits (both, "example/2"), ==, 1);
  assert_sorted (both);
}

static void
test_citation_comes_first (Fixture *fixture, gconstpointer data)
{
  static const char *const queries[][2]
      = { { "27B1a", "27B1a" }, { "27b1a", "27B1a" }, { "law 42", "42" }, { "27A", "27A" } };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (LexAnswer) answer = search (library, queries[i][0], -1);

      g_assert_nonnull (answer->citation);
      g_assert_cmpstr (lex_label_get_text (lex_citation_get_label (answer->citation)), ==,
                       queries[i][1]);
      g_assert_cmpstr (lex_label_get_text (lex_hit_get_label (answer->hits->pdata[0])), ==,
                       queries[i][1]);
      g_assert_cmpuint (count_hits (answer, queries[i][1]), ==, 1);
      assert_sorted (answer);
    }
}

/* Whoever types a law wants it and what it consists of, before those that speak of it. */
static void
test_citation_comes_whole (Fixture *fixture, gconstpointer data)
{
  static const char *const queries[][4] = {
    { "27", "27", "27A", "27B" },
    { "przepis 42", "42", "42B", NULL },
    { "27B", "27B", "27B1a", NULL },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (LexAnswer) answer = search (library, queries[i][0], -1);

      assert_sorted (answer);
      for (guint j = 1; j < G_N_ELEMENTS (queries[i]) && queries[i][j] != NULL; j++)
        {
          LexLabel *label = lex_hit_get_label (answer->hits->pdata[j - 1]);

          g_assert_cmpstr (lex_label_get_text (label), ==, queries[i][j]);
          g_assert_cmpuint (count_hits (answer, queries[i][j]), ==, 1);
        }
    }
}

/* Whoever reads one language is shown nothing of the other, if there is a choice; of both, what has
 * the words, and nothing at random where both have them. */
static void
test_shown_as_read (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *words;
    LexLanguages read;
    LexLanguage shown;
  } rows[] = {
    { "dziadek", LEX_LANGUAGES_EN, LEX_LANGUAGE_EN },
    { "dummy", LEX_LANGUAGES_PL, LEX_LANGUAGE_PL },
    { "27", LEX_LANGUAGES_EN, LEX_LANGUAGE_EN },
    { "27", LEX_LANGUAGES_PL, LEX_LANGUAGE_PL },
    { "dummy lang:en", LEX_LANGUAGES_PL, LEX_LANGUAGE_EN },
    { "dziadek", LEX_LANGUAGES_BOTH, LEX_LANGUAGE_PL },
    { "dummy", LEX_LANGUAGES_BOTH, LEX_LANGUAGE_EN },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexQuery) query
          = lex_query_new_for_reader (rows[i].words, LEX_LANGUAGES_BOTH, -1, rows[i].read);
      g_autoptr (LexAnswer) answer = lex_library_search (library, query, NULL);

      g_assert_cmpuint (answer->hits->len, >, 0);
      for (guint j = 0; j < answer->hits->len; j++)
        g_assert_cmpint (lex_hit_get_language (answer->hits->pdata[j]), ==, rows[i].shown);
    }
}

/* What is pasted from a handout, damaged or with words around it. */
static void
test_cited_come_first (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][4] = {
    { "27B1a, 27A oraz 42", "27B1a", "27A", "42" },
    { "(patrz przepisy 42 i 27A, 27Bla)", "42", "27A", "27B1a" },
    { "dziadek 27B1a 42B", "27B1a", "42B", NULL },
    { "dziadek 15-17 PC", "42B", "42", NULL },
    { "law:42 dziadek", "42", NULL, NULL },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexAnswer) answer = search (library, rows[i][0], -1);

      g_assert_null (answer->citation);
      assert_sorted (answer);
      for (guint j = 1; j < G_N_ELEMENTS (rows[i]) && rows[i][j] != NULL; j++)
        {
          g_assert_cmpuint (answer->hits->len, >=, j);
          g_assert_cmpstr (lex_label_get_text (lex_hit_get_label (answer->hits->pdata[j - 1])), ==,
                           rows[i][j]);
          g_assert_cmpuint (count_hits (answer, rows[i][j]), ==, 1);
        }
    }
}

/* Whatever is typed, alone or with limits, bytes that are no text included, is a search. */
static void
test_anything_is_a_search (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GRand) random = g_rand_new_with_seed (2017);
  static const char *const pieces[]
      = { "law:", "kind:", "lang:pl", "\"", "-",    "*",    "27",       "dziadek", " ",       "(",
          ":",    "OR",    "\xff",    "ż",  "\x02", "27B1", "kind:law", "–",       "law:1-93" };

  for (guint i = 0; i < 500; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (LexAnswer) answer = NULL;

      for (gint32 n = g_rand_int_range (random, 0, i % 50 == 0 ? 2000 : 8); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      answer = search (library, text->str, -1);
      g_assert_nonnull (answer->hits);
      for (guint j = 0; j < answer->hits->len; j++)
        {
          g_autoptr (LexGlimpse) glimpse
              = lex_library_glimpse (library, answer->hits->pdata[j], NULL);

          g_assert_true (g_utf8_validate (glimpse->snippet, -1, NULL));
        }
    }
}

static void
test_limits_alone_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexAnswer) examples = search (library, "kind:example", -1);
  g_autoptr (LexAnswer) law = search (library, "law:42 kind:law", -1);
  g_autoptr (LexAnswer) unknown = search (library, "kind:nonsense", -1);
  g_autoptr (LexAnswer) signs = search (library, "\"-\" *", -1);

  g_assert_cmpuint (examples->hits->len, >, 1);
  for (guint i = 0; i < examples->hits->len; i++)
    g_assert_cmpint (lex_hit_get_kind (examples->hits->pdata[i]), ==, LEX_KIND_EXAMPLE);
  g_assert_cmpuint (law->hits->len, >, 1);
  for (guint i = 0; i < law->hits->len; i++)
    g_assert_cmpuint (lex_label_get_law (lex_hit_get_label (law->hits->pdata[i])), ==, 42);
  for (guint i = 1; i < law->hits->len; i++)
    g_assert_cmpint (lex_label_compare (lex_hit_get_label (law->hits->pdata[i - 1]),
                                        lex_hit_get_label (law->hits->pdata[i])),
                     <, 0);
  g_assert_cmpuint (unknown->hits->len, ==, 0);
  g_assert_cmpuint (signs->hits->len, ==, 0);
}

static void
test_kind_excludes_the_citation (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexAnswer) answer = search (library, "27A", LEX_KIND_COMMENTARY);

  g_assert_null (answer->citation);
  for (guint i = 0; i < answer->hits->len; i++)
    g_assert_cmpint (lex_hit_get_kind (answer->hits->pdata[i]), ==, LEX_KIND_COMMENTARY);
}

static void
test_unknown_citation_is_none (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexAnswer) answer = search (library, "27Z", -1);

  g_assert_null (answer->citation);
  g_assert_cmpuint (answer->hits->len, ==, 0);
}

static void
test_strange_queries_do_no_harm (Fixture *fixture, gconstpointer data)
{
  static const char *const queries[]
      = { "\"", "\"\"\"", "AND OR NOT", "NEAR(", "a* -b +c ^d", "{col}: x", "' ; --", "%_", "(((" };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (LexAnswer) answer = search (library, queries[i], -1);

      g_assert_nonnull (answer->hits);
    }
}

static void
test_mistyped_words_are_read_as_meant (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][3] = {
    { "penlaty card", "penalty card", "42B" },
    { "karta przygwozdzooa", "karta przygwozdzona", "42B" },
    { "dummmy", "dummy", "42" },
    /* Known, unfinished, too short or like nothing, or a limit: left alone. */
    { "penalty", NULL, "42B" },
    { "przygwożdż", NULL, "42B" },
    { "cxrd", "card", "42B" },
    { "cxd", NULL, NULL },
    { "qwxyzvw", NULL, NULL },
    { "kind:law dummy", NULL, "42" },
    { "27B1a", NULL, "27B1a" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexAnswer) answer = search (library, rows[i][0], -1);

      g_assert_cmpstr (answer->suggestion, ==, rows[i][1]);
      g_assert_cmpuint (answer->hits->len > 0, ==, rows[i][2] != NULL);
      if (rows[i][2] != NULL)
        g_assert_cmpstr (lex_label_get_text (lex_hit_get_label (answer->hits->pdata[0])), ==,
                         rows[i][2]);
    }
}

/* What an import alone knows is no slip. */
static void
test_imported_words_are_known (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexAnswer) answer = NULL;

  fixture_put_document (fixture, "law-42-pl", "42", "Dziadek zna pana Dziadkowskiego.");
  library = fixture_open (fixture);
  answer = search (library, "Dziadkowskiego", -1);
  g_assert_null (answer->suggestion);
  g_assert_cmpuint (count_hits (answer, "42"), ==, 1);
}

static char *
describe_chain (LexLibrary *library, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPrecedence) precedence = lex_library_precedence (library, label, &error);
  g_autoptr (GString) chain = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < precedence->chain->len; i++)
    {
      const LexRank *rank = precedence->chain->pdata[i];

      g_string_append_printf (chain, "%s%s:%u", i > 0 ? " " : "", lex_label_get_text (rank->label),
                              rank->rank);
    }
  return g_string_free (g_steal_pointer (&chain), FALSE);
}

static void
test_precedence_is_the_longest_way (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "9", "20B:0 42B:0 9A1:1 42:1 9:2" },
    /* What is said of the whole law holds for its part. */
    { "9A", "20B:0 42B:0 9A1:1 42:1 9:2" },
    { "42", "42B:0 42:1 9:2" },
    { "42B", "42B:0 42:1 9:2" },
    { "20", "20B:0 9A1:1" },
    { "27", "" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *chain = describe_chain (library, rows[i][0]);

      g_assert_cmpstr (chain, ==, rows[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/search/both-files", test_both_files_are_searched);
  fixture_add ("/search/citation", test_citation_comes_first);
  fixture_add ("/search/citation-whole", test_citation_comes_whole);
  fixture_add ("/search/shown-as-read", test_shown_as_read);
  fixture_add ("/search/cited", test_cited_come_first);
  fixture_add ("/search/anything", test_anything_is_a_search);
  fixture_add ("/search/limits-alone", test_limits_alone_list);
  fixture_add ("/search/kind", test_kind_excludes_the_citation);
  fixture_add ("/search/unknown-citation", test_unknown_citation_is_none);
  fixture_add ("/search/strange", test_strange_queries_do_no_harm);
  fixture_add ("/search/mistyped", test_mistyped_words_are_read_as_meant);
  fixture_add ("/search/imported-words", test_imported_words_are_known);
  fixture_add ("/precedence/chain", test_precedence_is_the_longest_way);
  return g_test_run ();
}
