/* lex-case-chart.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statistics of an event as charts. It refuses to count, and to know how they are drawn. Front
 * ends call it.
 */

#include "services/lex-case-chart.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "services/lex-study-chart-private.h"

/* Whoever draws bars draws the first value of each row. */
static const LexStudyChartFrame frames[LEX_CASE_N_CHARTS] = {
  [LEX_CASE_CHART_LAWS] = { "laws",
                            N_ ("Calls by Law"),
                            N_ ("Law"),
                            { N_ ("Calls"), N_ ("Minutes each"), N_ ("Longest") } },
  [LEX_CASE_CHART_TABLES]
  = { "tables",
      N_ ("Tables, the slowest first"),
      N_ ("Table"),
      { N_ ("Minutes in all"), N_ ("Calls"), N_ ("Minutes each"), N_ ("Longest") } },
  [LEX_CASE_CHART_TIMES]
  = { "times", N_ ("Time until the ruling"), N_ ("Minutes"), { N_ ("Calls") } },
};

/* To a tenth. */
static double
to_minutes (double seconds)
{
  return round (seconds / 6) / 10;
}

/* @value: the first of the three that all counts have */
static void
set_count (LexStudyChartRow *row, guint value, const LexCaseCount *count)
{
  row->values[value] = count->n;
  if (count->n_timed == 0)
    return;
  row->values[value + 1] = to_minutes ((double) count->seconds / count->n_timed);
  row->values[value + 2] = to_minutes ((double) count->longest);
}

LexStudyChart *
lex_case_chart_new (const LexCaseStats *stats, LexCaseChart chart)
{
  LexStudyChart *self = lex_study_chart_new_empty (LEX_CHART_BARS, &frames[chart]);
  const GPtrArray *counts = chart == LEX_CASE_CHART_LAWS ? stats->laws : stats->tables;

  for (guint i = 0; chart == LEX_CASE_CHART_TIMES && i < LEX_CASE_STATS_N_TIMES; i++)
    lex_study_chart_add (self, i, g_strdup (lex_case_stats_get_time (i)))->values[0]
        = stats->times[i];
  for (guint i = 0; chart != LEX_CASE_CHART_TIMES && i < counts->len; i++)
    {
      const LexCaseCount *count = counts->pdata[i];
      LexStudyChartRow *row = lex_study_chart_add (self, i, g_strdup (count->name));

      if (chart == LEX_CASE_CHART_TABLES && count->n_timed > 0)
        row->values[0] = to_minutes ((double) count->seconds);
      set_count (row, chart == LEX_CASE_CHART_TABLES ? 1 : 0, count);
    }
  return self;
}
