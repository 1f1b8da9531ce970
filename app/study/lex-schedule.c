/* lex-schedule.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When a card comes again: the steps of its first day, then the days that the model of memory
 * gives. It refuses to know what is on a card, which clock is right and where anything is kept.
 * The services call it.
 */

#include "study/lex-schedule.h"

#include <math.h>

#define SECONDS_A_DAY 86400

#define DEFAULT_RETENTION 0.9
#define DEFAULT_MOST_DAYS 36500
#define DEFAULT_LEECH 8
#define DEFAULT_DAY_START (4 * 3600)

/* Shorter intervals are not spread. */
#define MIN_FUZZY_DAYS 2.5

static const struct
{
  double from;
  double to;
  double share;
} fuzz_ranges[] = { { 2.5, 7, 0.15 }, { 7, 20, 0.1 }, { 20, INFINITY, 0.05 } };

void
lex_study_options_init (LexStudyOptions *self)
{
  *self = (LexStudyOptions){
    .retention = DEFAULT_RETENTION,
    .learning = { { 60, 600 }, 2 },
    .relearning = { { 600 }, 1 },
    .most_days = DEFAULT_MOST_DAYS,
    .fuzz = TRUE,
    .leech = DEFAULT_LEECH,
    .day_start = DEFAULT_DAY_START,
  };
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    self->parameters[i] = lex_fsrs_get_defaults ()[i];
}

gint64
lex_study_day (const LexStudyOptions *options, gint64 time)
{
  gint64 local = time + options->utc_offset - options->day_start;

  return local >= 0 ? local / SECONDS_A_DAY : -((-local + SECONDS_A_DAY - 1) / SECONDS_A_DAY);
}

gboolean
lex_schedule_is_due (const LexSchedule *self, const LexStudyOptions *options, gint64 now)
{
  if (self->phase == LEX_PHASE_NEW)
    return FALSE;
  if (self->phase == LEX_PHASE_REVIEW)
    return lex_study_day (options, self->due) <= lex_study_day (options, now);
  return self->due <= now;
}

gboolean
lex_schedule_is_leech (const LexSchedule *self, const LexStudyOptions *options)
{
  return options->leech > 0 && self->lapses >= options->leech;
}

double
lex_schedule_recall (const LexSchedule *self, const LexStudyOptions *options, gint64 when)
{
  if (self->phase == LEX_PHASE_NEW)
    return 0;
  return lex_fsrs_recall (options->parameters, &self->memory,
                          (double) (when - self->answered) / SECONDS_A_DAY);
}

void
lex_schedule_get_range (const LexStudyOptions *options, guint days, guint *least, guint *most)
{
  double delta = 1;

  *least = *most = days;
  if (days < MIN_FUZZY_DAYS)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (fuzz_ranges); i++)
    delta += fuzz_ranges[i].share
             * MAX (MIN ((double) days, fuzz_ranges[i].to) - fuzz_ranges[i].from, 0);
  *most = MIN ((guint) rint (days + delta), options->most_days);
  *least = MIN ((guint) MAX (rint (days - delta), 2), *most);
}

/* Spreads bits: seeds that are neighbours give numbers that are not (xorshift and multiply). */
static guint32
scatter (guint32 bits)
{
  bits ^= bits >> 16;
  bits *= 0x7feb352dU;
  bits ^= bits >> 15;
  bits *= 0x846ca68bU;
  return bits ^ (bits >> 16);
}

static guint
get_days (const LexSchedule *self, const LexStudyOptions *options, guint32 seed)
{
  double wanted
      = rint (lex_fsrs_get_interval (options->parameters, &self->memory, options->retention));
  guint days = (guint) CLAMP (wanted, 1, options->most_days);
  guint least, most;

  if (!options->fuzz)
    return days;
  lex_schedule_get_range (options, days, &least, &most);
  return least + scatter (seed ^ self->answers * 0x9e3779b9U) % (most - least + 1);
}

static void
wait_for_days (LexSchedule *self, const LexStudyOptions *options, gint64 now, guint32 seed)
{
  self->phase = LEX_PHASE_REVIEW;
  self->step = 0;
  self->due = now + (gint64) get_days (self, options, seed) * SECONDS_A_DAY;
}

/* Between the first two steps, or half as long again as the only one. */
static guint
get_hard_step (const LexSteps *steps, guint step)
{
  if (step > 0)
    return steps->seconds[step];
  if (steps->n == 1)
    return steps->seconds[0] * 3 / 2;
  return (steps->seconds[0] + steps->seconds[1]) / 2;
}

/* Gives how long the card waits within the day, or 0 when its steps are done. */
static guint
take_step (LexSchedule *self, const LexSteps *steps, LexRating rating)
{
  if (steps->n == 0 || rating == LEX_RATING_EASY)
    return 0;
  if (rating == LEX_RATING_AGAIN)
    {
      self->step = 0;
      return steps->seconds[0];
    }
  if (self->step >= steps->n)
    return 0;
  if (rating == LEX_RATING_HARD)
    return get_hard_step (steps, self->step);
  self->step++;
  return self->step < steps->n ? steps->seconds[self->step] : 0;
}

static guint
count_days (const LexSchedule *self, const LexStudyOptions *options, gint64 now)
{
  gint64 days = lex_study_day (options, now) - lex_study_day (options, self->answered);

  return self->phase == LEX_PHASE_NEW ? 0 : (guint) CLAMP (days, 0, G_MAXINT);
}

LexSchedule
lex_schedule_answer (const LexSchedule *self, const LexStudyOptions *options, LexRating rating,
                     gint64 now, guint32 seed)
{
  LexSchedule next = *self;
  gboolean lapsed = self->phase == LEX_PHASE_REVIEW && rating == LEX_RATING_AGAIN;
  gboolean relearns = lapsed || self->phase == LEX_PHASE_RELEARNING;
  guint seconds = 0;

  next.memory = lex_fsrs_answer (options->parameters, &self->memory, rating,
                                 count_days (self, options, now));
  next.answered = now;
  next.answers++;
  next.lapses += lapsed;
  if (self->phase != LEX_PHASE_REVIEW || lapsed)
    seconds = take_step (&next, relearns ? &options->relearning : &options->learning, rating);
  if (seconds == 0)
    {
      wait_for_days (&next, options, now, seed);
      return next;
    }
  next.phase = relearns ? LEX_PHASE_RELEARNING : LEX_PHASE_LEARNING;
  next.due = now + seconds;
  return next;
}
