/* test-scores.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fields in matchpoints against a naive count, Neuberg, artificial scores, revokes against a table
 * of the Laws, weighted scores that are split, rounded or relieved. Run by Meson.
 */

#include <locale.h>
#include <math.h>
#include <string.h>

#include "rulings/lex-award.h"
#include "rulings/lex-field.h"
#include "rulings/lex-result.h"
#include "rulings/lex-revoke.h"
#include "rulings/lex-tool.h"
#include "rulings/lex-weight.h"

static LexField *
score (const char *texts, guint n_tables, GError **error)
{
  g_auto (GStrv) scores = g_strsplit (texts, " ", -1);

  return lex_field_new ((const char *const *) scores, LEX_VULNERABILITY_NONE, n_tables, error);
}

static void
assert_matchpoints (const LexField *field, guint i, double north_south, double east_west)
{
  const LexFieldScore *one = field->scores->pdata[i];

  g_assert_cmpfloat_with_epsilon (one->matchpoints[0], north_south, 1e-4);
  g_assert_cmpfloat_with_epsilon (one->matchpoints[1], east_west, 1e-4);
}

static void
test_field (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexField) field = score ("420 4HN+1 -50 420 pass", 0, &error);

  g_assert_no_error (error);
  g_assert_cmpfloat (field->top, ==, 8);
  assert_matchpoints (field, 0, 5, 3);
  assert_matchpoints (field, 1, 8, 0);
  assert_matchpoints (field, 2, 0, 8);
  assert_matchpoints (field, 3, 5, 3);
  assert_matchpoints (field, 4, 2, 6);
}

/* The worked figures: 4 and 9 of six scores in a field of seven. */
static void
test_neuberg (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexField) field = score ("100 100 110 120 120 90", 7, &error);
  g_autoptr (LexField) artificial = score ("A+/A- 100 100 110 120 120 90", 7, &error);
  g_autoptr (LexField) alone = score ("620 60%/40%", 0, &error);

  g_assert_no_error (error);
  g_assert_cmpfloat (field->top, ==, 12);
  assert_matchpoints (field, 3, 10.6667, 1.3333);
  assert_matchpoints (field, 0, 3.6667, 8.3333);
  assert_matchpoints (artificial, 0, 7.2, 4.8);
  assert_matchpoints (artificial, 4, 10.6667, 1.3333);
  g_assert_cmpfloat (((LexFieldScore *) alone->scores->pdata[0])->percent[0], ==, 50);
}

static void
test_neuberg_of_a_tie (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexField) field = score ("90 100 110 110 110 120", 7, &error);

  g_assert_no_error (error);
  /* Two beaten and three equal are 6; one beaten is 2, and so on: (m + 1) 7 / 6 - 1. */
  assert_matchpoints (field, 1, 2.5, 9.5);
  assert_matchpoints (field, 2, 7.1667, 4.8333);
}

/* Hundreds of fields, each score compared with each. */
static void
test_naive (void)
{
  for (guint round = 0; round < 300; round++)
    {
      const guint n = (guint) g_test_rand_int_range (1, 30);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autofree int *points = g_new (int, n);
      g_autoptr (LexField) field = NULL;

      for (guint i = 0; i < n; i++)
        {
          points[i] = 10 * g_test_rand_int_range (-20, 20);
          g_ptr_array_add (texts, g_strdup_printf ("%d", points[i]));
        }
      g_ptr_array_add (texts, NULL);
      field = lex_field_new ((const char *const *) texts->pdata, LEX_VULNERABILITY_NONE, 0, NULL);
      for (guint i = 0; i < n; i++)
        {
          guint own = 0;

          for (guint j = 0; j < n; j++)
            own += j == i ? 0 : points[i] > points[j] ? 2 : points[i] == points[j];
          assert_matchpoints (field, i, own, 2.0 * (n - 1) - own);
        }
    }
}

static void
test_bad_fields (void)
{
  static const char *const bad[]
      = { "", "420 x", "420 A++", "420 60", "420 101%", "420 60%/40%/3%", "420 \xff", "420 /" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexField) field = score (bad[i], i == 3 ? 1 : 0, &error);

      g_assert_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_OUTCOME);
      g_assert_null (field);
    }
}

