/* lex-cli-study-plans.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the command study that look ahead or back: settings, charts, an exam and its plan, a
 * forecast, a backlog. It refuses to work anything out. lex-cli-study.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-study.h"
#include "services/lex-mock-forecast.h"
#include "services/lex-study-chart.h"
#include "services/lex-study-exam.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-today.h"

#define SECONDS_A_DAY 86400

static char *
dup_day (gint64 day)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (day * SECONDS_A_DAY);

  return date != NULL ? g_date_time_format (date, "%Y-%m-%d") : g_strdup ("");
}

static void
set_day (JsonBuilder *builder, const char *name, gint64 day)
{
  g_autofree char *text = dup_day (day);

  lex_cli_json_set_string (builder, name, text);
}

/* Settings */

LexCliStatus
lex_cli_study_plans_settings (const LexCliStudy *self)
{
  const char *const *names = lex_study_settings_list_names ();
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;

  if (self->arguments[0] != NULL && self->arguments[1] == NULL)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%s: this setting needs a value"),
                             self->arguments[0]);
  if (self->arguments[0] != NULL)
    {
      g_autofree char *value = g_strjoinv (" ", self->arguments + 1);

      if (!lex_study_settings_set_word (self->study, self->arguments[0], value, self->now, &error))
        return lex_cli_fail (self->cli, g_steal_pointer (&error));
    }
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *word
          = lex_study_settings_dup_word (lex_study_settings_get (self->study), names[i]);

      lex_cli_json_set_string (builder, names[i], word);
      if (!self->cli->options.json)
        printf ("%s %s\n", names[i], word);
    }
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

/* Charts */

static void
print_chart_json (const LexStudyChart *chart)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "chart", chart->name);
  lex_cli_json_begin_list (builder, "titles");
  for (guint i = 0; i < chart->n_values; i++)
    lex_cli_json_add_string (builder, chart->titles[i]);
  json_builder_end_array (builder);
  lex_cli_json_begin_list (builder, "rows");
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const LexStudyChartRow *row = &g_array_index (chart->rows, LexStudyChartRow, i);

      json_builder_begin_object (builder);
      lex_cli_json_set_int (builder, "key", row->key);
      lex_cli_json_set_string (builder, "label", row->label);
      lex_cli_json_begin_list (builder, "values");
      for (guint j = 0; j < chart->n_values; j++)
        if (isnan (row->values[j]))
          json_builder_add_null_value (builder);
        else
          json_builder_add_double_value (builder, row->values[j]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

LexCliStatus
lex_cli_study_plans_chart (const LexCliStudy *self)
{
  LexStudyChartKind kind;
  g_autoptr (LexStudyChart) chart = NULL;
  g_autofree char *csv = NULL;

  if (!lex_study_chart_kind_from_name (self->arguments[0], &kind))
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("%s: there is no such chart; days, due, retention, times, "
                                "calibration, exams and laws are"),
                             self->arguments[0]);
  chart = lex_study_chart_new (self->study, kind, self->now);
  csv = lex_study_chart_dup_csv (chart);
  if (self->cli->options.json)
    print_chart_json (chart);
  else
    fputs (csv, stdout);
  return LEX_CLI_DONE;
}

/* An exam */

/* What is not said stays as it is. */
static gboolean
read_exam (const LexCliStudy *self, LexStudyExam *exam)
{
  int year, month, day;
  char end;
  g_autoptr (GDateTime) date = NULL;
  guint *const counts[] = { &exam->exam.answers_a_day, &exam->exam.new_a_day };

  if (sscanf (self->arguments[0], "%4d-%2d-%2d%c", &year, &month, &day, &end) != 3)
    return FALSE;
  date = g_date_time_new_utc (year, month, day, 0, 0, 0);
  if (date == NULL)
    return FALSE;
  if (!lex_study_exam_get (self->study, exam))
    lex_study_exam_init (exam, self->study, 0);
  exam->exam.day = g_date_time_to_unix (date) / SECONDS_A_DAY;
  for (guint i = 0; i < G_N_ELEMENTS (counts) && self->arguments[i + 1] != NULL; i++)
    {
      guint64 value;

      if (!g_ascii_string_to_unsigned (self->arguments[i + 1], 10, 0, 9999, &value, NULL))
        return FALSE;
      *counts[i] = (guint) value;
    }
  return TRUE;
}

/* In words: of an exam that is over there is nothing to plan. */
static void
print_state (const LexCliStudy *self, const LexStudyExam *exam, double known)
{
  g_autofree char *state = lex_study_exam_dup_state (self->study, self->now);

  puts (state);
  if (!lex_study_exam_is_ahead (self->study, self->now))
    return;
  puts (exam->stop ? _ ("After it nothing is asked any more.") : _ ("After it learning goes on."));
  printf (_ ("Known on the day by this plan: %.0f %%.\n"), 100 * known);
}

