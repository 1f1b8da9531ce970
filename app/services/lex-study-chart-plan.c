/* lex-study-chart-plan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plans as charts: the days until an exam, those in which a backlog goes, and the forecast by
 * topic. It refuses to make plans. Front ends call it.
 */

#include "services/lex-study-chart-plan.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "services/lex-study-chart-private.h"
#include "services/lex-study-today.h"

/* The last pass: the longest end of the plan of whose answers three of four are the last of their
 * card. A card that is forgotten every other day does not cut it short, and a day without cards
 * does not begin it. */
static gint64
find_pass (GArray *days)
{
  gint64 pass = 0;
  guint n = 0;
  guint last = 0;

  for (guint i = days->len; i > 0; i--)
    {
      const LexExamDay *day = &g_array_index (days, LexExamDay, i - 1);
      const guint asked = day->fresh + day->due + day->early;

      n += asked;
      last += day->last;
      if (asked > 0 && last * 4 >= n * 3)
        pass = day->day;
    }
  return pass;
}

LexStudyChart *
lex_study_chart_plan_new_exam (LexStudy *study, const LexStudyExam *exam, gint64 now, double *known,
                               gint64 *pass)
{
  static const LexStudyChartFrame frame = { "plan",
                                            N_ ("The days until the exam"),
                                            N_ ("Day"),
                                            { N_ ("Cards"), N_ ("New"), N_ ("Due"), N_ ("Early"),
                                              N_ ("Left over"), N_ ("Last time") } };
  LexStudyChart *self = lex_study_chart_new_empty (LEX_CHART_DUE, &frame);
  g_autoptr (GArray) days = lex_study_exam_plan (study, exam, now, known);

  for (guint i = 0; i < days->len; i++)
    {
      const LexExamDay *day = &g_array_index (days, LexExamDay, i);
      LexStudyChartRow *row
          = lex_study_chart_add (self, day->day, lex_study_chart_dup_day (day->day));

      row->values[0] = day->fresh + day->due + day->early;
      row->values[1] = day->fresh;
      row->values[2] = day->due;
      row->values[3] = day->early;
      row->values[4] = day->left;
      row->values[5] = day->last;
    }
  *pass = find_pass (days);
  return self;
}

LexStudyChart *
lex_study_chart_plan_new_backlog (LexStudy *study, gint64 now)
{
  static const LexStudyChartFrame frame
      = { "backlog", N_ ("What waited, day by day"), N_ ("Day"), { N_ ("Cards") } };
  LexStudyChart *self = lex_study_chart_new_empty (LEX_CHART_DUE, &frame);
  g_autoptr (GArray) days = lex_study_today_plan_backlog (study, now);

  for (guint i = 0; i < days->len; i++)
    {
      const LexBacklogDay *day = &g_array_index (days, LexBacklogDay, i);

      lex_study_chart_add (self, day->day, lex_study_chart_dup_day (day->day))->values[0] = day->n;
    }
  return self;
}

LexStudyChart *
lex_study_chart_plan_new_forecast (LexStudy *study, const LexMockRules *rules,
                                   LexStudyTopicFunc name)
{
  static const LexStudyChartFrame frame
      = { "forecast",
          N_ ("The forecast by topic"),
          N_ ("Topic"),
          { N_ ("Answers"), N_ ("At least, %"), N_ ("Expected, %"), N_ ("At most, %") } };
  LexStudyChart *self = lex_study_chart_new_empty (LEX_CHART_LAWS, &frame);

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    {
      const char *topic = lex_mock_rules_get_topic (i);
      LexStudyChartRow *row = lex_study_chart_add (self, i, g_strdup (name (topic)));
      LexForecast forecast;
      guint answered;

      if (lex_mock_forecast_make (study, rules, topic, &forecast, &answered))
        {
          row->values[1] = round (100 * forecast.least);
          row->values[2] = round (100 * forecast.expected);
          row->values[3] = round (100 * forecast.most);
        }
      row->values[0] = answered;
    }
  return self;
}
