/* test-match.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a query is read, and what the MATCH expression for it looks like. It refuses to run one: that
 * no expression is ever an error is for the fuzz target to show.
 */

#include <string.h>

#include "store/lex-match.h"

static LexRequest *
read_query (const char *text)
{
  g_autoptr (LexQuery) query = lex_query_new (text, LEX_LANGUAGES_BOTH, -1, 0);

  return lex_request_new (query);
}

static void
describe_terms (GString *text, GPtrArray *terms)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const LexTerm *term = g_ptr_array_index (terms, i);

      g_string_append_printf (text, "%s%s%s%s%s%s", text->len > 0 ? " " : "",
                              term->excluded ? "-" : "", term->quoted ? "[" : "", term->text,
                              term->quoted ? "]" : "", term->grows ? "*" : "");
    }
}

static char *
describe (const char *query)
{
  g_autoptr (LexRequest) request = read_query (query);
  GString *text = g_string_new (NULL);

  describe_terms (text, request->terms);
  describe_terms (text, request->excluded);
  if (request->kind >= 0)
    g_string_append_printf (text, " kind=%s", lex_kind_get_name ((LexKind) request->kind));
  if (request->languages != LEX_LANGUAGES_BOTH)
    g_string_append (text, request->languages == LEX_LANGUAGES_PL ? " lang=pl" : " lang=en");
  if (request->first_law > 0)
    g_string_append_printf (text, " law=%u-%u", request->first_law, request->last_law);
  return g_string_free (text, FALSE);
}

/* Square brackets stand around what must be there in a row. */
static const char *const requests[][2] = {
  { "Card", "card*" },
  { "penalty card", "penalty card*" },
  { "card penalty card", "penalty card*" },
  { "Łódź", "lodz*" },
  { "ł", "l" },
  { "\"karta przygwożdżona\" dziadek", "[karta przygwozdzona] dziadek*" },
  { "dziadek \"karta przygwożdżona\"", "dziadek [karta przygwozdzona]" },
  { "\"karta", "karta*" },
  { "\"\" karta", "karta*" },
  { "karta\"", "karta*" },
  { "dziadek -karta", "dziadek* -[karta]" },
  { "dziadek -\"karta obrońcy\"", "dziadek* -[karta obroncy]" },
  { "-dziadek", "dziadek*" },
  { "a non-offending side", "non offending side*" },
  { "may I ask a partner", "ask partner*" },
  { "what if", "if*" },
  { "\"may\" I ask", "[may] ask*" },
  { "czy mogę", "moge*" },
  { "czy mogę spytać", "spytac*" },
  { "4Hx by East", "4 heart double east*" },
  { "1♥ over 1♠", "heart over 1 spade*" },
  { "3NTxx", "3nt redouble*" },
  { "1nt ♣", "1nt club*" },
  { "8c 4hy 3cx5", "8c 4hy 3cx5*" },
  { "did not follow", "not follow*" },
  { "żeby spasować", "spasowac*" },
  { "1 - 2 –3", "1 2 3" },
  { "przy* dziadek", "przy* dziadek*" },
  { "ab ab* cd", "ab* cd*" },
  { "ab* ab cd", "ab* cd*" },
  { "ab ** cd", "ab cd*" },
  { "\"ab\" ab* cd", "[ab]* cd*" },
  { "p* dziadek", "p dziadek*" },
  { "*", "" },
  { "law:27 pas", "pas* law=27-27" },
  { "pas law:27-30", "pas* law=27-30" },
  { "pas LAW:27–30", "pas* law=27-30" },
  { "law:30-27 pas", "law 30 27 pas*" },
  { "law:x", "law x" },
  { "law:", "law*" },
  { "law:99999999999999999999", "law 99999999999999999999*" },
  { "kind:example pas", "pas* kind=example" },
  { "kind:nothing pas", "kind nothing pas*" },
  { "kind:example", " kind=example" },
  { "kind:law \"-\" *", " kind=law" },
  { "pas w", "pas" },
  { "pas Ż", "pas" },
  { "pas 4", "pas 4" },
  { "pas can't", "pas t" },
  { "pas -w", "pas* -[w]" },
  { "pas \"w\"", "pas [w]" },
  { "w", "w" },
  { "w w", "w" },
  { "lang:pl pas", "pas* lang=pl" },
  { "Lang:EN kind:law pas", "pas* kind=law lang=en" },
  { "lang:de", "lang de*" },
  { "card AND NOT dummy", "card not dummy*" },
  { "NEAR(card, 3)", "near card 3" },
  { "heading_en:x", "heading en x" },
  { "card^2 + {dummy}", "card 2 dummy*" },
  { "", "" },
  { " \"*^()-+ \n", "" },
};

static void
test_requests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_autofree char *described = describe (requests[i][0]);

      g_assert_cmpstr (described, ==, requests[i][1]);
    }
}

/* A limit in the text wins over the one beside it, and the text needs none. */
static void
test_limits_beside (void)
{
  g_autoptr (LexQuery) beside = lex_query_new ("pas", LEX_LANGUAGES_EN, LEX_KIND_LAW, 0);
  g_autoptr (LexQuery) both
      = lex_query_new ("pas kind:guide lang:pl", LEX_LANGUAGES_EN, LEX_KIND_LAW, 0);
  g_autoptr (LexRequest) first = lex_request_new (beside);
  g_autoptr (LexRequest) second = lex_request_new (both);

  g_assert_cmpint (first->kind, ==, LEX_KIND_LAW);
  g_assert_cmpint (first->languages, ==, LEX_LANGUAGES_EN);
  g_assert_cmpint (second->kind, ==, LEX_KIND_GUIDE);
  g_assert_cmpint (second->languages, ==, LEX_LANGUAGES_PL);
}

