/* test-rulings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures that directors look up, against tables typed figure by figure: scores (scores.tsv has
 * them all), IMPs, boards, weighted scores. Run by Meson.
 */

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bridge/lex-board.h"
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

/* What a row of the table tells, and where it was found. */
typedef struct
{
  char *key;
  int *figures;
  guint n_figures;
} Row;

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->key);
  g_free (row->figures);
  g_free (row);
}

static Row *
read_row (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "\t", -1);
  const guint n = g_strv_length (cells);
  Row *row = g_new0 (Row, 1);

  g_assert_cmpuint (n, >, 3);
  row->key = g_strdup_printf ("%s %s %s", cells[0], cells[1], cells[2]);
  row->n_figures = n - 3;
  row->figures = g_new (int, row->n_figures);
  for (guint i = 0; i < row->n_figures; i++)
    row->figures[i] = atoi (cells[i + 3]);
  return row;
}

/* The table of Law 77, by what a row is of. */
static GHashTable *
read_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "rulings", "scores.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, row_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      {
        Row *row = read_row (lines[i]);

        g_assert_true (g_hash_table_insert (table, row->key, row));
      }
  return table;
}

static int
look_up (GHashTable *table, const char *of, const char *rest, guint i)
{
  g_autofree char *key = g_strdup_printf ("%s %s", of, rest);
  const Row *row = g_hash_table_lookup (table, key);

  g_assert_nonnull (row);
  g_assert_cmpuint (i, <, row->n_figures);
  return row->figures[i];
}

/* Every contract, doubled or not, either vulnerability, each number of tricks: 2940 results, each
 * as the table has it. The table and the room share nothing. */
static void
test_all_scores (void)
{
  static const char *const strains[] = { "C", "D", "H", "S", "NT" };
  static const char *const columns[] = { "CD", "CD", "HS", "HS", "NT" };
  static const char *const doublings[] = { "", "x", "xx" };
  static const char *const rests[][2]
      = { { "NX NV", "NX V" }, { "X NV", "X V" }, { "XX NV", "XX V" } };
  g_autoptr (GHashTable) table = read_table ();

  g_assert_cmpuint (g_hash_table_size (table), ==, (7 * 3 + 1) * 3 * 2);
  for (guint level = 1; level <= 7; level++)
    for (guint strain = 0; strain < G_N_ELEMENTS (strains); strain++)
      for (guint doubling = 0; doubling < G_N_ELEMENTS (doublings); doubling++)
        for (guint tricks = 0; tricks <= LEX_TRICKS; tricks++)
          for (guint vulnerable = 0; vulnerable < 2; vulnerable++)
            {
              g_autofree char *text
                  = g_strdup_printf ("%u%s%s", level, strains[strain], doublings[doubling]);
              g_autofree char *made = g_strdup_printf ("%u%s", level, columns[strain]);
              const LexContract contract = read_contract (text);
              const gboolean down = tricks < level + 6;

              g_assert_cmpint (lex_score_of (&contract, vulnerable == 1, tricks), ==,
                               look_up (table, down ? "down" : made, rests[doubling][vulnerable],
                                        down ? level + 5 - tricks : tricks - level - 6));
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

  return g_test_run ();
}
