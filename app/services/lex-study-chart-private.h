/* lex-study-chart-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * LexStudyChartFrame:
 * @name: what a chart is called in files
 * @title: what it is called for people, to be translated
 * @key_title: what its rows are of, to be translated
 * @titles: what its values are, to be translated; the rest %NULL
 *
 * What a chart says around its numbers.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *key_title;
  const char *titles[LEX_CHART_MAX_VALUES];
} LexStudyChartFrame;

/**
 * lex_study_chart_new_empty:
 * @kind: as what it is drawn
 * @frame: what it says
 *
 * Makes a chart without rows.
 *
 * Returns: (transfer full): the chart
 */
LexStudyChart *lex_study_chart_new_empty (LexStudyChartKind kind, const LexStudyChartFrame *frame);

/**
 * lex_study_chart_add:
 * @self: a chart that is being made
 * @key: what the row is of
 * @label: (transfer full): the same in words
 *
 * Adds a row without values.
 *
 * Returns: (transfer none): the row, until the next is added
 */
LexStudyChartRow *lex_study_chart_add (LexStudyChart *self, gint64 key, char *label);

/**
 * lex_study_chart_fill_past:
 * @self: a chart of what was: days, retention, times or calibration
 * @study: a study
 * @now: seconds since 1970
 *
 * Adds its rows.
 */
void lex_study_chart_fill_past (LexStudyChart *self, LexStudy *study, gint64 now);

/**
 * lex_study_chart_fill_state:
 * @self: a chart of what is: what is due, Laws, mock exams
 * @study: a study
 * @now: seconds since 1970
 *
 * Adds its rows.
 */
void lex_study_chart_fill_state (LexStudyChart *self, LexStudy *study, gint64 now);

/**
 * lex_study_chart_dup_day:
 * @day: days since 1970
 *
 * Writes a day.
 *
 * Returns: (transfer full): such as `2026-11-22`
 */
char *lex_study_chart_dup_day (gint64 day);

G_END_DECLS
