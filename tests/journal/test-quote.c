/* test-quote.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Quoted words, found again in texts that changed.
 */

#include <glib.h>

#include "journal/lex-quote.h"

static void
check (const LexQuote *quote, const char *text, const char *expected)
{
  gsize from = 0;
  gsize to = 0;
  gboolean found = lex_quote_find (quote, text, &from, &to);

  g_assert_true (found == (expected != NULL));
  if (found)
    {
      g_autofree char *words = g_strndup (text + from, to - from);

      g_assert_cmpstr (words, ==, expected);
    }
}

static void
test_find (void)
{
  const LexQuote quote = { "Zażółć, gęślą jaźń", NULL, NULL };
  const LexQuote twice = { "two words", "the first ", " are" };
  const LexQuote none = { " —, ", NULL, NULL };
  const LexQuote part = { "word", NULL, NULL };
  const char *text = "Of the first two words are here, of the other two words there.";

  check (&quote, "Nic. ZAŻÓŁĆ gęślą\n  jaźń!", "ZAŻÓŁĆ gęślą\n  jaźń");
  check (&quote, "gęślą zażółć jaźń", NULL);
  check (&quote, "", NULL);
  check (&twice, text, "two words");
  check (&none, text, NULL);
  check (&part, text, NULL);
}

static void
test_surroundings_decide (void)
{
  const char *text = "Of the first two words are here, of the other two words there.";
  const LexQuote first = { "two words", "of the first", "are here" };
  const LexQuote second = { "two words", "of the other", "there" };
  gsize from;

  g_assert_true (lex_quote_find (&first, text, &from, NULL));
  g_assert_cmpuint (from, ==, 13);
  g_assert_true (lex_quote_find (&second, text, &from, NULL));
  g_assert_cmpuint (from, ==, 46);
}

/* A million words all alike, and half a million looked for among them. */
static void
test_repetition_is_no_danger (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) words = g_string_new (NULL);
  LexQuote quote = { NULL, "a a a", "a a a" };

  for (guint i = 0; i < 1000 * 1000; i++)
    g_string_append (text, "a ");
  g_string_append_len (words, text->str, (gssize) text->len / 2);
  quote.words = words->str;
  g_assert_true (lex_quote_find (&quote, text->str, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quote/find", test_find);
  g_test_add_func ("/quote/surroundings", test_surroundings_decide);
  g_test_add_func ("/quote/repetition", test_repetition_is_no_danger);
  return g_test_run ();
}
