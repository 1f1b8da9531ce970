/* test-plans.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole years, played in loops without a clock: what is planned comes true. What forecasts and
 * fitted parameters are worth.
 */

#include <math.h>

#include "study/lex-fit.h"
#include "study/lex-forecast.h"
#include "study/lex-load.h"
#include "study/lex-simulation.h"

#define DAY 86400
#define NOON (20000 * (gint64) DAY + DAY / 2)

static void
sum_days (GArray *days, LexSimulatedDay *sum)
{
  *sum = (LexSimulatedDay){ 0 };
  for (guint i = 0; i < days->len; i++)
    {
      const LexSimulatedDay *day = &g_array_index (days, LexSimulatedDay, i);

      sum->fresh += day->fresh;
      sum->asked += day->asked;
      sum->known += day->known;
    }
}

static void
assert_within (double actual, double planned, double share)
{
  g_assert_cmpfloat (fabs (actual - planned), <=, share * planned);
}

/* 2 000 cards in a year: work as foretold, retention as wanted, whatever fate. */
static void
test_year (gconstpointer data)
{
  double retention = GPOINTER_TO_UINT (data) / 100.0;
  LexSimulation simulation
      = { .n_new = 2000, .new_a_day = 10, .days = 365, .now = NOON, .seed = 1 };
  LexStudyOptions options;
  g_autoptr (GArray) foretold = NULL;
  LexSimulatedDay planned;

  lex_study_options_init (&options);
  options.retention = retention;
  foretold = lex_simulation_run (&simulation, &options);
  sum_days (foretold, &planned);
  g_assert_cmpuint (planned.fresh, ==, 2000);
  for (simulation.seed = 2; simulation.seed < 6; simulation.seed++)
    {
      g_autoptr (GArray) days = lex_simulation_run (&simulation, &options);
      LexSimulatedDay came;

      sum_days (days, &came);
      assert_within (came.asked, planned.asked, 0.05);
      assert_within ((double) came.known / came.asked, retention, 0.05);
    }
}

/* A day that has less to do is taken, if it serves as well. */
static void
test_balance (void)
{
  LexStudyOptions options;
  LexLoad *load;
  guint most = 0, least = G_MAXUINT;

  lex_study_options_init (&options);
  load = lex_load_new (&options, lex_study_day (&options, NOON));
  for (guint i = 0; i < 90; i++)
    {
      LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 30, 5 }, NOON, NOON + 30 * DAY, 5, 0 };

      lex_load_balance (load, &schedule);
      g_assert_cmpint ((schedule.due - NOON) % DAY, ==, 0);
    }
  for (gint64 day = 28; day <= 32; day++)
    {
      guint n = lex_load_count (load, lex_study_day (&options, NOON) + day);

      most = MAX (most, n);
      least = MIN (least, n);
    }
  g_assert_cmpuint (most - least, <=, 1);
  lex_load_free (load);
}

/* However full the days are, a card is not moved out of the days that serve it, nor past the
 * longest interval. */
static void
test_balance_range (void)
{
  LexStudyOptions options;
  g_autoptr (LexLoad) load = NULL;
  LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 30, 5 }, NOON, NOON + 30 * DAY, 5, 0 };
  guint least, most;

  lex_study_options_init (&options);
  options.most_days = 31;
  load = lex_load_new (&options, lex_study_day (&options, NOON));
  lex_schedule_get_range (&options, 30, &least, &most);
  for (guint day = least; day <= most; day++)
    {
      const LexSchedule other = { LEX_PHASE_REVIEW, 0, { 30, 5 }, NOON, NOON + day * DAY, 5, 0 };

      lex_load_add (load, &other);
      lex_load_add (load, &other);
    }
  for (guint i = 0; i < 3 * (most - least + 1); i++)
    {
      LexSchedule moved = schedule;

      lex_load_balance (load, &moved);
      g_assert_cmpint (moved.due, >=, NOON + least * DAY);
      g_assert_cmpint (moved.due, <=, NOON + most * DAY);
    }
}

/* After a break no day has more than was asked for, and all of the backlog comes. */
static void
test_backlog (void)
{
  LexStudyOptions options;
  g_autoptr (LexLoad) load = NULL;
  g_autoptr (GArray) plan = NULL;
  gint64 today;
  guint sum = 0;

  lex_study_options_init (&options);
  today = lex_study_day (&options, NOON);
  load = lex_load_new (&options, today);
  for (guint i = 0; i < 200; i++)
    {
      LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 9, 5 }, NOON, NOON + (i % 5) * DAY, 3, 0 };

      lex_load_add (load, &schedule);
    }
  plan = lex_load_spread (load, 700, 100);
  for (guint i = 0; i < plan->len; i++)
    {
      const LexBacklogDay *day = &g_array_index (plan, LexBacklogDay, i);

      g_assert_cmpuint (day->n, >, 0);
      g_assert_cmpuint (day->n + lex_load_count (load, day->day), <=, 100);
      sum += day->n;
    }
  g_assert_cmpuint (sum, ==, 700);
  g_assert_cmpuint (plan->len, ==, 9);
}

