/* test-rulings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures that directors look up, against tables worked out by hand and a second, naive
 * implementation: scores, IMPs, boards, weighted scores, comparable calls. Run by Meson.
 */

#include <locale.h>
#include <math.h>
#include <string.h>

#include "rulings/lex-board.h"
#include "rulings/lex-comparable.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-score.h"
#include "rulings/lex-weight.h"

static LexContract
read_contract (const char *text)
{
  LexContract contract = { 0 };
  const char *end = lex_contract_read (text, &contract);

  g_assert_nonnull (end);
  g_assert_cmpstr (end, ==, "");
  return contract;
}

static void
test_contract (void)
{
  static const char *const bad[] = { "", "4", "8H", "0S", "4E", "H4", "NT", "-1C" };
  LexContract contract;

  g_assert_cmpstr (lex_contract_read ("4♠xx-2", &contract), ==, "-2");
  g_assert_cmpuint (contract.level, ==, 4);
  g_assert_cmpint (contract.trumps, ==, LEX_TRUMPS_SPADES);
  g_assert_cmpuint (contract.doubling, ==, 4);
  g_assert_cmpint (read_contract ("3ba").trumps, ==, LEX_TRUMPS_NONE);
  g_assert_cmpint (read_contract ("3N").trumps, ==, LEX_TRUMPS_NONE);
  g_assert_cmpstr (lex_contract_read ("1cxxx", &contract), ==, "x");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (lex_contract_read (bad[i], &contract));
}