static void
test_many_words (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (LexRequest) request = NULL;

  for (guint i = 0; i < 10 * LEX_REQUEST_MAX_TERMS; i++)
    g_string_append_printf (text, "w%u -x%u ", i, i);
  request = read_query (text->str);
  g_assert_cmpuint (request->terms->len, <=, LEX_REQUEST_MAX_TERMS);
  g_assert_cmpuint (request->excluded->len, <=, LEX_REQUEST_MAX_TERMS);
  g_assert_cmpstr (((LexTerm *) request->terms->pdata[0])->text, ==, "w0");
}

static char *
describe_phrases (const LexMatch *match)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < match->phrases->len; i++)
    {
      const LexMatchPhrase *phrase = &g_array_index (match->phrases, LexMatchPhrase, i);

      if (phrase->term < 0)
        g_string_append_c (text, '-');
      else
        g_string_append_printf (text, "%d", phrase->term);
      if (phrase->begins)
        g_string_append_c (text, '*');
    }
  return g_string_free (text, FALSE);
}

/* Each phrase of the expression is told what it stands for, in FTS5's order. */
static void
test_expressions (void)
{
  static const struct
  {
    const char *text;
    LexMatchMode mode;
    guint64 leading;
    const char *expression;
    const char *phrases;
  } cases[] = {
    { "penalty card", LEX_MATCH_ALL, 0, "((\"penalty\" AND (\"card\" OR \"card\" *)))", "011*" },
    { "penalty card", LEX_MATCH_ANY, 0, "((\"penalty\" OR (\"card\" OR \"card\" *)))", "011*" },
    { "penalty card", LEX_MATCH_ANY, 1,
      "((\"penalty\") AND (\"penalty\" OR (\"card\" OR \"card\" *)))", "-011*" },
    { "\"penalty card\" dummy", LEX_MATCH_ANY, 0,
      "(\"penalty card\" AND (\"penalty card\" OR (\"dummy\" OR \"dummy\" *)))", "-011*" },
    { "dummy -card", LEX_MATCH_ALL, 0, "(((\"dummy\" OR \"dummy\" *)) NOT (\"card\"))", "00*-" },
    { "lang:pl \"as\"", LEX_MATCH_ALL, 0,
      "{ heading_pl body_pl above_pl lent_pl hint_pl asked_pl } : ((\"as\"))", "0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexRequest) request = read_query (cases[i].text);
      g_autoptr (LexMatch) match
          = lex_match_new (request, cases[i].mode, LEX_MATCH_EVERYWHERE, cases[i].leading);
      g_autofree char *phrases = describe_phrases (match);

      g_assert_cmpstr (match->expression, ==, cases[i].expression);
      g_assert_cmpstr (phrases, ==, cases[i].phrases);
    }
}

/* What the vocabulary knows to be nowhere is not looked for. */
static void
test_unmet (void)
{
  static const struct
  {
    gboolean unmet;
    gboolean complete;
    const char *expression;
    const char *phrases;
  } cases[] = {
    { FALSE, FALSE, "((\"dummy\" OR (\"car\" OR \"car\" *)))", "011*" },
    { TRUE, FALSE, "((\"dummy\" OR (\"car\" *)))", "01*" },
    { FALSE, TRUE, "((\"dummy\" OR \"car\"))", "01" },
    { TRUE, TRUE, "((\"dummy\"))", "0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexRequest) request = read_query ("dummy car");
      g_autoptr (LexMatch) match = NULL;
      g_autofree char *phrases = NULL;
      LexTerm *term = request->terms->pdata[1];

      term->unmet = cases[i].unmet;
      term->complete = cases[i].complete;
      match = lex_match_new (request, LEX_MATCH_ANY, LEX_MATCH_EVERYWHERE, 0);
      phrases = describe_phrases (match);
      g_assert_cmpstr (match->expression, ==, cases[i].expression);
      g_assert_cmpstr (phrases, ==, cases[i].phrases);
    }
}

static void
test_completions (void)
{
  g_autoptr (LexRequest) request = read_query ("ca");
  g_autoptr (LexMatch) match = NULL;
  g_autofree char *phrases = NULL;

  ((LexTerm *) request->terms->pdata[0])->completions = g_strsplit ("card call", " ", -1);
  match = lex_match_new (request, LEX_MATCH_ALL, LEX_MATCH_HEADINGS, 0);
  phrases = describe_phrases (match);
  g_assert_cmpstr (match->expression, ==,
                   "{ heading_en lent_en heading_pl lent_pl } : "
                   "(((\"ca\" OR \"card\" OR \"call\")))");
  g_assert_cmpstr (phrases, ==, "00*0*");
}

/* The builder does not count on words being harmless. */
static void
test_quotes (void)
{
  g_autoptr (LexRequest) request = read_query ("a");
  g_autoptr (LexMatch) match = NULL;
  LexTerm *term = request->terms->pdata[0];

  g_free (term->text);
  term->text = g_strdup ("a\"b");
  match = lex_match_new (request, LEX_MATCH_ALL, LEX_MATCH_EVERYWHERE, 0);
  g_assert_cmpstr (match->expression, ==, "((\"a\"\"b\"))");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/match/requests", test_requests);
  g_test_add_func ("/store/match/limits-beside", test_limits_beside);
  g_test_add_func ("/store/match/many-words", test_many_words);
  g_test_add_func ("/store/match/expressions", test_expressions);
  g_test_add_func ("/store/match/unmet", test_unmet);
  g_test_add_func ("/store/match/completions", test_completions);
  g_test_add_func ("/store/match/quotes", test_quotes);
  return g_test_run ();
}
