/* test-wordings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose words of a clause are shown: an import's, the digest's, or both.
 */

#include "fixture.h"
#include "services/lex-wordings.h"

/* A library in which two imports word 27A, and one has a clause of its own. */
static LexPassage *
show (Fixture *fixture, LexLibrary **library)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27");
  g_autoptr (GError) error = NULL;
  LexPassage *passage;

  fixture_put_document (fixture, "first", "27A", "Słowa jednej federacji.");
  fixture_put_document (fixture, "second", "27A", "Słowa drugiej federacji.");
  fixture_put_document (fixture, "third", "27Q", "Słowa, których streszczenie nie ma.");
  *library = fixture_open (fixture);
  passage = lex_library_show (*library, label, &error);
  g_assert_no_error (error);
  return passage;
}

static const LexPassageRow *
find (const LexPassage *passage, const char *label)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      if (g_str_equal (lex_label_get_text (lex_clause_get_label (row->clause)), label))
        return row;
    }
  g_error ("no row of %s", label);
}

static gboolean
reads (const LexPassageRow *row, LexLanguage language, const char *beginning)
{
  LexText *text = lex_clause_get_text (row->clause, language);

  return text != NULL && g_str_has_prefix (lex_text_get_plain (text), beginning);
}

static void
assert_shown (const LexPassage *passage, const char *first, const char *second)
{
  g_autoptr (GPtrArray) shown = lex_wordings_list_shown (passage, LEX_LANGUAGE_PL);

  g_assert_cmpuint (shown->len, ==, second != NULL ? 2 : 1);
  g_assert_cmpstr (lex_document_get_name (shown->pdata[0]), ==, first);
  if (second != NULL)
    g_assert_cmpstr (lex_document_get_name (shown->pdata[1]), ==, second);
}

static void
test_imports_come_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = show (fixture, &library);
  g_autoptr (GPtrArray) all = lex_wordings_list_imports (passage, LEX_LANGUAGE_PL);
  g_autoptr (GPtrArray) english = lex_wordings_list_imports (passage, LEX_LANGUAGE_EN);

  g_assert_true (lex_wordings_is_choice (passage));
  g_assert_cmpuint (all->len, ==, 3);
  g_assert_cmpuint (english->len, ==, 0);
  g_assert_true (reads (find (passage, "27A"), LEX_LANGUAGE_PL, "Słowa"));
  g_assert_false (lex_wordings_has_digest_below (find (passage, "27A"), LEX_LANGUAGE_PL));
}

static void
test_document_is_preferred (Fixture *fixture, gconstpointer data)
{
  static const char *const first[] = { "first", "third", NULL };
  static const char *const second[] = { "second", NULL };
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = show (fixture, &library);

  lex_wordings_choose (passage, LEX_WORDS_OFFICIAL, first);
  g_assert_true (reads (find (passage, "27A"), LEX_LANGUAGE_PL, "Słowa jednej"));
  assert_shown (passage, "first", "third");
  lex_wordings_choose (passage, LEX_WORDS_OFFICIAL, second);
  g_assert_true (reads (find (passage, "27A"), LEX_LANGUAGE_PL, "Słowa drugiej"));
  assert_shown (passage, "second", "third");
}

/* What only an import has is shown whatever is chosen. */
static void
test_digest (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = show (fixture, &library);
  const LexPassageRow *row;

  lex_wordings_choose (passage, LEX_WORDS_DIGEST, NULL);
  row = find (passage, "27A");
  g_assert_null (row->source[LEX_LANGUAGE_PL]);
  g_assert_true (row->clause == row->digest);
  g_assert_cmpstr (find (passage, "27Q")->source[LEX_LANGUAGE_PL], ==, "third");
  assert_shown (passage, "third", NULL);
  /* And back again. */
  lex_wordings_choose (passage, LEX_WORDS_OFFICIAL, NULL);
  g_assert_true (reads (find (passage, "27A"), LEX_LANGUAGE_PL, "Słowa"));
}

static void
test_both (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = show (fixture, &library);
  const LexPassageRow *row;

  lex_wordings_choose (passage, LEX_WORDS_BOTH, NULL);
  row = find (passage, "27A");
  g_assert_true (reads (row, LEX_LANGUAGE_PL, "Słowa"));
  g_assert_true (lex_wordings_has_digest_below (row, LEX_LANGUAGE_PL));
  /* Where the digest stands already, and where there is none, nothing is below. */
  g_assert_false (lex_wordings_has_digest_below (row, LEX_LANGUAGE_EN));
  g_assert_false (lex_wordings_has_digest_below (find (passage, "27Q"), LEX_LANGUAGE_PL));
}

static void
test_nothing_to_choose (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexLabel) label = lex_label_parse ("27");
  g_autoptr (LexPassage) passage = lex_library_show (library, label, NULL);

  for (LexWords words = 0; words < LEX_N_WORDS; words++)
    {
      lex_wordings_choose (passage, words, NULL);
      g_assert_false (lex_wordings_is_choice (passage));
      g_assert_true (find (passage, "27A")->clause == find (passage, "27A")->digest);
      g_assert_cmpint (lex_words_parse (lex_words_get_name (words)), ==, words);
    }
  g_assert_cmpint (lex_words_parse ("no such word"), ==, LEX_WORDS_OFFICIAL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/wordings/imports-first", test_imports_come_first);
  fixture_add ("/wordings/preferred", test_document_is_preferred);
  fixture_add ("/wordings/digest", test_digest);
  fixture_add ("/wordings/both", test_both);
  fixture_add ("/wordings/nothing", test_nothing_to_choose);
  return g_test_run ();
}
