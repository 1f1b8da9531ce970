/* test-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of texts rely on: spans in order, whole after storage, and never outside the words.
 */

#include "model/lex-text.h"

static char *
describe (LexText *text)
{
  GString *out = g_string_new (NULL);
  gsize n_spans;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    g_string_append_printf (out, "%" G_GSIZE_FORMAT "-%" G_GSIZE_FORMAT ":%d:%s ", spans[i].start,
                            spans[i].end, spans[i].kind,
                            spans[i].target != NULL ? spans[i].target : "-");

  return g_string_free (out, FALSE);
}

static void
test_order (void)
{
  static const LexSpan spans[] = {
    { 6, 9, LEX_SPAN_CITATION, "27B" },   { 0, 5, LEX_SPAN_TERM, "definitions/call" },
    { 6, 14, LEX_SPAN_EMPHASIS, NULL },   { 15, 28, LEX_SPAN_EMPHASIS, NULL },
    { 15, 28, LEX_SPAN_PARAGRAPH, NULL },
  };
  g_autoptr (LexText) text = lex_text_new ("a call 27B, ok\nżółw gęś", spans, G_N_ELEMENTS (spans));
  g_autofree char *described = describe (text);

  g_assert_cmpstr (described, ==, "0-5:1:definitions/call 6-14:2:- 6-9:0:27B 15-28:8:- 15-28:2:- ");
}

static void
test_storage (void)
{
  static const LexSpan spans[] = {
    { 0, 3, LEX_SPAN_CALL, "1NT" },
    { 4, 7, LEX_SPAN_EMPHASIS, NULL },
    { 4, 7, LEX_SPAN_TABLE, "" },
  };
  g_autoptr (LexText) text = lex_text_new ("1BA ok.", spans, G_N_ELEMENTS (spans));
  g_autoptr (GBytes) data = lex_text_dup_span_data (text);
  g_autoptr (LexText) again = lex_text_new_from_data (lex_text_get_plain (text), data);
  g_autofree char *before = describe (text);
  g_autofree char *after = describe (again);

  g_assert_cmpstr (lex_text_get_plain (again), ==, "1BA ok.");
  g_assert_cmpstr (before, ==, after);
}

/* So many and so long that where they end takes numbers of one byte, of two and of four. */
static void
test_storage_of_many (void)
{
  static const guint counts[] = { 1, 2, 15, 16, 200, 4000, 5000 };
  g_autoptr (GString) plain = g_string_new (NULL);

  for (guint i = 0; i < 5000; i++)
    g_string_append (plain, "ab");
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree LexSpan *spans = g_new0 (LexSpan, counts[i]);
      g_autoptr (LexText) text = NULL;
      g_autoptr (GBytes) data = NULL;
      g_autoptr (LexText) again = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      for (guint j = 0; j < counts[i]; j++)
        spans[j] = (LexSpan){ 2 * j, 2 * j + j % 3, LEX_SPAN_CITATION,
                              j % 4 == 0 ? NULL : &"16B1a(iii)"[j % 11] };
      text = lex_text_new (plain->str, spans, counts[i]);
      data = lex_text_dup_span_data (text);
      again = lex_text_new_from_data (plain->str, data);
      before = describe (text);
      after = describe (again);
      g_assert_cmpstr (before, ==, after);
    }
}

static void
test_no_spans (void)
{
  g_autoptr (LexText) text = lex_text_new ("plain", NULL, 0);
  g_autoptr (GBytes) data = lex_text_dup_span_data (text);
  g_autoptr (LexText) again = lex_text_new_from_data ("plain", data);
  g_autoptr (LexText) bare = lex_text_new_from_data ("plain", NULL);
  gsize n_spans = 7;

  lex_text_get_spans (again, &n_spans);
  g_assert_cmpuint (n_spans, ==, 0);
  n_spans = 7;
  lex_text_get_spans (bare, &n_spans);
  g_assert_cmpuint (n_spans, ==, 0);
}

