/* lex-simulation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Days of study, played: what work comes of so many new cards a day. It refuses to know a clock:
 * its days are a loop. The services call it for the forecast of due cards.
 */

#include "study/lex-simulation.h"

#include "study/lex-load.h"

#define SECONDS_A_DAY 86400

/* How first answers went for the people whose answers made the default parameters, roughly. */
#define FIRST_AGAIN 0.24
#define FIRST_HARD 0.34
#define FIRST_GOOD 0.93

typedef struct
{
  const LexStudyOptions *options;
  GRand *fate;
  LexLoad *load;
  GArray *schedules;
} Play;

static LexRating
draw_first (GRand *fate)
{
  double drawn = g_rand_double (fate);

  if (drawn < FIRST_AGAIN)
    return LEX_RATING_AGAIN;
  if (drawn < FIRST_HARD)
    return LEX_RATING_HARD;
  return drawn < FIRST_GOOD ? LEX_RATING_GOOD : LEX_RATING_EASY;
}

/* Answers a card, and its steps of the day after that rightly. */
static void
answer (Play *self, LexSchedule *schedule, LexRating rating, gint64 now, guint32 seed)
{
  *schedule = lex_schedule_answer (schedule, self->options, rating, now, seed);
  while (schedule->phase != LEX_PHASE_REVIEW)
    *schedule = lex_schedule_answer (schedule, self->options, LEX_RATING_GOOD, now, seed);
  if (self->options->fuzz)
    lex_load_balance (self->load, schedule);
}

static void
ask (Play *self, guint card, gint64 now, LexSimulatedDay *day)
{
  LexSchedule *schedule = &g_array_index (self->schedules, LexSchedule, card);
  gboolean known;

  if (!lex_schedule_is_due (schedule, self->options, now))
    return;
  known = g_rand_double (self->fate) < lex_schedule_recall (schedule, self->options, now);
  answer (self, schedule, known ? LEX_RATING_GOOD : LEX_RATING_AGAIN, now, card);
  day->asked++;
  day->known += known;
}

static void
begin (Play *self, gint64 now, LexSimulatedDay *day)
{
  LexSchedule schedule = { 0 };

  answer (self, &schedule, draw_first (self->fate), now, self->schedules->len);
  g_array_append_val (self->schedules, schedule);
  day->fresh++;
}

GArray *
lex_simulation_run (const LexSimulation *self, const LexStudyOptions *options)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (LexSimulatedDay));
  Play play = { .options = options, .fate = g_rand_new_with_seed (self->seed) };
  guint left = self->n_new;

  play.load = lex_load_new (options, lex_study_day (options, self->now));
  play.schedules = g_array_new (FALSE, FALSE, sizeof (LexSchedule));
  g_array_append_vals (play.schedules, self->schedules, self->n_known);
  for (guint i = 0; i < self->days; i++)
    {
      gint64 now = self->now + (gint64) i * SECONDS_A_DAY;
      LexSimulatedDay day = { 0 };

      for (guint card = 0; card < play.schedules->len; card++)
        ask (&play, card, now, &day);
      for (guint n = MIN (self->new_a_day, left); n > 0; n--, left--)
        begin (&play, now, &day);
      g_array_append_val (days, day);
    }
  g_array_unref (play.schedules);
  lex_load_free (play.load);
  g_rand_free (play.fate);
  return days;
}
