/* lex-study-chart.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * LexStudyChartKind:
 * @LEX_CHART_DAYS: a row a day of the last year, key the day: answers, known of those that came
 *   after days, minutes
 * @LEX_CHART_DUE: a row a day, today and the next 90 or until the exam, key the day: cards due
 * @LEX_CHART_RETENTION: a row for intervals of a length, key the shortest in days: asked, known in
 *   percent, wanted in percent
 * @LEX_CHART_TIMES: a row a week with answers, key its first day: answers, seconds of the middle
 *   answer, look-ups, seconds of the middle look-up
 * @LEX_CHART_CALIBRATION: a row for a tenth of chances, key its lower end in percent: asked,
 *   predicted in percent, known in percent
 * @LEX_CHART_EXAMS: a row a mock exam that was ended, key its day: questions, right in percent,
 *   pass mark in percent, minutes, look-ups, foretold chance in percent
 * @LEX_CHART_LAWS: a row a Law, key its number: cards, asked, known in percent (what was never
 *   asked counts as not known), answers wrong
 * @LEX_CHART_BARS: not of the study: a row a bar, its first value
 *
 * What can be shown of the study, and as what anything else is.
 */
typedef enum
{
  LEX_CHART_DAYS,
  LEX_CHART_DUE,
  LEX_CHART_RETENTION,
  LEX_CHART_TIMES,
  LEX_CHART_CALIBRATION,
  LEX_CHART_EXAMS,
  LEX_CHART_LAWS,
  LEX_CHART_BARS,
} LexStudyChartKind;

/* Those of the study. */
#define LEX_N_CHARTS 7
#define LEX_CHART_MAX_VALUES 6

/**
 * LexStudyChartRow:
 * @key: what it is of: a day since 1970, a Law, days, percent
 * @label: the same in words
 * @values: what it has, in the order of the chart's titles; NaN where there is nothing
 *
 * A row of a chart.
 */
typedef struct
{
  gint64 key;
  char *label;
  double values[LEX_CHART_MAX_VALUES];
} LexStudyChartRow;

/**
 * LexStudyChart:
 * @kind: what it shows
 * @name: what it is called in files
 * @title: what it is called for people
 * @key_title: what its rows are of
 * @titles: (array length=n_values): what its values are
 * @n_values: how many a row has
 * @rows: (element-type LexStudyChartRow): its rows, in order
 *
 * Numbers to be drawn, read aloud as a table, or copied.
 */
typedef struct
{
  LexStudyChartKind kind;
  const char *name;
  const char *title;
  const char *key_title;
  const char *titles[LEX_CHART_MAX_VALUES];
  guint n_values;
  GArray *rows;
} LexStudyChart;

/**
 * lex_study_chart_new:
 * @study: a study
 * @kind: what to show
 * @now: seconds since 1970
 *
 * Works out a chart.
 *
 * Returns: (transfer full): the chart
 */
LexStudyChart *lex_study_chart_new (LexStudy *study, LexStudyChartKind kind, gint64 now);

/**
 * lex_study_chart_copy:
 * @self: a chart
 *
 * Copies a chart.
 *
 * Returns: (transfer full): the same chart
 */
LexStudyChart *lex_study_chart_copy (const LexStudyChart *self);

/**
 * lex_study_chart_free:
 * @self: (transfer full) (nullable): a chart
 *
 * Frees it.
 */
void lex_study_chart_free (LexStudyChart *self);

/**
 * lex_study_chart_dup_csv:
 * @self: a chart
 *
 * Writes a chart as CSV: a line of titles, then a line a row, parted by commas, with decimal
 * points.
 *
 * Returns: (transfer full): the text
 */
char *lex_study_chart_dup_csv (const LexStudyChart *self);

/**
 * lex_study_chart_dup_cell:
 * @self: a chart
 * @row: which row
 * @value: which value of it
 *
 * Writes a value for people, as a table shows it.
 *
 * Returns: (transfer full): the text; a dash where there is nothing
 */
char *lex_study_chart_dup_cell (const LexStudyChart *self, guint row, guint value);

/**
 * lex_study_chart_kind_from_name:
 * @name: a name
 * @kind: (out): the kind
 *
 * Reads what a chart is called in files.
 *
 * Returns: whether @name is one
 */
gboolean lex_study_chart_kind_from_name (const char *name, LexStudyChartKind *kind);

/**
 * lex_study_chart_count_streak:
 * @study: a study
 * @now: seconds since 1970
 * @longest: (out) (optional): the longest there ever was
 *
 * Counts the days in a row, up to today or yesterday, on which something was answered.
 *
 * Returns: how many
 */
guint lex_study_chart_count_streak (LexStudy *study, gint64 now, guint *longest);

/**
 * lex_study_chart_get_law:
 * @study: a study
 * @law: a Law
 * @now: seconds since 1970
 *
 * Tells how well a Law is known: the mean chance over all its cards.
 *
 * Returns: from 0 to 1; NaN if it has no card
 */
double lex_study_chart_get_law (LexStudy *study, guint law, gint64 now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexStudyChart, lex_study_chart_free)

G_END_DECLS