static void
test_score (void)
{
  static const struct
  {
    const char *contract;
    gboolean vulnerable;
    guint tricks;
    int score;
  } cases[] = {
    { "1C", FALSE, 7, 70 },      { "1NT", FALSE, 7, 90 },     { "2H", TRUE, 8, 110 },
    { "3NT", FALSE, 9, 400 },    { "3NT", TRUE, 9, 600 },     { "4S", FALSE, 10, 420 },
    { "4S", TRUE, 10, 620 },     { "5D", FALSE, 11, 400 },    { "5D", TRUE, 11, 600 },
    { "2Sx", FALSE, 8, 470 },    { "2Sx", TRUE, 9, 870 },     { "1NTxx", FALSE, 7, 560 },
    { "1NTxx", TRUE, 8, 1160 },  { "6S", FALSE, 12, 980 },    { "6S", TRUE, 12, 1430 },
    { "6NT", TRUE, 12, 1440 },   { "7S", FALSE, 13, 1510 },   { "7NT", TRUE, 13, 2220 },
    { "7NTxx", TRUE, 13, 2980 }, { "4S", FALSE, 9, -50 },     { "4S", TRUE, 8, -200 },
    { "4Sx", FALSE, 9, -100 },   { "4Sx", FALSE, 8, -300 },   { "4Sx", FALSE, 7, -500 },
    { "4Sx", FALSE, 6, -800 },   { "4Sx", TRUE, 7, -800 },    { "4Sxx", FALSE, 6, -1600 },
    { "4Sxx", TRUE, 6, -2200 },  { "6H", FALSE, 13, 1010 },   { "1C", FALSE, 0, -350 },
    { "7NTxx", TRUE, 0, -7600 }, { "7NTx", FALSE, 0, -3500 }, { "2Cx", FALSE, 8, 180 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LexContract contract = read_contract (cases[i].contract);

      g_test_message ("%s %u", cases[i].contract, cases[i].tricks);
      g_assert_cmpint (lex_score_of (&contract, cases[i].vulnerable, cases[i].tricks), ==,
                       cases[i].score);
    }
}

/* Law 77 written out line by line as the printed table has it, to be compared with the room's. */
static int
score_by_table (guint level, guint strain, guint doubling, gboolean vulnerable, guint tricks)
{
  static const int odd[] = { 20, 20, 30, 30, 30 };
  static const int down_undoubled[] = { 50, 100 };
  static const int down_first[2][2] = { { 100, 200 }, { 200, 400 } };
  static const int down_second[2][2] = { { 200, 300 }, { 400, 600 } };
  static const int down_fourth[2][2] = { { 300, 300 }, { 600, 600 } };
  const int vul = vulnerable ? 1 : 0;
  int points = 0;

  if (tricks < level + 6)
    {
      for (guint down = 1; down <= level + 6 - tricks; down++)
        if (doubling == 0)
          points += down_undoubled[vul];
        else if (down == 1)
          points += down_first[doubling - 1][vul];
        else if (down <= 3)
          points += down_second[doubling - 1][vul];
        else
          points += down_fourth[doubling - 1][vul];
      return -points;
    }
  points = (int) level * odd[strain] + (strain == 4 ? 10 : 0);
  points = doubling == 2 ? points * 4 : doubling == 1 ? points * 2 : points;
  points += points >= 100 ? (vulnerable ? 500 : 300) : 50;
  points += doubling == 2 ? 100 : doubling == 1 ? 50 : 0;
  points += level == 6 ? (vulnerable ? 750 : 500) : level == 7 ? (vulnerable ? 1500 : 1000) : 0;
  for (guint over = level + 6; over < tricks; over++)
    points += doubling == 2   ? (vulnerable ? 400 : 200)
              : doubling == 1 ? (vulnerable ? 200 : 100)
                              : odd[strain];
  return points;
}

static void
test_all_scores (void)
{
  static const char *const strains[] = { "C", "D", "H", "S", "NT" };
  static const char *const doublings[] = { "", "x", "xx" };

  for (guint level = 1; level <= 7; level++)
    for (guint strain = 0; strain < G_N_ELEMENTS (strains); strain++)
      for (guint doubling = 0; doubling < G_N_ELEMENTS (doublings); doubling++)
        for (guint tricks = 0; tricks <= LEX_TRICKS; tricks++)
          for (int vulnerable = 0; vulnerable < 2; vulnerable++)
            {
              g_autofree char *text
                  = g_strdup_printf ("%u%s%s", level, strains[strain], doublings[doubling]);
              const LexContract contract = read_contract (text);

              g_assert_cmpint (lex_score_of (&contract, vulnerable, tricks), ==,
                               score_by_table (level, strain, doubling, vulnerable, tricks));
            }
}

static void
test_imps (void)
{
  static const int cases[][2] = {
    { 0, 0 },     { 10, 0 },     { 20, 1 },     { 40, 1 },    { 50, 2 },    { 80, 2 },
    { 90, 3 },    { 120, 3 },    { 130, 4 },    { 160, 4 },   { 170, 5 },   { 210, 5 },
    { 220, 6 },   { 260, 6 },    { 270, 7 },    { 310, 7 },   { 320, 8 },   { 360, 8 },
    { 370, 9 },   { 420, 9 },    { 430, 10 },   { 490, 10 },  { 500, 11 },  { 590, 11 },
    { 600, 12 },  { 740, 12 },   { 750, 13 },   { 890, 13 },  { 900, 14 },  { 1090, 14 },
    { 1100, 15 }, { 1290, 15 },  { 1300, 16 },  { 1490, 16 }, { 1500, 17 }, { 1740, 17 },
    { 1750, 18 }, { 1990, 18 },  { 2000, 19 },  { 2240, 19 }, { 2250, 20 }, { 2490, 20 },
    { 2500, 21 }, { 2990, 21 },  { 3000, 22 },  { 3490, 22 }, { 3500, 23 }, { 3990, 23 },
    { 4000, 24 }, { 15200, 24 }, { -430, -10 }, { -20, -1 },  { -10, 0 },   { G_MININT, -24 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (lex_imps_from_points (cases[i][0]), ==, cases[i][1]);
}

static void
test_board (void)
{
  static const char *const vulnerable = "-NEANEA-EA-NA-NE";

  for (guint number = 1; number <= 64; number++)
    {
      const char *name = lex_vulnerability_get_name (lex_board_get_vulnerability (number));
      const char expected = vulnerable[(number - 1) % 16];

      g_assert_cmpint (lex_seat_get_letter (lex_board_get_dealer (number)), ==,
                       "NESW"[(number - 1) % 4]);
      g_assert_cmpint (g_str_equal (name, "None") ? '-' : name[0], ==, expected);
    }
}

static LexWeight *
weigh (const char *texts, LexVulnerability vulnerability, const int *against, GError **error)
{
  g_auto (GStrv) outcomes = g_strsplit (texts, " ", -1);

  return lex_weight_new ((const char *const *) outcomes, vulnerability, against, error);
}

/* Worked in public: each outcome in IMPs by itself. */
static void
test_weight (void)
{
  static const struct
  {
    const char *outcomes;
    int against;
    double imps;
  } cases[] = {
    { "980=35 480=65", 500, 2.85 },
    { "-630=80 100=20", -620, 2.4 },
    { "620=50 -200=50", 200, 0 },
    { "620=50 650=25 -100=25", 200, 5.25 },
    { "4HN=50 4HN+1=25 4HS-1=25", 200, 5.25 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexWeight) weight
          = weigh (cases[i].outcomes, LEX_VULNERABILITY_NS, &cases[i].against, &error);

      g_assert_no_error (error);
      g_assert_true (weight->has_imps);
      g_assert_cmpfloat_with_epsilon (weight->imps, cases[i].imps, 1e-9);
    }
}

static void
test_weight_played (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexWeight) weight
      = weigh ("3NTxN-2=40 2SE=33.3 4♥w+1=26.7", LEX_VULNERABILITY_EW, NULL, &error);
  const LexOutcome *outcome;

  g_assert_no_error (error);
  g_assert_false (weight->has_imps);
  outcome = weight->outcomes->pdata[0];
  g_assert_cmpstr (outcome->text, ==, "3NTxN-2");
  g_assert_cmpint (outcome->points, ==, -300);
  outcome = weight->outcomes->pdata[1];
  g_assert_cmpint (outcome->points, ==, -110);
  outcome = weight->outcomes->pdata[2];
  g_assert_cmpint (outcome->points, ==, -650);
}

static void
test_weight_bad (void)
{
  static const struct
  {
    const char *outcomes;
    LexVulnerability vulnerability;
    int code;
  } cases[] = {
    { "620", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "620=", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "620=nan", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "620=-5 620=105", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "4H=100", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "4HS+9=100", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "4HS1=100", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "99999999999=100", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "4HS=100", LEX_VULNERABILITY_UNKNOWN, LEX_RULINGS_ERROR_OUTCOME },
    { "\xff=100", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_OUTCOME },
    { "620=50 420=40", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_WEIGHTS },
    { "620=50 420=60", LEX_VULNERABILITY_NONE, LEX_RULINGS_ERROR_WEIGHTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (weigh (cases[i].outcomes, cases[i].vulnerability, NULL, &error));
      g_assert_error (error, LEX_RULINGS_ERROR, cases[i].code);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

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

static char *
make_meaning (GRand *rand, Naive *naive)
{
  static const char letters[] = "SHDC";
  GString *text = g_string_new (NULL);
  const gboolean strong = g_rand_boolean (rand);
  int least = strong ? g_rand_int_range (rand, 0, 30) : 0;
  int most = strong ? g_rand_int_range (rand, least, 38) : 37;

  memset (naive, 0, sizeof *naive);
  for (int p = least; p <= most; p++)
    naive->points[p] = TRUE;
  if (strong)
    g_string_append_printf (text, most == 37 ? "hcp=%d+" : "hcp=%d-%d", least, most);
  for (int suit = 0; suit < 4; suit++)
    {
      naive->named[suit] = g_rand_int_range (rand, 0, 3) == 0;
      least = naive->named[suit] ? g_rand_int_range (rand, 0, 4) : 0;
      most = naive->named[suit] ? g_rand_int_range (rand, MAX (least, 4), 14) : 13;
      for (int card = least; card <= most; card++)
        naive->cards[suit][card] = TRUE;
      if (naive->named[suit])
        g_string_append_printf (text, " %c=%d-%d", letters[suit], least, most);
    }
  naive->purpose = g_rand_int_range (rand, 0, 3);
  if (naive->purpose > 0)
    g_string_append_printf (text, " purpose=p%d", naive->purpose);
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

static gboolean
is_similar (const Naive *before, const Naive *after)
{
  int shown_before = 0, shown_after = 0, common = 0;
  const int minima = abs (find_least (after->points) - find_least (before->points));
  const int maxima = abs (find_most (after->points, 37) - find_most (before->points, 37));

  for (int p = 0; p < 38; p++)
    common += before->points[p] && after->points[p];
  for (int suit = 0; suit < 4; suit++)
    {
      const gboolean shows = before->named[suit] && !before->cards[suit][0];
      const int promised = after->named[suit] ? find_least (after->cards[suit]) : 0;

      shown_before += shows;
      shown_after += after->named[suit] && !after->cards[suit][0];
      if (shows && promised < find_least (before->cards[suit]) - 1)
        return FALSE;
    }
  return shown_after >= shown_before && minima <= 2 && maxima <= 2 && common >= minima
         && common >= maxima;
}

static gboolean
is_naively_comparable (const Naive *before, const Naive *after)
{
  gboolean inside = TRUE;

  for (int p = 0; p < 38; p++)
    inside = inside && (!after->points[p] || before->points[p]);
  for (int suit = 0; suit < 4; suit++)
    for (int card = 0; card < 14; card++)
      inside = inside && (!after->cards[suit][card] || before->cards[suit][card]);
  return is_similar (before, after) || inside
         || (before->purpose > 0 && before->purpose == after->purpose
             && memcmp (before->points, after->points, sizeof before->points) == 0
             && memcmp (before->cards, after->cards, sizeof before->cards) == 0);
}

static void
test_comparable_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);
  guint n_comparable = 0;

  for (guint i = 0; i < 20000; i++)
    {
      Naive before, after;
      g_autofree char *withdrawn = make_meaning (rand, &before);
      g_autofree char *replacement = make_meaning (rand, &after);
      const gboolean comparable = is_naively_comparable (&before, &after);

      if (is_comparable (withdrawn, replacement) != comparable)
        g_error ("%s -> %s: not as by hand", withdrawn, replacement);
      n_comparable += comparable;
    }
  g_assert_cmpuint (n_comparable, >, 100);
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
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rulings/contract", test_contract);
  g_test_add_func ("/rulings/score", test_score);
  g_test_add_func ("/rulings/score/all", test_all_scores);
  g_test_add_func ("/rulings/imps", test_imps);
  g_test_add_func ("/rulings/board", test_board);
  g_test_add_func ("/rulings/weight", test_weight);
  g_test_add_func ("/rulings/weight/played", test_weight_played);
  g_test_add_func ("/rulings/weight/bad", test_weight_bad);
  g_test_add_func ("/rulings/comparable", test_comparable);
  g_test_add_func ("/rulings/comparable/random", test_comparable_random);
  g_test_add_func ("/rulings/meaning/bad", test_meaning_bad);

  return g_test_run ();
}
