/* lex-study-chart-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of a chart. It refuses to know what they say. What makes charts calls it.
 */

#include <math.h>

#include "services/lex-study-chart-private.h"

#define SECONDS_A_DAY 86400

LexStudyChartRow *
lex_study_chart_add (LexStudyChart *self, gint64 key, char *label)
{
  LexStudyChartRow row = { .key = key, .label = label };

  for (guint i = 0; i < LEX_CHART_MAX_VALUES; i++)
    row.values[i] = NAN;
  g_array_append_val (self->rows, row);
  return &g_array_index (self->rows, LexStudyChartRow, self->rows->len - 1);
}

char *
lex_study_chart_dup_day (gint64 day)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (day * SECONDS_A_DAY);

  return date != NULL ? g_date_time_format (date, "%Y-%m-%d") : g_strdup ("");
}
