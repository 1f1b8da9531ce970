/* test-fold.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests folding and tokenizing as the index and the search entry rely on them.
 */

#include <string.h>

#include "language/lex-fold.h"

static const struct
{
  const char *text;
  const char *folded;
} folds[] = {
  { "", "" },
  { "Director", "director" },
  { "Przygwożdżona", "przygwozdzona" },
  { "PRZYGWOŻDŻONA", "przygwozdzona" },
  { "ZAŻÓŁĆ GĘŚLĄ JAŹŃ", "zazolc gesla jazn" },
  { "Łódź 10–11", "lodz 10–11" },
  { "zmieni\xC4\x87 o\xCC\x81smy", "zmienic osmy" }, /* an accent of its own */
  { "roz\xC2\xADgrywka", "rozgrywka" },              /* soft hyphen */
  { "Đorđe Ørsted Straße STRASSE Æsop Œuvre Þór ıİ",
    "dorde orsted strasse strasse aesop oeuvre thor ii" },
  { "STRA\xE1\xBA\x9E"
    "E",
    "strasse" },
  { "ﬁnesse Ｋ", "finesse k" },
  { "ΣΊΣΥΦΟΣ Σίσυφος", "σισυφοσ σισυφοσ" },
  { "3×4÷2", "3×4÷2" },
  { "a\xC5", "a " }, /* cut within a character */
  { "\xFFz", " z" },
};

static void
test_fold (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (folds); i++)
    {
      g_autofree char *folded = lex_fold (folds[i].text, -1);
      g_autofree char *again = lex_fold (folded, -1);

      g_assert_cmpstr (folded, ==, folds[i].folded);
      g_assert_cmpstr (again, ==, folded);
    }
}

static void
test_fold_length (void)
{
  g_autofree char *part = lex_fold ("Żółw", 5);
  g_autofree char *none = lex_fold ("Żółw", 0);

  g_assert_cmpstr (part, ==, "zo ");
  g_assert_cmpstr (none, ==, "");
}

/* Every letter of the table must fold as Unicode itself says, where it says. */
static void
test_fold_agrees_with_unicode (void)
{
  for (gunichar ch = 0xA1; ch < 0x3000; ch++)
    {
      char text[7] = { 0 };
      g_autofree char *folded = NULL;
      g_autofree char *lower = NULL;
      g_autofree char *folded_lower = NULL;

      g_unichar_to_utf8 (ch, text);
      folded = lex_fold (text, -1);
      lower = g_utf8_strdown (text, -1);
      folded_lower = lex_fold (lower, -1);

      g_assert_true (g_utf8_validate (folded, -1, NULL));
      if (g_unichar_isalpha (ch))
        g_assert_cmpstr (folded, ==, folded_lower);
    }
}

static gboolean
write_token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  GString *found = user_data;

  g_string_append_printf (found, "%s[%zu-%zu] ", token, start, end);
  return !g_str_equal (token, "stop");
}

static const struct
{
  const char *text;
  const char *tokens;
} cuts[] = {
  { "", "" },
  { "...", "" },
  { "Law 27B1", "law[0-3] 27b1[4-8] " },
  { "Żółw łapie", "zolw[0-7] lapie[8-14] " },
  { "offender's hand", "offender[0-8] hand[11-15] " },
  { "offender’s", "offender[0-8] " },
  { "offenderʼs", "offender[0-8] " },
  { "players' turn", "players[0-7] turn[9-13] " },
  { "don't", "don[0-3] t[4-5] " },
  { "'s is a suit", "s[1-2] is[3-5] a[6-7] suit[8-12] " },
  { "'S' as a suit", "s[1-2] as[4-6] a[7-8] suit[9-13] " },
  { "O's", "o[0-1] " },
  { "non-offending", "non[0-3] offending[4-13] " },
  { "roz\xC2\xADgrywka.", "rozgrywka[0-11] " },
  { "\xC2\xAD", "" },
  { "o\xCC\x81smy", "osmy[0-6] " },
  { "przepis²", "przepis[0-7] " },
  { "a\xFF"
    "b",
    "a[0-1] b[2-3] " },
  { "a\xC5", "a[0-1] " },
  { "before stop after", "before[0-6] stop[7-11] " },
};

static void
test_tokenize (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autoptr (GString) found = g_string_new (NULL);

      lex_tokenize (cuts[i].text, -1, write_token_cb, found);
      g_assert_cmpstr (found->str, ==, cuts[i].tokens);
    }
}

static void
test_tokenize_length (void)
{
  g_autoptr (GString) found = g_string_new (NULL);

  lex_tokenize ("dwa\0trzy cztery", 10, write_token_cb, found);
  g_assert_cmpstr (found->str, ==, "dwa[0-3] trzy[4-8] c[9-10] ");
}

typedef struct
{
  const char *text;
  gsize last;
} Span;

static gboolean
check_span_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Span *span = user_data;
  g_autofree char *folded = lex_fold (span->text + start, end - start);

  g_assert_cmpuint (span->last, <=, start);
  g_assert_cmpuint (start, <, end);
  g_assert_cmpstr (folded, ==, token);
  span->last = end;
  return TRUE;
}

/* Whatever the bytes, each token is the fold of the bytes that it names. */
static void
test_tokenize_any_bytes (void)
{
  for (guint round = 0; round < 2000; round++)
    {
      char bytes[48];
      Span span = { bytes, 0 };

      for (gsize i = 0; i < sizeof bytes; i++)
        bytes[i] = (char) (g_test_rand_int_range (0, 3) == 0 ? g_test_rand_int_range (0xC3, 0xC6)
                                                             : g_test_rand_int_range (0, 256));
      lex_tokenize (bytes, sizeof bytes, check_span_cb, &span);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/fold/table", test_fold);
  g_test_add_func ("/language/fold/length", test_fold_length);
  g_test_add_func ("/language/fold/agrees-with-unicode", test_fold_agrees_with_unicode);
  g_test_add_func ("/language/tokenize/table", test_tokenize);
  g_test_add_func ("/language/tokenize/length", test_tokenize_length);
  g_test_add_func ("/language/tokenize/any-bytes", test_tokenize_any_bytes);

  return g_test_run ();
}