static void
print_plan (const LexCliStudy *self, const LexStudyExam *exam)
{
  double known;
  g_autoptr (GArray) plan = lex_study_exam_plan (self->study, exam, self->now, &known);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  set_day (builder, "day", exam->exam.day);
  lex_cli_json_set_boolean (builder, "stop", exam->stop != FALSE);
  lex_cli_json_set_number (builder, "known", known);
  lex_cli_json_begin_list (builder, "days");
  if (!self->cli->options.json)
    print_state (self, exam, known);
  for (guint i = 0; i < plan->len; i++)
    {
      const LexExamDay *day = &g_array_index (plan, LexExamDay, i);
      g_autofree char *date = dup_day (day->day);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "day", date);
      lex_cli_json_set_int (builder, "new", day->fresh);
      lex_cli_json_set_int (builder, "due", day->due);
      lex_cli_json_set_int (builder, "early", day->early);
      lex_cli_json_set_int (builder, "left", day->left);
      lex_cli_json_set_int (builder, "last", day->last);
      json_builder_end_object (builder);
      if (!self->cli->options.json)
        printf (_ ("%s  new: %u, due: %u, early: %u, left: %u\n"), date, day->fresh, day->due,
                day->early, day->left);
    }
  json_builder_end_array (builder);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
}

/* What comes after it, whether it is ahead or over. */
static gboolean
read_after (const LexCliStudy *self, LexStudyExam *exam)
{
  const gboolean stop = g_str_equal (self->arguments[0], "stop");

  if (self->arguments[1] != NULL || (!stop && !g_str_equal (self->arguments[0], "go-on"))
      || !lex_study_exam_get (self->study, exam))
    return FALSE;
  exam->stop = stop;
  return TRUE;
}

LexCliStatus
lex_cli_study_plans_exam (const LexCliStudy *self)
{
  const char *word = self->arguments[0];
  const gboolean none = word != NULL && g_str_equal (word, "none");
  g_autoptr (GError) error = NULL;
  LexStudyExam exam;

  if (word != NULL && !none && !read_after (self, &exam) && !read_exam (self, &exam))
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("%s: an exam is none, or its day, such as 2027-03-14, and the "
                                "answers and new cards a day; of one that is prepared for, stop "
                                "or go-on say what comes after it"),
                             word);
  if (word != NULL && !lex_study_exam_set (self->study, none ? NULL : &exam, self->now, &error))
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  if (!lex_study_exam_get (self->study, &exam))
    return lex_cli_complain (none ? LEX_CLI_DONE : LEX_CLI_NOTHING,
                             _ ("study: no exam is prepared for"));
  print_plan (self, &exam);
  return LEX_CLI_DONE;
}

/* The forecast */

LexCliStatus
lex_cli_study_plans_forecast (const LexCliStudy *self)
{
  const char *name = self->arguments[0] != NULL ? self->arguments[0] : "acbl-club";
  const LexMockPreset *preset = lex_mock_rules_find (name);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  LexForecast forecast;
  gboolean enough;
  guint answered;

  if (preset == NULL)
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("%s: there is no such exam; acbl-club, short, no-book, ebu-club, "
                                "nz-club, pzbs and ebl are"),
                             name);
  enough = lex_mock_forecast_make (self->study, &preset->rules, NULL, &forecast, &answered);
  lex_cli_json_set_string (builder, "exam", name);
  lex_cli_json_set_boolean (builder, "confirmed", preset->source == LEX_MOCK_CONFIRMED);
  lex_cli_json_set_int (builder, "answered", answered);
  lex_cli_json_set_boolean (builder, "enough", enough);
  lex_cli_json_set_number (builder, "chance", forecast.chance);
  lex_cli_json_set_number (builder, "least", forecast.least);
  lex_cli_json_set_number (builder, "expected", forecast.expected);
  lex_cli_json_set_number (builder, "most", forecast.most);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  else if (enough)
    printf (_ ("Chance to pass: %.0f %% (right answers: %.0f to %.0f %%, from %u answers).\n"),
            100 * forecast.chance, 100 * forecast.least, 100 * forecast.most, answered);
  if (enough)
    return LEX_CLI_DONE;
  return lex_cli_complain (LEX_CLI_NOTHING,
                           _ ("study: not enough answers of mock exams yet: %u of %u"), answered,
                           LEX_FORECAST_MIN_ANSWERS);
}

/* A backlog */

LexCliStatus
lex_cli_study_plans_backlog (const LexCliStudy *self)
{
  const gboolean apply = self->arguments[0] != NULL && g_str_equal (self->arguments[0], "apply");
  g_autoptr (GArray) plan = lex_study_today_plan_backlog (self->study, self->now);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;

  if (self->arguments[0] != NULL && !apply)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%s: say apply, or nothing to see the plan"),
                             self->arguments[0]);
  if (apply && !lex_study_today_apply_backlog (self->study, self->now, &error))
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  lex_cli_json_set_boolean (builder, "applied", apply);
  lex_cli_json_begin_list (builder, "days");
  for (guint i = 0; i < plan->len; i++)
    {
      const LexBacklogDay *day = &g_array_index (plan, LexBacklogDay, i);
      g_autofree char *date = dup_day (day->day);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "day", date);
      lex_cli_json_set_int (builder, "cards", day->n);
      json_builder_end_object (builder);
      if (!self->cli->options.json)
        printf ("%s  %u\n", date, day->n);
    }
  json_builder_end_array (builder);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}
