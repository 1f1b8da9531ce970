/* test-marks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is found in a text, as the eye would see it marked: between brackets.
 */

#include "widgets/page/lex-marks.h"

#define NBSP "\xC2\xA0"

static char *
dup_marked (const char *text, GArray *marks)
{
  GString *marked = g_string_new (NULL);
  guint done = 0;

  for (guint i = 0; i < marks->len; i++)
    {
      const LexMark *mark = &g_array_index (marks, LexMark, i);

      g_assert_cmpuint (mark->start, >=, done);
      g_assert_cmpuint (mark->end, >, mark->start);
      g_string_append_len (marked, text + done, mark->start - done);
      g_string_append_printf (marked, "[%.*s]", (int) (mark->end - mark->start),
                              text + mark->start);
      done = mark->end;
    }
  g_string_append (marked, text + done);
  return g_string_free (marked, FALSE);
}

static const struct
{
  const char *phrase;
  const char *text;
  const char *marked;
} phrases[] = {
  { "niewystarczajaca", "Odzywka niewystarczająca.", "Odzywka [niewystarczająca]." },
  { "ŁAWKA", "Pod ławką ławka", "Pod [ławką] [ławka]" },
  { "lawk", "Pod ławką ławka", "Pod [ławk]ą [ławk]a" },
  { "w kolei", "w" NBSP "kolei i w\n\nkolei", "[w" NBSP "kolei] i [w\n\nkolei]" },
  { "  offender's turn ", "the offender’s turn", "the [offender’s turn]" },
  { "27-29", "przepisy 27–29", "przepisy [27–29]" },
  { "(see a)", "not accepted (see A)", "not accepted [(see A)]" },
  { "aa", "aaaaa", "[aa][aa]a" },
  { "ss", "Straße", "Stra[ß]e" },
  { "o",
    "o"
    "\xCC\x81"
    "dma",
    "[o]"
    "\xCC\x81"
    "dma" },
  { "", "cokolwiek", "cokolwiek" },
  { " ", "a b", "a b" },
  { "xyz", "", "" },
};

static void
test_phrase (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (phrases); i++)
    {
      g_autoptr (GArray) marks = lex_marks_find_phrase (phrases[i].text, phrases[i].phrase);
      g_autofree char *marked = dup_marked (phrases[i].text, marks);

      g_assert_cmpstr (marked, ==, phrases[i].marked);
    }
}

static void
test_words (void)
{
  const char *text = "Zapowiedź i zapowiedzi, PORÓWNYWALNĄ; nie porównywalnie";
  g_autoptr (GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) marks = NULL;
  g_autofree char *marked = NULL;

  g_hash_table_add (words, (char *) "zapowiedz");
  g_hash_table_add (words, (char *) "porownywalna");
  marks = lex_marks_find_words (text, words);
  marked = dup_marked (text, marks);
  g_assert_cmpstr (marked, ==, "[Zapowiedź] i zapowiedzi, [PORÓWNYWALNĄ]; nie porównywalnie");
}

/* A slow second opinion: every place whose words fold alike is found, no other. */
static void
test_random (void)
{
  static const char *const letters[] = { "a", "ą", "A", "b", " ", NBSP, "–", "-", "ł", "l" };

  for (int round = 0; round < 3000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) phrase = g_string_new (NULL);
      g_autoptr (GArray) marks = NULL;

      for (int i = g_test_rand_int_range (0, 12); i > 0; i--)
        g_string_append (text, letters[g_test_rand_int_range (0, G_N_ELEMENTS (letters))]);
      for (int i = g_test_rand_int_range (1, 3); i > 0; i--)
        g_string_append (phrase, letters[g_test_rand_int_range (0, G_N_ELEMENTS (letters))]);

      marks = lex_marks_find_phrase (text->str, phrase->str);
      for (guint i = 0; i < marks->len; i++)
        {
          const LexMark *mark = &g_array_index (marks, LexMark, i);
          g_autofree char *found = g_strndup (text->str + mark->start, mark->end - mark->start);
          g_autoptr (GArray) again = lex_marks_find_phrase (found, phrase->str);

          /* What is marked is whole characters, and the phrase from end to end. */
          g_assert_true (g_utf8_validate (found, -1, NULL));
          g_assert_cmpuint (again->len, ==, 1);
          g_assert_cmpuint (g_array_index (again, LexMark, 0).end, ==, mark->end - mark->start);
        }
      g_assert_cmpuint (marks->len > 0, <=, text->len > 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/marks/phrase", test_phrase);
  g_test_add_func ("/marks/words", test_words);
  g_test_add_func ("/marks/random", test_random);
  return g_test_run ();
}
