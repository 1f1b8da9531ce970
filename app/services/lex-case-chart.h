/* lex-case-chart.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-case-stats.h"
#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * LexCaseChart:
 * @LEX_CASE_CHART_LAWS: a row a Law, that with the most calls first: calls, minutes on average and
 *   at most
 * @LEX_CASE_CHART_TABLES: a row a table, the slowest first: minutes in all, calls, minutes on
 *   average and at most
 * @LEX_CASE_CHART_TIMES: a row a length of time until the ruling: calls
 *
 * What can be drawn of the cases of an event.
 */
typedef enum
{
  LEX_CASE_CHART_LAWS,
  LEX_CASE_CHART_TABLES,
  LEX_CASE_CHART_TIMES,
} LexCaseChart;

#define LEX_CASE_N_CHARTS 3

/**
 * lex_case_chart_new:
 * @stats: what was counted
 * @chart: what to show of it
 *
 * Makes numbers to be drawn as bars, read as a table and copied, as those of the study are.
 *
 * Returns: (transfer full): the chart
 */
LexStudyChart *lex_case_chart_new (const LexCaseStats *stats, LexCaseChart chart);

G_END_DECLS
