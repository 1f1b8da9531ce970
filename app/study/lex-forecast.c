/* lex-forecast.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chance to pass an exam, with its doubt. It refuses to know questions and topics, and to
 * foretell from few answers. The services call it.
 */

#include "study/lex-forecast.h"

#include <math.h>

#define MAX_QUESTIONS 1000

/* What stays outside on each side. */
#define TAIL 0.1

/* The chance of exactly @k right of @n, when @right of @answered were: beta-binomial. */
static double
get_share (guint k, guint n, guint right, guint answered)
{
  double a = right + 1.0;
  double b = answered - right + 1.0;

  return exp (lgamma (n + 1.0) - lgamma (k + 1.0) - lgamma (n - k + 1.0) + lgamma (k + a)
              + lgamma (n - k + b) - lgamma (n + a + b) + lgamma (a + b) - lgamma (a) - lgamma (b));
}

gboolean
lex_forecast_make (guint right, guint answered, guint questions, double pass, LexForecast *self)
{
  double below = 0;
  gboolean has_least = FALSE, has_most = FALSE;

  *self = (LexForecast){ 0 };
  g_return_val_if_fail (right <= answered && questions > 0 && questions <= MAX_QUESTIONS, FALSE);

  if (answered < LEX_FORECAST_MIN_ANSWERS)
    return FALSE;
  for (guint k = 0; k <= questions; k++)
    {
      double share = get_share (k, questions, right, answered);
      double part = (double) k / questions;

      self->expected += share * part;
      self->chance += part >= pass - 1e-9 ? share : 0;
      below += share;
      if (!has_least && below >= TAIL)
        self->least = part, has_least = TRUE;
      if (!has_most && below >= 1 - TAIL)
        self->most = part, has_most = TRUE;
    }
  self->chance = MIN (self->chance, 1);
  return TRUE;
}

double
lex_forecast_judge (const double *chances, const gboolean *passed, guint n)
{
  double sum = 0;

  g_return_val_if_fail (n > 0, 1);

  for (guint i = 0; i < n; i++)
    {
      double off = chances[i] - (passed[i] ? 1 : 0);

      sum += off * off;
    }
  return sum / n;
}
