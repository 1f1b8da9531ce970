/* test-exam-plan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The days until an exam, played in loops without a clock: a plan is worth more than none, and
 * keeps within what was asked for.
 */

#include "study/lex-exam-plan.h"

#include <math.h>

#define DAY 86400
#define NOON (20000 * (gint64) DAY + DAY / 2)

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

/* What counts is what is known on the day: a card that is fresh now and fades until then gains more
 * than one that is shaky now and stays so. On the eve it is the other way round. */
static void
test_exam_day (void)
{
  LexExamCard cards[]
      = { { { LEX_PHASE_REVIEW, 0, { 1000, 5 }, NOON - 450 * DAY, NOON, 5, 0 }, 1 },
          { { LEX_PHASE_REVIEW, 0, { 3, 5 }, NOON - DAY, NOON + 2 * DAY, 2, 0 }, 1 } };
  LexStudyOptions options;
  LexExam exam = { 0, 1, 0 };
  g_autoptr (GArray) early = NULL;
  g_autoptr (GArray) eve = NULL;

  lex_study_options_init (&options);
  exam.day = lex_study_day (&options, NOON) + 40;
  early = lex_exam_plan_choose (cards, 2, &exam, &options, NOON);
  g_assert_cmpuint (early->len, ==, 1);
  g_assert_cmpuint (g_array_index (early, guint, 0), ==, 1);
  cards[1].schedule.memory.stability = 30;
  exam.day = lex_study_day (&options, NOON) + 1;
  eve = lex_exam_plan_choose (cards, 2, &exam, &options, NOON);
  g_assert_cmpuint (g_array_index (eve, guint, 0), ==, 0);
}

/* What is due and finds no room is left over; what counts more weighs more in what will be known.
 */
static void
test_exam_left (void)
{
  World *world = world_new (20, 1);
  g_autoptr (GArray) days = NULL;
  const LexExamDay *first;
  double even, weighed;

  for (guint i = 0; i < 50; i++)
    world->cards[i].schedule
        = (LexSchedule){ LEX_PHASE_REVIEW, 0, { 10, 5 }, NOON - 20 * DAY, NOON - 10 * DAY, 3, 0 };
  world->exam.new_a_day = 0;
  days = lex_exam_plan_make (world->cards, 50, &world->exam, &world->options, NOON, &even);
  first = &g_array_index (days, LexExamDay, 0);
  g_assert_cmpuint (first->due, ==, 20);
  g_assert_cmpuint (first->left, ==, 30);
  g_clear_pointer (&days, g_array_unref);
  days = lex_exam_plan_make (world->cards, 100, &world->exam, &world->options, NOON, &even);
  g_clear_pointer (&days, g_array_unref);
  for (guint i = 0; i < 50; i++)
    world->cards[i].weight = 3;
  days = lex_exam_plan_make (world->cards, 100, &world->exam, &world->options, NOON, &weighed);
  g_assert_cmpfloat (fabs (weighed - 1.5 * even), <, 1e-9);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/study/exam/20", GUINT_TO_POINTER (20), test_exam);
  g_test_add_data_func ("/study/exam/60", GUINT_TO_POINTER (60), test_exam);
  g_test_add_func ("/study/exam-weights", test_exam_weights);
  g_test_add_func ("/study/exam-plan", test_exam_plan);
  g_test_add_func ("/study/exam-day", test_exam_day);
  g_test_add_func ("/study/exam-left", test_exam_left);
  return g_test_run ();
}
