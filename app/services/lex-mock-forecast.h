/* lex-mock-forecast.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"
#include "study/lex-forecast.h"

G_BEGIN_DECLS

/**
 * lex_mock_forecast_make:
 * @study: a study
 * @rules: what the exam is like
 * @topic: (nullable): only questions on this; %NULL for all
 * @forecast: (out): what it may bring
 * @answered: (out) (optional): from how many answers
 *
 * Foretells an exam from answers of mock exams to questions that were never seen before, and from
 * nothing else.
 *
 * Returns: %FALSE if there are not enough such answers yet
 */
gboolean lex_mock_forecast_make (LexStudy *study, const LexMockRules *rules, const char *topic,
                                 LexForecast *forecast, guint *answered);

/**
 * lex_mock_forecast_judge:
 * @study: a study
 * @n: (out): how many mock exams had a forecast when they began
 *
 * Says how good the forecasts were.
 *
 * Returns: Brier's score, from 0 (perfect) to 1; NaN if there was none
 */
double lex_mock_forecast_judge (LexStudy *study, guint *n);

G_END_DECLS