static void
test_forecast (void)
{
  static const double chances[] = { 1, 0.5, 0 };
  static const gboolean passed[] = { TRUE, TRUE, FALSE };
  LexForecast few, sure, even;

  g_assert_false (lex_forecast_make (15, 19, 100, 0.65, &few));
  g_assert_true (lex_forecast_make (95, 100, 113, 0.65, &sure));
  g_assert_cmpfloat (sure.chance, >, 0.99);
  g_assert_true (lex_forecast_make (65, 100, 113, 0.65, &even));
  g_assert_cmpfloat (even.chance, >, 0.4);
  g_assert_cmpfloat (even.chance, <, 0.6);
  g_assert_cmpfloat (even.least, <, even.expected);
  g_assert_cmpfloat (even.expected, <, even.most);
  g_assert_cmpfloat (fabs (even.expected - 66.0 / 102), <, 1e-6);
  /* Four of five come out between these; worked out elsewhere. */
  g_assert_cmpfloat (fabs (even.least - 64.0 / 113), <, 1e-9);
  g_assert_cmpfloat (fabs (even.most - 82.0 / 113), <, 1e-9);
  g_assert_cmpfloat (fabs (lex_forecast_judge (chances, passed, 3) - 0.25 / 3), <, 1e-9);
}

/* A reader whose memory has other parameters: @n cards, answered as those have it. */
static GArray *
live (const double *truth, guint n_cards, guint32 seed)
{
  GArray *reviews = g_array_new (FALSE, FALSE, sizeof (LexFitReview));
  g_autoptr (GRand) fate = g_rand_new_with_seed (seed);

  for (guint card = 0; card < n_cards; card++)
    {
      LexMemory memory = { 0 }, scheduled = { 0 };
      gint64 day = card % 200, last = day;

      while (day < 400)
        {
          gboolean known
              = memory.stability > 0
                && g_rand_double (fate) < lex_fsrs_recall (truth, &memory, (double) (day - last));
          LexFitReview review = { card, day, known ? LEX_RATING_GOOD : LEX_RATING_AGAIN };

          memory = lex_fsrs_answer (truth, &memory, review.rating, (guint) (day - last));
          scheduled = lex_fsrs_answer (lex_fsrs_get_defaults (), &scheduled, review.rating,
                                       (guint) (day - last));
          g_array_append_val (reviews, review);
          last = day;
          day += (gint64) MAX (
              1, rint (lex_fsrs_get_interval (lex_fsrs_get_defaults (), &scheduled, 0.9)));
        }
    }
  return reviews;
}

static gboolean
give_up (double done, gpointer data)
{
  return FALSE;
}

static void
test_fit (void)
{
  double truth[LEX_FSRS_PARAMETERS];
  g_autoptr (GArray) reviews = NULL;
  LexFit fit;

  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    truth[i] = lex_fsrs_get_defaults ()[i];
  truth[0] = 2;
  truth[8] = 1.2;
  truth[20] = 0.4;
  reviews = live (truth, 300, 7);
  g_assert_cmpuint (reviews->len, >, LEX_FIT_MIN_REVIEWS);
  g_assert_true (lex_fit_run ((const LexFitReview *) reviews->data, reviews->len,
                              lex_fsrs_get_defaults (), NULL, NULL, &fit));
  g_test_message ("loss on %u unseen reviews: %.4f before, %.4f after", fit.n_tested, fit.before,
                  fit.after);
  g_assert_true (fit.better);
  g_assert_true (lex_fsrs_are_parameters (fit.parameters));
  g_assert_false (lex_fit_run ((const LexFitReview *) reviews->data, LEX_FIT_MIN_REVIEWS - 1,
                               lex_fsrs_get_defaults (), NULL, NULL, &fit));
  g_assert_false (lex_fit_run ((const LexFitReview *) reviews->data, reviews->len,
                               lex_fsrs_get_defaults (), give_up, NULL, &fit));
}

/* Who never forgot and then forgets half: what suits the answers that were learned from predicts
 * the others worse, and is not taken. */
static void
test_fit_held_out (void)
{
  g_autoptr (GArray) reviews = g_array_new (FALSE, FALSE, sizeof (LexFitReview));
  LexFit fit;

  for (guint card = 0; card < 300; card++)
    for (guint i = 0; i < 5; i++)
      {
        const LexFitReview review
            = { card, (gint64) card % 7 + 10 * i,
                i == 4 && card % 2 == 0 ? LEX_RATING_AGAIN : LEX_RATING_GOOD };

        g_array_append_val (reviews, review);
      }
  g_assert_true (lex_fit_run ((const LexFitReview *) reviews->data, reviews->len,
                              lex_fsrs_get_defaults (), NULL, NULL, &fit));
  g_assert_cmpuint (fit.n_tested, ==, 300);
  g_assert_cmpfloat (fit.after, >, fit.before);
  g_assert_false (fit.better);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/study/year/0.90", GUINT_TO_POINTER (90), test_year);
  g_test_add_data_func ("/study/year/0.80", GUINT_TO_POINTER (80), test_year);
  g_test_add_data_func ("/study/year/0.95", GUINT_TO_POINTER (95), test_year);
  g_test_add_func ("/study/balance", test_balance);
  g_test_add_func ("/study/balance-range", test_balance_range);
  g_test_add_func ("/study/backlog", test_backlog);
  g_test_add_func ("/study/forecast", test_forecast);
  g_test_add_func ("/study/fit", test_fit);
  g_test_add_func ("/study/fit-held-out", test_fit_held_out);
  return g_test_run ();
}
