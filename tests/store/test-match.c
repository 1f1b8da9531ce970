/* test-match.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a MATCH expression looks like for what a user may type. It refuses to run one: that no
 * expression is ever an error is for the fuzz target to show.
 */

#include <string.h>

#include "store/lex-match.h"

static char *
build (const char *text, LexMatchMode mode, LexLanguages languages)
{
  g_auto (GStrv) words = lex_match_dup_words (text);

  return words[0] != NULL ? lex_match_dup_expression ((const char *const *) words, mode, languages)
                          : NULL;
}

static void
test_expressions (void)
{
  static const struct
  {
    const char *text;
    LexMatchMode mode;
    LexLanguages languages;
    const char *expression;
  } cases[] = {
    { "Card", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, "((\"card\" OR \"card\" *))" },
    { "penalty card", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH,
      "(\"penalty\" AND (\"card\" OR \"card\" *))" },
    { "penalty card", LEX_MATCH_ANY, LEX_LANGUAGES_BOTH,
      "(\"penalty\" OR (\"card\" OR \"card\" *))" },
    { "Łódź", LEX_MATCH_ALL, LEX_LANGUAGES_PL,
      "{heading_pl body_pl above_pl lent_pl hint_pl} : ((\"lodz\" OR \"lodz\" *))" },
    { "card", LEX_MATCH_ALL, LEX_LANGUAGES_EN,
      "{heading_en body_en above_en lent_en hint_en} : ((\"card\" OR \"card\" *))" },
    { "card card", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, "((\"card\" OR \"card\" *))" },
    { "card penalty card", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH,
      "(\"penalty\" AND (\"card\" OR \"card\" *))" },
    { "\"card\" NOT dummy*", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH,
      "(\"card\" AND \"not\" AND (\"dummy\" OR \"dummy\" *))" },
    { "heading_en:x", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, "(\"heading\" AND \"en\" AND \"x\")" },
    { "ł", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, "(\"l\")" },
    { "", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, NULL },
    { " \"*^()-+ \n", LEX_MATCH_ALL, LEX_LANGUAGES_BOTH, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *expression = build (cases[i].text, cases[i].mode, cases[i].languages);

      g_assert_cmpstr (expression, ==, cases[i].expression);
    }
}

/* The builder does not count on words being harmless. */
static void
test_quotes (void)
{
  static const char *const words[] = { "a\"b", "\"\"", NULL };
  g_autofree char *expression = lex_match_dup_expression (words, LEX_MATCH_ALL, LEX_LANGUAGES_BOTH);

  g_assert_cmpstr (expression, ==, "(\"a\"\"b\" AND (\"\"\"\"\"\" OR \"\"\"\"\"\" *))");
}

static void
test_many_words (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < 10 * LEX_MATCH_MAX_WORDS; i++)
    g_string_append_printf (text, "w%u ", i);
  words = lex_match_dup_words (text->str);
  g_assert_cmpuint (g_strv_length (words), ==, LEX_MATCH_MAX_WORDS);
  g_assert_cmpstr (words[0], ==, "w0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/match/expressions", test_expressions);
  g_test_add_func ("/store/match/quotes", test_quotes);
  g_test_add_func ("/store/match/many-words", test_many_words);
  return g_test_run ();
}