static void
test_awards (void)
{
  const double high = 63.5;
  const double low = 36.25;
  LexAward award;

  g_assert_true (lex_award_read ("a+", &award));
  g_assert_cmpint (award, ==, LEX_AWARD_PLUS);
  g_assert_true (lex_award_read ("A=", &award));
  g_assert_cmpint (award, ==, LEX_AWARD_AVERAGE);
  g_assert_false (lex_award_read ("average", &award));
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_PLUS, NULL), ==, 60);
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_PLUS, &high), ==, 63.5);
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_PLUS, &low), ==, 60);
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_MINUS, &low), ==, 36.25);
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_MINUS, &high), ==, 40);
  g_assert_cmpfloat (lex_award_get_percent (LEX_AWARD_AVERAGE, &high), ==, 50);
  g_assert_cmpint (lex_award_get_imps (LEX_AWARD_PLUS), ==, 3);
  g_assert_cmpint (lex_award_get_imps (LEX_AWARD_MINUS), ==, -3);
  g_assert_cmpint (lex_award_get_imps (LEX_AWARD_AVERAGE), ==, 0);
}

/* The Laws as a table: who won the trick, how many later ones, and what stands in the way. */
static void
test_revokes (void)
{
  static const struct
  {
    LexRevoke revoke;
    guint tricks;
    const char *label;
  } cases[] = {
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PLAYER, 0, FALSE }, 1, "64A1" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PLAYER, 1, FALSE }, 2, "64A1" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PLAYER, 7, FALSE }, 2, "64A1" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PARTNER, 0, FALSE }, 1, "64A2" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PARTNER, 3, FALSE }, 1, "64A2" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_OTHERS, 0, FALSE }, 0, "64B1" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_OTHERS, 2, FALSE }, 1, "64A2" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_PLAYER, 2, TRUE }, 1, "67B1" },
    { { LEX_REVOKE_BAR_NONE, LEX_REVOKE_WINNER_OTHERS, 0, TRUE }, 0, "64B1" },
    { { LEX_REVOKE_BAR_NOT_ESTABLISHED, LEX_REVOKE_WINNER_PLAYER, 5, FALSE }, 0, "62A" },
    { { LEX_REVOKE_BAR_TWELFTH, LEX_REVOKE_WINNER_PLAYER, 1, FALSE }, 0, "64B6" },
    { { LEX_REVOKE_BAR_CORRECTED, LEX_REVOKE_WINNER_PLAYER, 1, FALSE }, 0, "64B8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *label;

      g_assert_cmpuint (lex_revoke_count (&cases[i].revoke, &label), ==, cases[i].tricks);
      g_assert_cmpstr (label, ==, cases[i].label);
    }
}

static LexWeight *
weigh (const char *texts, const int *against, GError **error)
{
  g_auto (GStrv) outcomes = g_strsplit (texts, " ", -1);

  return lex_weight_new ((const char *const *) outcomes, LEX_VULNERABILITY_ALL, against, error);
}

/* An outcome that is left out counts for nothing; each side may have its own weights. */
static void
test_split (void)
{
  const int against = 200;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexWeight) weight = weigh ("620=60/50 -100=40/50 980=out", &against, &error);

  g_assert_no_error (error);
  g_assert_true (weight->split);
  g_assert_true (((LexOutcome *) weight->outcomes->pdata[2])->left_out);
  g_assert_cmpfloat_with_epsilon (weight->own[0], 0.6 * 9 - 0.4 * 7, 1e-9);
  g_assert_cmpfloat_with_epsilon (weight->own[1], -0.5 * 9 + 0.5 * 7, 1e-9);
}

