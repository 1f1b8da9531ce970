/* test-comparable.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Comparable calls (23A): the article's and the commentary's cases, and thousands of random pairs
 * of meanings against a second, naive implementation, criterion by criterion. Run by Meson.
 */

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "rulings/lex-comparable.h"

static gboolean
is_comparable (const char *withdrawn, const char *replacement)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexMeaning) before = lex_meaning_parse (withdrawn, &error);
  g_autoptr (LexMeaning) after = lex_meaning_parse (replacement, &error);
  g_autoptr (LexComparable) comparison = NULL;

  g_assert_no_error (error);
  comparison = lex_comparable_new (before, after);
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      g_assert_nonnull (comparison->criteria[i].detail[language]);
  return comparison->comparable;
}

static void
test_comparable (void)
{
  static const struct
  {
    const char *withdrawn;
    const char *replacement;
    gboolean comparable;
  } cases[] = {
    { "H=5+ S=5+", "H=5+", FALSE },
    { "hcp=15-17 S=5+", "hcp=17-18 S=5+", FALSE },
    { "hcp=12-14 S=5+", "hcp=12-14 S=5+", TRUE },
    { "hcp=11-13 S=5+", "hcp=12-14 S=5+", TRUE },
    { "hcp=10-12 S=5+", "hcp=12-14 S=5+", FALSE },
    { "hcp=11-15 S=5+", "hcp=13-17 S=5+", TRUE },
    { "hcp=15-17 S=5+", "hcp=18-20 S=5+", FALSE },
    { "hcp=11-21 S=5+", "hcp=12-21 S=5+", TRUE },
    { "hcp=6-10 S=5+", "hcp=6-12 S=5+", TRUE },
    /* 1H out of turn, then a splinter for partner's hearts. */
    { "hcp=11+ H=5+", "hcp=11+ H=4+ D=0-1", TRUE },
    { "hcp=11+ H=5+", "hcp=11+ H=3+", FALSE },
    /* The commentary: 1S-1H made a take-out double; 1C-1S-1H made a double that shows hearts. */
    { "hcp=6+ H=4+", "hcp=12+ S=0-2", FALSE },
    { "hcp=6+ H=4+", "hcp=7+ H=4+", TRUE },
    { "hcp=6+ H=4+", "hcp=7+ H=4+ D=4+", TRUE },
    { "purpose=asks-for-aces", "purpose=asks-for-aces", TRUE },
    { "hcp=8+ purpose=asks-for-majors", "hcp=5+ purpose=asks-for-strength", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s -> %s", cases[i].withdrawn, cases[i].replacement);
      g_assert_cmpint (is_comparable (cases[i].withdrawn, cases[i].replacement), ==,
                       cases[i].comparable);
    }
}

/* A meaning as the naive implementation holds it: number by number, card by card. */
typedef struct
{
  gboolean points[38];
  gboolean cards[4][14];
  gboolean named[4];
  int purpose;
} Naive;

/* A range as it is made: `15-17`, `11+`, `3` or not said at all. */
typedef struct
{
  gboolean named;
  int least;
  int most;
} Said;

/* What both are made of: the strength first, then four suits. */
typedef struct
{
  Said ranges[5];
  int purpose;
} Sketch;

static int
get_top (guint i)
{
  return i == 0 ? 37 : 13;
}

static void
sketch_range (GRand *rand, Said *said, int top)
{
  said->named = g_rand_int_range (rand, 0, 5) < (top == 37 ? 4 : 2);
  said->least = said->named ? g_rand_int_range (rand, 0, top == 37 ? 25 : 7) : 0;
  said->most = top;
  if (!said->named || g_rand_boolean (rand))
    return;
  said->most
      = said->least + (g_rand_int_range (rand, 0, 3) == 0 ? 0 : g_rand_int_range (rand, 0, 9));
  said->most = MIN (said->most, top);
}

/* Moves its ends a little, so that the two come near each other. */
static void
shift_range (GRand *rand, Said *said, int top)
{
  const int lower = g_rand_int_range (rand, -2, 4);
  const int upper = said->most < top ? g_rand_int_range (rand, -2, 4) : 0;

  if (!said->named || g_rand_int_range (rand, 0, 3) == 0)
    return;
  said->least = CLAMP (said->least + lower, 0, top);
  said->most = CLAMP (said->most + upper, said->least, top);
}

/* Whether a hand of thirteen cards may be like it. */
static gboolean
fits_a_hand (const Sketch *sketch)
{
  int least = 0, most = 0;

  for (guint i = 1; i < 5; i++)
    {
      least += sketch->ranges[i].least;
      most += sketch->ranges[i].most;
    }
  return least <= 13 && most >= 13;
}

/* A fresh one, or, given one, another near it. */
static Sketch
make_sketch (GRand *rand, const Sketch *near)
{
  Sketch sketch;

  do
    {
      sketch = near != NULL ? *near : (Sketch){ 0 };
      for (guint i = 0; i < 5; i++)
        if (near == NULL || g_rand_int_range (rand, 0, 8) == 0)
          sketch_range (rand, &sketch.ranges[i], get_top (i));
        else
          shift_range (rand, &sketch.ranges[i], get_top (i));
      if (near == NULL || g_rand_boolean (rand))
        sketch.purpose = g_rand_int_range (rand, 0, 3);
    }
  while (!fits_a_hand (&sketch));
  return sketch;
}

/* In each way that a range may be written. */
static char *
dup_range (GRand *rand, const Said *said, int top)
{
  if (said->most == top && g_rand_int_range (rand, 0, 4) > 0)
    return g_strdup_printf ("%d+", said->least);
  if (said->most == said->least && g_rand_boolean (rand))
    return g_strdup_printf ("%d", said->least);
  return g_strdup_printf ("%d-%d", said->least, said->most);
}

static char *
make_meaning (GRand *rand, const Sketch *sketch, Naive *naive)
{
  static const char *const names[] = { "hcp", "S", "H", "D", "C" };
  GString *text = g_string_new (NULL);

  memset (naive, 0, sizeof *naive);
  naive->purpose = sketch->purpose;
  for (guint i = 0; i < 5; i++)
    {
      const Said *said = &sketch->ranges[i];
      gboolean *set = i == 0 ? naive->points : naive->cards[i - 1];
      g_autofree char *range = dup_range (rand, said, get_top (i));

      for (int value = said->least; value <= said->most; value++)
        set[value] = TRUE;
      if (i > 0)
        naive->named[i - 1] = said->named;
      if (said->named)
        g_string_append_printf (text, " %s=%s", names[i], range);
    }
  if (sketch->purpose > 0)
    g_string_append_printf (text, " purpose=p%d", sketch->purpose);
  return g_string_free (text, FALSE);
}

static int
find_least (const gboolean *set)
{
  int at = 0;

  while (!set[at])
    at++;
  return at;
}

static int
find_most (const gboolean *set, int last)
{
  while (!set[last])
    last--;
  return last;
}

static int
get_minima_apart (const Naive *before, const Naive *after)
{
  return abs (find_least (after->points) - find_least (before->points));
}

static int
get_maxima_apart (const Naive *before, const Naive *after)
{
  return abs (find_most (after->points, 37) - find_most (before->points, 37));
}

static gboolean
has_suits (const Naive *before, const Naive *after)
{
  int more = 0;

  for (int suit = 0; suit < 4; suit++)
    more += (after->named[suit] && !after->cards[suit][0])
            - (before->named[suit] && !before->cards[suit][0]);
  return more >= 0;
}

static gboolean
has_extremes (const Naive *before, const Naive *after)
{
  return get_minima_apart (before, after) <= 2 && get_maxima_apart (before, after) <= 2;
}

static gboolean
has_overlap (const Naive *before, const Naive *after)
{
  int common = 0;

  for (int p = 0; p < 38; p++)
    common += before->points[p] && after->points[p];
  return common >= get_minima_apart (before, after) && common >= get_maxima_apart (before, after);
}

static gboolean
has_length (const Naive *before, const Naive *after)
{
  for (int suit = 0; suit < 4; suit++)
    if (before->named[suit] && !before->cards[suit][0])
      {
        const int promised = after->named[suit] ? find_least (after->cards[suit]) : 0;

        if (find_least (before->cards[suit]) - promised > 1)
          return FALSE;
      }
  return TRUE;
}

static gboolean
is_subset (const Naive *before, const Naive *after)
{
  for (int p = 0; p < 38; p++)
    if (after->points[p] && !before->points[p])
      return FALSE;
  for (int suit = 0; suit < 4; suit++)
    for (int card = 0; card < 14; card++)
      if (after->cards[suit][card] && !before->cards[suit][card])
        return FALSE;
  return TRUE;
}

static gboolean
has_purpose (const Naive *before, const Naive *after)
{
  return before->purpose > 0 && before->purpose == after->purpose
         && memcmp (before->points, after->points, sizeof before->points) == 0
         && memcmp (before->cards, after->cards, sizeof before->cards) == 0;
}

/* Each criterion by itself. */
static const struct
{
  const char *name;
  const char *law;
  gboolean (*holds) (const Naive *before, const Naive *after);
} naively[] = {
  { "suits", "23A1", has_suits },
  { "strength-extremes", "23A1", has_extremes },
  { "strength-overlap", "23A1", has_overlap },
  { "length", "23A1", has_length },
  { "subset", "23A2", is_subset },
  { "purpose", "23A3", has_purpose },
};

/* What does not come out as by hand: a criterion, a basis, the verdict; nothing when all does. */
static const char *
find_difference (const LexComparable *comparison, const Naive *before, const Naive *after,
                 guint *n_held)
{
  gboolean bases[] = { TRUE, TRUE, TRUE };
  static const char *const laws[] = { "23A1", "23A2", "23A3" };

  for (guint i = 0; i < G_N_ELEMENTS (naively); i++)
    {
      const LexCriterion *criterion = &comparison->criteria[i];
      const gboolean holds = naively[i].holds (before, after);

      if (!g_str_equal (criterion->name, naively[i].name)
          || !g_str_equal (criterion->law, naively[i].law) || criterion->holds != holds)
        return naively[i].name;
      if (!holds)
        bases[naively[i].law[3] - '1'] = FALSE;
      n_held[i] += holds;
    }
  for (guint i = 0; i < G_N_ELEMENTS (laws); i++)
    if (lex_comparable_rests_on (comparison, laws[i]) != bases[i])
      return laws[i];
  return comparison->comparable == (bases[0] || bases[1] || bases[2]) ? NULL : "verdict";
}

static void
test_comparable_random (void)
{
  const guint rounds = 20000;
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);
  guint n_held[G_N_ELEMENTS (naively)] = { 0 };

  g_assert_cmpuint (G_N_ELEMENTS (naively), ==, LEX_COMPARABLE_N_CRITERIA);
  for (guint i = 0; i < rounds; i++)
    {
      const Sketch first = make_sketch (rand, NULL);
      const Sketch second = make_sketch (rand, g_rand_int_range (rand, 0, 4) > 0 ? &first : NULL);
      Naive before, after;
      g_autofree char *withdrawn = make_meaning (rand, &first, &before);
      g_autofree char *replacement = make_meaning (rand, &second, &after);
      g_autoptr (GError) error = NULL;
      g_autoptr (LexMeaning) old = lex_meaning_parse (withdrawn, &error);
      g_autoptr (LexMeaning) new = old != NULL ? lex_meaning_parse (replacement, &error) : NULL;
      g_autoptr (LexComparable) comparison = NULL;
      const char *difference;

      g_assert_no_error (error);
      comparison = lex_comparable_new (old, new);
      difference = find_difference (comparison, &before, &after, n_held);
      if (difference != NULL)
        g_error ("%s ->%s: %s is not as by hand", withdrawn, replacement, difference);
    }
  /* None held nearly always or nearly never: each was asked. */
  for (guint i = 0; i < G_N_ELEMENTS (naively); i++)
    {
      g_test_message ("%s held %u times", naively[i].name, n_held[i]);
      g_assert_cmpuint (n_held[i], >, rounds / 100);
      g_assert_cmpuint (n_held[i], <, rounds - rounds / 100);
    }
}

static void
test_meaning_bad (void)
{
  static const char *const bad[] = {
    "hcp=",
    "hcp=17-15",
    "hcp=38",
    "hcp=11-",
    "hcp=1 hcp=2",
    "S=14",
    "S=5+ H=5+ D=5+",
    "S=0-1 H=0-1 D=0-1 C=0-1",
    "X=3",
    "five hearts",
    "purpose=",
    "\xff",
    "S=-1",
    "S=99999999999999999999",
    "S=5++",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", bad[i]);
      g_assert_null (lex_meaning_parse (bad[i], &error));
      g_assert_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_MEANING);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulings/comparable", test_comparable);
  g_test_add_func ("/rulings/comparable/random", test_comparable_random);
  g_test_add_func ("/rulings/meaning/bad", test_meaning_bad);
  return g_test_run ();
}
