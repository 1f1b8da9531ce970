/* lex-fsrs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The model of memory FSRS-6: how stable a memory is, how difficult its card, and how both change
 * with an answer. It refuses to know calendars, clocks and what is asked. lex-schedule.c calls it,
 * and what fits its parameters.
 */

#include "study/lex-fsrs.h"

#include <math.h>

/* What the numbers mean, by their place. 0 to 3 are the first stability after each rating. */
enum
{
  FIRST_DIFFICULTY = 4,
  FIRST_DIFFICULTY_SLOPE,
  DIFFICULTY_STEP,
  DIFFICULTY_REVERSION,
  RECALL_GAIN,
  RECALL_STABILITY,
  RECALL_FORGOTTEN,
  LAPSE_GAIN,
  LAPSE_DIFFICULTY,
  LAPSE_STABILITY,
  LAPSE_FORGOTTEN,
  HARD_PENALTY,
  EASY_BONUS,
  SAME_DAY_GAIN,
  SAME_DAY_SHIFT,
  SAME_DAY_STABILITY,
  DECAY,
};

#define MIN_STABILITY 0.001
#define MIN_DIFFICULTY 1.0
#define MAX_DIFFICULTY 10.0

/* A stability is the days until the chance of knowing has come down to this. */
#define STABLE_RECALL 0.9

static const double defaults[LEX_FSRS_PARAMETERS]
    = { 0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001,  1.8722, 0.1666, 0.796,
        1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542 };

static const struct
{
  double least;
  double most;
} bounds[LEX_FSRS_PARAMETERS] = {
  { MIN_STABILITY, 100 },
  { MIN_STABILITY, 100 },
  { MIN_STABILITY, 100 },
  { MIN_STABILITY, 100 },
  { 1, 10 },
  { 0.001, 4 },
  { 0.001, 4 },
  { 0.001, 0.75 },
  { 0, 4.5 },
  { 0, 0.8 },
  { 0.001, 3.5 },
  { 0.001, 5 },
  { 0.001, 0.25 },
  { 0.001, 0.9 },
  { 0, 4 },
  { 0, 1 },
  { 1, 6 },
  { 0, 2 },
  { 0, 2 },
  { 0, 0.8 },
  { 0.1, 0.8 },
};

const double *
lex_fsrs_get_defaults (void)
{
  return defaults;
}

gboolean
lex_fsrs_are_parameters (const double *parameters)
{
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    if (!(parameters[i] >= bounds[i].least && parameters[i] <= bounds[i].most))
      return FALSE;
  return TRUE;
}

void
lex_fsrs_clamp_parameters (double *parameters)
{
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    parameters[i] = CLAMP (parameters[i], bounds[i].least, bounds[i].most);
}

static double
get_factor (const double *w)
{
  return pow (STABLE_RECALL, -1 / w[DECAY]) - 1;
}

double
lex_fsrs_recall (const double *parameters, const LexMemory *memory, double days)
{
  g_return_val_if_fail (memory->stability > 0, 0);

  return pow (1 + get_factor (parameters) * MAX (days, 0) / memory->stability, -parameters[DECAY]);
}

double
lex_fsrs_get_interval (const double *parameters, const LexMemory *memory, double retention)
{
  return memory->stability / get_factor (parameters)
         * (pow (retention, -1 / parameters[DECAY]) - 1);
}

/* Not bounded: the easiest first difficulty is what all others drift to. */
static double
get_first_difficulty (const double *w, LexRating rating)
{
  return w[FIRST_DIFFICULTY] - exp (w[FIRST_DIFFICULTY_SLOPE] * (rating - 1)) + 1;
}

static double
get_next_difficulty (const double *w, double difficulty, LexRating rating)
{
  double step = -w[DIFFICULTY_STEP] * ((int) rating - LEX_RATING_GOOD);
  double damped = difficulty + (MAX_DIFFICULTY - difficulty) * step / 9;

  return w[DIFFICULTY_REVERSION] * get_first_difficulty (w, LEX_RATING_EASY)
         + (1 - w[DIFFICULTY_REVERSION]) * damped;
}

static double
get_same_day_stability (const double *w, double stability, LexRating rating)
{
  double gain = exp (w[SAME_DAY_GAIN] * ((int) rating - LEX_RATING_GOOD + w[SAME_DAY_SHIFT]))
                * pow (stability, -w[SAME_DAY_STABILITY]);

  return stability * (rating >= LEX_RATING_GOOD ? MAX (gain, 1) : gain);
}

static double
get_lapsed_stability (const double *w, const LexMemory *memory, double recall)
{
  double forgotten = w[LAPSE_GAIN] * pow (memory->difficulty, -w[LAPSE_DIFFICULTY])
                     * (pow (memory->stability + 1, w[LAPSE_STABILITY]) - 1)
                     * exp ((1 - recall) * w[LAPSE_FORGOTTEN]);
  double same_day = memory->stability / exp (w[SAME_DAY_GAIN] * w[SAME_DAY_SHIFT]);

  return MIN (forgotten, same_day);
}

static double
get_recalled_stability (const double *w, const LexMemory *memory, double recall, LexRating rating)
{
  double penalty = rating == LEX_RATING_HARD ? w[HARD_PENALTY] : 1;
  double bonus = rating == LEX_RATING_EASY ? w[EASY_BONUS] : 1;

  return memory->stability
         * (1
            + exp (w[RECALL_GAIN]) * (11 - memory->difficulty)
                  * pow (memory->stability, -w[RECALL_STABILITY])
                  * (exp ((1 - recall) * w[RECALL_FORGOTTEN]) - 1) * penalty * bonus);
}

static double
get_next_stability (const double *w, const LexMemory *memory, LexRating rating, guint days)
{
  double recall = lex_fsrs_recall (w, memory, days);

  if (days == 0)
    return get_same_day_stability (w, memory->stability, rating);
  if (rating == LEX_RATING_AGAIN)
    return get_lapsed_stability (w, memory, recall);
  return get_recalled_stability (w, memory, recall, rating);
}

LexMemory
lex_fsrs_answer (const double *parameters, const LexMemory *memory, LexRating rating, guint days)
{
  LexMemory next;

  if (memory->stability > 0)
    {
      next.stability = get_next_stability (parameters, memory, rating, days);
      next.difficulty = get_next_difficulty (parameters, memory->difficulty, rating);
    }
  else
    {
      next.stability = parameters[rating - LEX_RATING_AGAIN];
      next.difficulty = get_first_difficulty (parameters, rating);
    }
  next.stability = MAX (next.stability, MIN_STABILITY);
  next.difficulty = CLAMP (next.difficulty, MIN_DIFFICULTY, MAX_DIFFICULTY);
  return next;
}