/* Stored beside other words than they were made for, spans that cut a letter
 * or run over the end are dropped and the rest stays. */
static void
test_misfits (void)
{
  static const LexSpan spans[] = {
    { 0, 1, LEX_SPAN_SUIT, "S" },
    { 2, 3, LEX_SPAN_SUIT, "H" },
    { 0, 9, LEX_SPAN_EMPHASIS, NULL },
    { 9, 9, LEX_SPAN_EMPHASIS, NULL },
  };
  g_autoptr (LexText) text = lex_text_new ("abcdefghi", spans, G_N_ELEMENTS (spans));
  g_autoptr (GBytes) data = lex_text_dup_span_data (text);
  g_autoptr (LexText) shorter = lex_text_new_from_data ("a\xc5\xbc"
                                                        "b",
                                                        data);
  g_autofree char *described = describe (shorter);

  g_assert_cmpstr (described, ==, "0-1:4:S ");
}

/* Whatever bytes storage gives back, every span lies within the words. */
static void
test_damage (void)
{
  static const LexSpan spans[] = {
    { 0, 4, LEX_SPAN_CITATION, "16B1" },
    { 5, 9, LEX_SPAN_TERM, "definitions/call" },
  };
  const char *plain = "16B1 żół";
  g_autoptr (LexText) text = lex_text_new (plain, spans, G_N_ELEMENTS (spans));
  g_autoptr (GBytes) data = lex_text_dup_span_data (text);
  gsize size;
  const guchar *bytes = g_bytes_get_data (data, &size);

  for (guint round = 0; round < 4000; round++)
    {
      g_autofree guchar *copy = g_memdup2 (bytes, size);
      gsize length = (gsize) g_test_rand_int_range (0, (gint32) size + 1);
      g_autoptr (GBytes) damaged = NULL;
      g_autoptr (LexText) again = NULL;
      const LexSpan *found;
      gsize n_found;

      copy[g_test_rand_int_range (0, (gint32) size)] = (guchar) g_test_rand_int_range (0, 256);
      damaged = g_bytes_new (copy, length);
      again = lex_text_new_from_data (plain, damaged);
      found = lex_text_get_spans (again, &n_found);
      for (gsize i = 0; i < n_found; i++)
        {
          g_assert_cmpuint (found[i].start, <=, found[i].end);
          g_assert_true (g_utf8_validate (plain + found[i].start,
                                          (gssize) (found[i].end - found[i].start), NULL));
        }
    }
}

static void
test_broken_words (void)
{
  g_autoptr (LexText) text = lex_text_new_from_data ("a\xff"
                                                     "b",
                                                     NULL);

  g_assert_true (g_utf8_validate (lex_text_get_plain (text), -1, NULL));
}

static void
test_programming_errors (void)
{
  static const LexSpan bad[][2] = {
    { { 0, 4, LEX_SPAN_EMPHASIS, NULL } },
    { { 2, 1, LEX_SPAN_EMPHASIS, NULL } },
    { { 0, 3, (LexSpanKind) 99, NULL } },
    { { 0, 2, LEX_SPAN_ITEM, NULL }, { 1, 3, LEX_SPAN_PARAGRAPH, NULL } },
  };
  static const gsize n_bad[] = { 1, 1, 1, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      LexText *text;

      g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*lex_text_new*");
      text = lex_text_new ("abc", bad[i], n_bad[i]);
      g_test_assert_expected_messages ();
      g_assert_null (text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/text/order", test_order);
  g_test_add_func ("/model/text/storage", test_storage);
  g_test_add_func ("/model/text/storage-of-many", test_storage_of_many);
  g_test_add_func ("/model/text/no-spans", test_no_spans);
  g_test_add_func ("/model/text/misfits", test_misfits);
  g_test_add_func ("/model/text/damage", test_damage);
  g_test_add_func ("/model/text/broken-words", test_broken_words);
  g_test_add_func ("/model/text/programming-errors", test_programming_errors);

  return g_test_run ();
}