static void
test_matchpoints (void)
{
  static const char *const outcomes[] = { "450=50", "-50=50", NULL };
  static const char *const field[] = { "420", "420", "450", "A+", "-100", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (LexWeight) given = weigh ("18/24=50 3/24=50", NULL, &error);
  g_autoptr (LexWeight) compared
      = lex_weight_new_in_field (outcomes, LEX_VULNERABILITY_ALL, field, &error);

  g_assert_no_error (error);
  g_assert_true (given->has_matchpoints);
  g_assert_cmpfloat_with_epsilon (given->own[0], 10.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (given->own[1], 13.5, 1e-9);
  g_assert_cmpfloat (compared->top, ==, 8);
  /* 450 beats three and equals one: 7; -50 beats one: 2. */
  g_assert_cmpfloat_with_epsilon (compared->own[0], 4.5, 1e-9);
}

static void
test_bad_weights (void)
{
  static const char *const bad[]
      = { "620=60/50 -100=40/40", "620=0",           "620=out",         "620=50/50/50 -100=50",
          "18/24=50 3/26=50",     "18/24=50 620=50", "620=50 18/24=50", "25/24=100",
          "18/99999=100" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexWeight) weight = weigh (bad[i], NULL, &error);

      g_assert_nonnull (error);
      g_assert_null (weight);
    }
}

/* 2.4 became 3 where the doubt was the offenders', and 2 where the nearest counts. */
static void
test_rounding (void)
{
  LexRounding rounding;

  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_EXACT, 2.4, FALSE), ==, 2.4);
  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_NEAREST, 2.4, FALSE), ==, 2);
  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_NEAREST, -2.4, TRUE), ==, -2);
  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_NON_OFFENDERS, 2.4, FALSE), ==, 3);
  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_NON_OFFENDERS, -2.4, TRUE), ==, -3);
  g_assert_cmpfloat (lex_rounding_apply (LEX_ROUNDING_NON_OFFENDERS, 0.1 + 0.2 + 0.7, FALSE), ==,
                     1);
  g_assert_true (lex_rounding_from_name ("non-offenders", &rounding));
  g_assert_cmpint (rounding, ==, LEX_ROUNDING_NON_OFFENDERS);
  g_assert_false (lex_rounding_from_name ("up", &rounding));
}

/* The published way: 2 at the table, 9 rectified, 6 without the error of one's own. */
static void
test_relief (void)
{
  g_assert_cmpfloat (lex_weight_relieve (2, 9, 6), ==, 5);
  g_assert_cmpfloat (lex_weight_relieve (2, 9, 2), ==, 9);
  g_assert_cmpfloat (lex_weight_relieve (2, 9, 1), ==, 9);
}

/* However an outcome was typed, the arithmetic writes it as its reader writes a contract. */
static void
test_names (void)
{
  static const struct
  {
    const char *typed;
    const char *names[LEX_N_LANGUAGES];
  } cases[] = {
    { "3ntxN-2", { "3NTxN−2", "3BAxN−2" } }, { "3BA W =", { "3NTW", "3BAW" } },
    { "4HS+1", { "4♥S+1", "4♥S+1" } },       { "7CXXE", { "7♣xxE", "7♣xxE" } },
    { "4♠+1", { "4♠+1", "4♠+1" } },          { "-100", { "-100", "-100" } },
    { "A+/A-", { "A+/A-", "A+/A-" } },
  };
  static const char *const tools[] = { "weighted", "matchpoints" };
  static const char *const values[][6]
      = { { "3NTN=50 -100=50", "ns", "620" }, { "3NTN -100", "ns" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      {
        g_autofree char *name = lex_result_dup_name (cases[i].typed, language);

        g_assert_cmpstr (name, ==, cases[i].names[language]);
      }
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      guint field;
      g_autoptr (LexWorking) working
          = lex_tool_work (lex_tool_find (tools[i]), values[i], &field, NULL);
      g_autofree char *english = lex_working_dup_text (working, LEX_LANGUAGE_EN);
      g_autofree char *polish = lex_working_dup_text (working, LEX_LANGUAGE_PL);

      g_assert_nonnull (strstr (english, "3NTN"));
      g_assert_nonnull (strstr (polish, "3BAN"));
      g_assert_null (strstr (polish, "NT"));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scores/field", test_field);
  g_test_add_func ("/scores/neuberg", test_neuberg);
  g_test_add_func ("/scores/neuberg/tie", test_neuberg_of_a_tie);
  g_test_add_func ("/scores/naive", test_naive);
  g_test_add_func ("/scores/bad-fields", test_bad_fields);
  g_test_add_func ("/scores/awards", test_awards);
  g_test_add_func ("/scores/revokes", test_revokes);
  g_test_add_func ("/scores/split", test_split);
  g_test_add_func ("/scores/matchpoints", test_matchpoints);
  g_test_add_func ("/scores/bad-weights", test_bad_weights);
  g_test_add_func ("/scores/rounding", test_rounding);
  g_test_add_func ("/scores/relief", test_relief);
  g_test_add_func ("/scores/names", test_names);
  return g_test_run ();
}
