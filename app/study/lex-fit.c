/* lex-fit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fits the parameters of the memory model to one reader's reviews, and says whether that was worth
 * it. It refuses to know where reviews are kept. The services call it in a thread.
 *
 * The loss is steep in some parameters and flat in others, so the way down is Adam's: each has a
 * pace of its own. Slopes are differences; the model is small enough for that.
 */

#include "study/lex-fit.h"

#include <math.h>

#define N_STEPS 120
#define PACE 0.04
#define MEAN_DECAY 0.9
#define SQUARE_DECAY 0.999
#define TINY 1e-8

/* By what share of itself a parameter is moved to see the slope. */
#define NUDGE 1e-3
#define MIN_NUDGE 1e-5

/* No answer is foretold more surely. */
#define MIN_CHANCE 1e-6

#define TRAINED_SHARE 0.8

typedef struct
{
  const LexFitReview *reviews;
  guint n;
  gint64 cut; /* the first day that is kept for judging */
} History;

/* Answers of the same day tell of the steps, not of memory. */
static double
get_loss (const History *history, const double *parameters, gboolean judged, guint *n)
{
  LexMemory memory = { 0 };
  double loss = 0;

  *n = 0;
  for (guint i = 0; i < history->n; i++)
    {
      const LexFitReview *review = &history->reviews[i];
      gboolean first = i == 0 || history->reviews[i - 1].card != review->card;
      gint64 days = first ? 0 : MAX (review->day - history->reviews[i - 1].day, 0);

      if (first)
        memory = (LexMemory){ 0 };
      if (days > 0 && (review->day >= history->cut) == judged)
        {
          double chance = lex_fsrs_recall (parameters, &memory, (double) days);

          chance = review->rating == LEX_RATING_AGAIN ? 1 - chance : chance;
          loss -= log (MAX (chance, MIN_CHANCE));
          (*n)++;
        }
      memory = lex_fsrs_answer (parameters, &memory, review->rating, (guint) days);
    }
  return *n > 0 ? loss / *n : 0;
}

static int
compare_days (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static gint64
find_cut (const LexFitReview *reviews, guint n)
{
  g_autofree gint64 *days = g_new (gint64, n);

  for (guint i = 0; i < n; i++)
    days[i] = reviews[i].day;
  qsort (days, n, sizeof *days, compare_days);
  return days[(guint) (n * TRAINED_SHARE)];
}

static void
get_slopes (const History *history, const double *parameters, double *slopes)
{
  double moved[LEX_FSRS_PARAMETERS];
  guint n;

  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    {
      double nudge = MAX (fabs (parameters[i]) * NUDGE, MIN_NUDGE);
      double up;

      for (guint j = 0; j < LEX_FSRS_PARAMETERS; j++)
        moved[j] = parameters[j];
      moved[i] = parameters[i] + nudge;
      up = get_loss (history, moved, FALSE, &n);
      moved[i] = parameters[i] - nudge;
      slopes[i] = (up - get_loss (history, moved, FALSE, &n)) / (2 * nudge);
    }
}

typedef struct
{
  double mean[LEX_FSRS_PARAMETERS];
  double square[LEX_FSRS_PARAMETERS];
} Adam;

/* Parameters differ by orders of magnitude, so a step is a share of each. */
static void
step_down (Adam *self, double *parameters, const double *slopes, guint step)
{
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    {
      double scale = MAX (fabs (parameters[i]), 0.05);
      double slope = slopes[i] * scale;
      double mean, square;

      self->mean[i] = MEAN_DECAY * self->mean[i] + (1 - MEAN_DECAY) * slope;
      self->square[i] = SQUARE_DECAY * self->square[i] + (1 - SQUARE_DECAY) * slope * slope;
      mean = self->mean[i] / (1 - pow (MEAN_DECAY, step + 1));
      square = self->square[i] / (1 - pow (SQUARE_DECAY, step + 1));
      parameters[i] -= PACE * (1 - (double) step / N_STEPS) * scale * mean / (sqrt (square) + TINY);
    }
  lex_fsrs_clamp_parameters (parameters);
}

gboolean
lex_fit_run (const LexFitReview *reviews, guint n, const double *used, LexFitWatch watch,
             gpointer data, LexFit *self)
{
  History history = { reviews, n, 0 };
  Adam adam = { 0 };
  double slopes[LEX_FSRS_PARAMETERS];

  *self = (LexFit){ 0 };
  if (n < LEX_FIT_MIN_REVIEWS)
    return FALSE;
  history.cut = find_cut (reviews, n);
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    self->parameters[i] = used[i];
  for (guint step = 0; step < N_STEPS; step++)
    {
      if (watch && !watch ((double) step / N_STEPS, data))
        return FALSE;
      get_slopes (&history, self->parameters, slopes);
      step_down (&adam, self->parameters, slopes, step);
    }
  self->before = get_loss (&history, used, TRUE, &self->n_tested);
  self->after = get_loss (&history, self->parameters, TRUE, &self->n_tested);
  self->better = self->n_tested > 0 && self->after < self->before;
  return TRUE;
}
