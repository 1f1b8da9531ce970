/* test-calculated.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions whose numbers are made anew each time: none comes twice, and what the words of a
 * movement say, walked table by table, gives the answer. Run by Meson.
 */

#include "services/lex-calculated.h"

#include <stdio.h>
#include <string.h>

/* Numbers never come twice in a row of a hundred, both languages have the same, and some answers
 * are known. */
static void
test_calculated (void)
{
  const char *const *names = lex_calculated_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint32 seed = 123456789; seed < 123456789 + 100; seed++)
        {
          g_autoptr (LexQuestion) question = lex_calculated_make (names[i], seed);
          g_autoptr (LexQuestion) again = lex_calculated_make (names[i], seed);
          const char *text = lex_text_get_plain (question->text[LEX_LANGUAGE_EN]);

          g_assert_cmpstr (text, ==, lex_text_get_plain (again->text[LEX_LANGUAGE_EN]));
          if (g_test_verbose ())
            g_test_message (
                "%s %g", text,
                ((LexOption *) ((LexQuestionStep *) question->steps->pdata[0])->options->pdata[0])
                    ->value);
          if (!g_hash_table_add (seen, g_strdup (text)))
            g_error ("%s comes twice", text);
        }
    }
}

/* What a movement's question says is walked, table by table. */
static guint
walk (guint n, guint skip_after, guint table, guint round)
{
  guint pairs[20];

  for (guint i = 0; i < n; i++)
    pairs[i] = i + 1;
  for (guint i = 1; i < round; i++)
    for (guint steps = i == skip_after ? 2 : 1; steps > 0; steps--)
      {
        const guint last = pairs[n - 1];

        memmove (pairs + 1, pairs, (n - 1) * sizeof *pairs);
        pairs[0] = last;
      }
  return pairs[table - 1];
}

static double
calculate (const char *name, guint32 seed, char **words)
{
  g_autoptr (LexQuestion) question = lex_calculated_make (name, seed);
  const LexQuestionStep *step = question->steps->pdata[0];

  *words = g_strdup (lex_text_get_plain (question->text[LEX_LANGUAGE_EN]));
  return ((const LexOption *) step->options->pdata[0])->value;
}

static void
test_movements (void)
{
  for (guint32 seed = 0; seed < 1000; seed++)
    {
      g_autofree char *skip = NULL;
      g_autofree char *howell = NULL;
      const double at_skip = calculate ("mitchell-skip", seed, &skip);
      const double minutes = calculate ("howell", seed, &howell);
      guint n, after, table, round, boards, each;

      g_assert_cmpint (sscanf (skip,
                               "A Mitchell of %u tables with a skip: after each round EW go "
                               "to the next higher table, but after round %u two tables "
                               "higher. Which EW pair, by the table where it began, plays at "
                               "table %u in round %u?",
                               &n, &after, &table, &round),
                       ==, 4);
      g_assert_cmpfloat (at_skip, ==, walk (n, after, table, round));
      g_assert_cmpint (sscanf (howell,
                               "%u pairs play a complete Howell, each against each other "
                               "once, %u boards a round and %u minutes a board.",
                               &n, &boards, &each),
                       ==, 3);
      /* n(n-1)/2 matches, half of the pairs, rounded down, in each round. */
      g_assert_cmpfloat (minutes, ==, n * (n - 1) / 2 / (n / 2) * boards * each);
    }
}

/* The boards go round, place by place; the stand is a place without a table. */
static guint
walk_relay (guint n, guint table, guint round)
{
  guint sets[20];
  const guint place = table <= n / 2 ? table : table + 1;

  for (guint i = 0; i < n; i++)
    sets[i] = i + 1;
  for (guint i = 1; i < round; i++)
    {
      const guint first = sets[0];

      memmove (sets, sets + 1, (n - 1) * sizeof *sets);
      sets[n - 1] = first;
    }
  return sets[(place - 1) % n];
}

/* Who meets no set twice and no opponents twice has a movement. */
static void
check_relay (guint n)
{
  for (guint pair = 1; pair <= n; pair++)
    {
      guint64 met = 0;

      for (guint round = 1; round <= n; round++)
        met |= G_GUINT64_CONSTANT (1) << walk_relay (n, (pair + round - 2) % n + 1, round);
      g_assert_cmpuint (met, ==, ((G_GUINT64_CONSTANT (1) << n) - 1) << 1);
    }
}

static void
test_relay (void)
{
  for (guint n = 6; n <= 14; n += 2)
    check_relay (n);
  for (guint32 seed = 0; seed < 1000; seed++)
    {
      g_autofree char *words = NULL;
      const double set = calculate ("mitchell-share-relay", seed, &words);
      guint n, table, round;

      g_assert_cmpint (sscanf (words, "A Mitchell of %u tables with share and relay", &n), ==, 1);
      g_assert_cmpint (sscanf (strstr (words, "Which set"),
                               "Which set does table %u play in round %u?", &table, &round),
                       ==, 2);
      g_assert_cmpfloat (set, ==, walk_relay (n, table, round));
    }
}

/* Both pairs of a table play all boards, each in one direction. */
static void
test_arrow_switch (void)
{
  for (guint32 seed = 0; seed < 1000; seed++)
    {
      g_autofree char *words = NULL;
      const double played = calculate ("mitchell-arrow-switch", seed, &words);
      const gboolean moving = strstr (words, "that sits EW") != NULL;
      guint n, rounds, boards, switched, north_south = 0;

      g_assert_cmpint (sscanf (words,
                               "A Mitchell of %u tables, %u rounds of %u boards. In the last "
                               "rounds (%u of them)",
                               &n, &rounds, &boards, &switched),
                       ==, 4);
      g_assert_cmpuint (n, ==, rounds);
      for (guint round = 1; round <= rounds; round++)
        north_south += moving == (round > rounds - switched) ? boards : 0;
      g_assert_cmpfloat (played, ==, north_south);
    }
}

/* Round by round, the odd one of those who won all wins against another. */
static void
test_swiss (void)
{
  for (guint32 seed = 0; seed < 200; seed++)
    {
      g_autofree char *words = NULL;
      const double rounds = calculate ("swiss", seed, &words);
      guint n, played = 0;

      g_assert_cmpint (sscanf (words, "%u teams play a Swiss", &n), ==, 1);
      for (; n > 1; played++)
        n = n / 2 + n % 2;
      g_assert_cmpfloat (rounds, ==, played);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/calculated/numbers", test_calculated);
  g_test_add_func ("/calculated/movements", test_movements);
  g_test_add_func ("/calculated/relay", test_relay);
  g_test_add_func ("/calculated/arrow-switch", test_arrow_switch);
  g_test_add_func ("/calculated/swiss", test_swiss);
  return g_test_run ();
}
