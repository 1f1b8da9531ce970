/* test-plans.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole years and exams, played in loops without a clock: what is planned comes true, and a plan
 * for an exam is worth more than none.
 */

#include <math.h>

#include "study/lex-exam-plan.h"
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

/* How one studies towards an exam. */
typedef enum
{
  BY_DATES,
  EVE,
  PLANNED,
} Way;

typedef struct
{
  LexExamCard cards[400];
  LexStudyOptions options;
  LexExam exam;
  GRand *fate;
} World;

static World *
world_new (guint a_day, guint32 seed)
{
  World *self = g_new0 (World, 1);

  lex_study_options_init (&self->options);
  self->options.fuzz = FALSE;
  self->exam = (LexExam){ lex_study_day (&self->options, NOON) + 40, a_day, 20 };
  self->fate = g_rand_new_with_seed (seed);
  for (guint i = 0; i < G_N_ELEMENTS (self->cards); i++)
    self->cards[i].weight = 1;
  return self;
}

static void
world_free (World *self)
{
  g_rand_free (self->fate);
  g_free (self);
}

static void
answer (World *self, LexExamCard *card, gint64 now)
{
  double recall = lex_schedule_recall (&card->schedule, &self->options, now);
  gboolean known = g_rand_double (self->fate) < recall;

  do
    card->schedule = lex_schedule_answer (&card->schedule, &self->options,
                                          known ? LEX_RATING_GOOD : LEX_RATING_AGAIN, now, 0);
  while (known = TRUE, card->schedule.phase != LEX_PHASE_REVIEW);
}

static gboolean
wants (World *self, const LexExamCard *card, gint64 now, Way way)
{
  if (card->schedule.phase == LEX_PHASE_NEW)
    return FALSE;
  /* Everything on the last day, as a cap on intervals has it. */
  if (way == EVE && lex_study_day (&self->options, now) == self->exam.day - 1)
    return TRUE;
  return lex_schedule_is_due (&card->schedule, &self->options, now);
}

static void
study_day (World *self, gint64 now, Way way)
{
  guint left = self->exam.answers_a_day;
  guint fresh = self->exam.new_a_day;

  for (guint i = 0; i < G_N_ELEMENTS (self->cards) && left > 0; i++)
    if (wants (self, &self->cards[i], now, way))
      answer (self, &self->cards[i], now), left--;
  for (guint i = 0; i < G_N_ELEMENTS (self->cards) && left > 0 && fresh > 0; i++)
    if (self->cards[i].schedule.phase == LEX_PHASE_NEW)
      answer (self, &self->cards[i], now), left--, fresh--;
}

static void
study_plan (World *self, gint64 now)
{
  g_autoptr (GArray) chosen = lex_exam_plan_choose (self->cards, G_N_ELEMENTS (self->cards),
                                                    &self->exam, &self->options, now);

  g_assert_cmpuint (chosen->len, <=, self->exam.answers_a_day);
  for (guint i = 0; i < chosen->len; i++)
    answer (self, &self->cards[g_array_index (chosen, guint, i)], now);
}

static double
study (Way way, guint a_day, guint32 seed)
{
  World *world = world_new (a_day, seed);
  double known = 0;
  gint64 now = NOON;

  for (; lex_study_day (&world->options, now) < world->exam.day; now += DAY)
    if (way == PLANNED)
      study_plan (world, now);
    else
      study_day (world, now, way);
  for (guint i = 0; i < G_N_ELEMENTS (world->cards); i++)
    known += lex_schedule_recall (&world->cards[i].schedule, &world->options, now);
  world_free (world);
  return known / G_N_ELEMENTS (world->cards);
}

