/* lex-forecast.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_FORECAST_MIN_ANSWERS:
 *
 * With fewer answers to unseen questions nothing is foretold.
 */
#define LEX_FORECAST_MIN_ANSWERS 20

/**
 * LexForecast:
 * @chance: the chance to pass, from 0 to 1
 * @least: the share of right answers that is exceeded with a chance of 0.9
 * @expected: the share that is expected
 * @most: the share that is not exceeded with a chance of 0.9
 *
 * What an exam may bring.
 */
typedef struct
{
  double chance;
  double least;
  double expected;
  double most;
} LexForecast;

/**
 * lex_forecast_make:
 * @right: how many unseen questions were answered rightly
 * @answered: how many were answered
 * @questions: how many the exam has; at most 1000
 * @pass: the share that passes, from 0 to 1
 * @self: (out): what it may bring
 *
 * Foretells an exam from answers to questions that were never seen before: the unknown share of
 * what is known is taken as anything from none to all, and each answer tells more of it
 * (beta-binomial).
 *
 * Returns: %FALSE if there are not enough answers; then @self is all zero
 */
gboolean lex_forecast_make (guint right, guint answered, guint questions, double pass,
                            LexForecast *self);

/**
 * lex_forecast_judge:
 * @chances: (array length=n): what was foretold
 * @passed: (array length=n): what came
 * @n: how many; at least 1
 *
 * Says how good forecasts were (Brier's score): 0 is perfect, 0.25 what a coin would have.
 *
 * Returns: from 0 to 1
 */
double lex_forecast_judge (const double *chances, const gboolean *passed, guint n);

G_END_DECLS