/* The same answers a day bring more on the day itself, be they few or many. */
static void
test_exam (gconstpointer data)
{
  guint a_day = GPOINTER_TO_UINT (data);
  double by_dates = 0, eve = 0, planned = 0;

  for (guint32 seed = 1; seed <= 3; seed++)
    {
      by_dates += study (BY_DATES, a_day, seed) / 3;
      eve += study (EVE, a_day, seed) / 3;
      planned += study (PLANNED, a_day, seed) / 3;
    }
  g_test_message ("known on the day: by dates %.3f, all on the eve %.3f, planned %.3f", by_dates,
                  eve, planned);
  g_assert_cmpfloat (planned, >, by_dates);
  g_assert_cmpfloat (planned, >, eve);
}

/* No day has more than was asked for; every card is begun; who begins later knows less. */
static void
test_exam_plan (void)
{
  World *world = world_new (30, 1);
  g_autoptr (GArray) days = NULL;
  double known, later;
  guint fresh = 0;
  guint last = 0;

  days = lex_exam_plan_make (world->cards, G_N_ELEMENTS (world->cards), &world->exam,
                             &world->options, NOON, &known);
  g_assert_cmpuint (days->len, ==, 40);
  for (guint i = 0; i < days->len; i++)
    {
      const LexExamDay *day = &g_array_index (days, LexExamDay, i);

      g_assert_cmpuint (day->due + day->fresh + day->early, <=, world->exam.answers_a_day);
      g_assert_cmpuint (day->fresh, <=, world->exam.new_a_day);
      fresh += day->fresh;
      last += day->last;
      if (i + 1 == days->len)
        g_assert_cmpuint (day->last, ==, day->due + day->fresh + day->early);
    }
  g_assert_cmpuint (fresh, ==, G_N_ELEMENTS (world->cards));
  g_assert_cmpuint (last, ==, G_N_ELEMENTS (world->cards));
  g_assert_cmpfloat (known, >, 0.9);
  g_clear_pointer (&days, g_array_unref);
  days = lex_exam_plan_make (world->cards, G_N_ELEMENTS (world->cards), &world->exam,
                             &world->options, NOON + 20 * DAY, &later);
  g_assert_cmpuint (days->len, ==, 20);
  g_assert_cmpfloat (later, <, known);
  g_clear_pointer (&days, g_array_unref);
  days = lex_exam_plan_make (world->cards, G_N_ELEMENTS (world->cards), &world->exam,
                             &world->options, NOON + 40 * DAY, &later);
  g_assert_cmpuint (days->len, ==, 0);
  g_assert_cmpfloat (later, ==, 0);
  world_free (world);
}

/* A topic that counts more comes first. */
static void
test_exam_weights (void)
{
  World *world = world_new (10, 1);
  g_autoptr (GArray) chosen = NULL;

  world->exam.new_a_day = G_N_ELEMENTS (world->cards);
  for (guint i = 100; i < 110; i++)
    world->cards[i].weight = 2;
  chosen = lex_exam_plan_choose (world->cards, G_N_ELEMENTS (world->cards), &world->exam,
                                 &world->options, NOON);
  for (guint i = 0; i < 10; i++)
    g_assert_cmpuint (g_array_index (chosen, guint, i), ==, 100 + i);
  world_free (world);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/study/year/0.90", GUINT_TO_POINTER (90), test_year);
  g_test_add_data_func ("/study/year/0.80", GUINT_TO_POINTER (80), test_year);
  g_test_add_data_func ("/study/year/0.95", GUINT_TO_POINTER (95), test_year);
  g_test_add_func ("/study/balance", test_balance);
  g_test_add_func ("/study/backlog", test_backlog);
  g_test_add_data_func ("/study/exam/20", GUINT_TO_POINTER (20), test_exam);
  g_test_add_data_func ("/study/exam/60", GUINT_TO_POINTER (60), test_exam);
  g_test_add_func ("/study/exam-weights", test_exam_weights);
  g_test_add_func ("/study/exam-plan", test_exam_plan);
  g_test_add_func ("/study/forecast", test_forecast);
  g_test_add_func ("/study/fit", test_fit);
  return g_test_run ();
}
