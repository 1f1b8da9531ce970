/* test-study-chart.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charts of a study, against numbers that were counted by hand, and their CSV. Run by Meson.
 */

#include "services/lex-study-chart.h"

#include <math.h>
#include <string.h>

#include "services/lex-study-exam.h"
#include "study-fixture.h"

static double
get (StudyFixture *fixture, LexStudyChartKind kind, gint64 key, guint value, gint64 now)
{
  g_autoptr (LexStudyChart) chart = lex_study_chart_new (fixture->study, kind, now);

  for (guint i = 0; i < chart->rows->len; i++)
    if (g_array_index (chart->rows, LexStudyChartRow, i).key == key)
      return g_array_index (chart->rows, LexStudyChartRow, i).values[value];
  g_error ("chart %s has no row %d", chart->name, (int) key);
}

/* Three cards learned on a day, asked 3 days later: two known. */
static void
answer_some (StudyFixture *fixture)
{
  for (guint i = 0; i < 3; i++)
    {
      study_fixture_learn (fixture, study_cards->pdata[i], NOW);
      study_fixture_answer (fixture, study_cards->pdata[i],
                            i == 0 ? LEX_RATING_AGAIN : LEX_RATING_GOOD, NOW + 3 * DAY);
    }
}

static gint64
get_day (StudyFixture *fixture, gint64 time)
{
  return lex_study_day (lex_study_get_options (fixture->study), time);
}

static void
test_past (StudyFixture *fixture, gconstpointer data)
{
  const gint64 later = NOW + 3 * DAY;

  answer_some (fixture);
  g_assert_cmpfloat (get (fixture, LEX_CHART_DAYS, get_day (fixture, NOW), 0, later), ==, 6);
  g_assert_true (isnan (get (fixture, LEX_CHART_DAYS, get_day (fixture, NOW), 1, later)));
  g_assert_cmpfloat (get (fixture, LEX_CHART_DAYS, get_day (fixture, NOW), 2, later), ==, 0.4);
  g_assert_cmpfloat (get (fixture, LEX_CHART_DAYS, get_day (fixture, later), 0, later), ==, 3);
  g_assert_cmpfloat_with_epsilon (get (fixture, LEX_CHART_DAYS, get_day (fixture, later), 1, later),
                                  66.67, 0.01);
  g_assert_cmpfloat (get (fixture, LEX_CHART_RETENTION, 2, 0, later), ==, 3);
  g_assert_cmpfloat_with_epsilon (get (fixture, LEX_CHART_RETENTION, 2, 1, later), 66.67, 0.01);
  g_assert_cmpfloat (get (fixture, LEX_CHART_RETENTION, 2, 2, later), ==, 90);
  g_assert_cmpfloat (get (fixture, LEX_CHART_RETENTION, 8, 0, later), ==, 0);
  g_assert_cmpfloat (get (fixture, LEX_CHART_CALIBRATION, 80, 0, later)
                         + get (fixture, LEX_CHART_CALIBRATION, 90, 0, later),
                     ==, 3);
}

static void
test_times (StudyFixture *fixture, gconstpointer data)
{
  const gint64 took[] = { 4000, 10000, 60000 };
  g_autoptr (LexStudyChart) chart = NULL;
  const LexStudyChartRow *row;

  for (guint i = 0; i < 3; i++)
    {
      const LexStudyAnswer given = { .card = study_cards->pdata[i],
                                     .rating = LEX_RATING_GOOD,
                                     .took = took[i],
                                     .lookups = i,
                                     .looked = i * 7000,
                                     .now = NOW };

      g_assert_true (lex_study_answer (fixture->study, &given, NULL));
    }
  study_fixture_reopen (fixture);
  chart = lex_study_chart_new (fixture->study, LEX_CHART_TIMES, NOW);
  g_assert_cmpuint (chart->rows->len, ==, 1);
  row = &g_array_index (chart->rows, LexStudyChartRow, 0);
  g_assert_cmpfloat (row->values[0], ==, 3);
  g_assert_cmpfloat (row->values[1], ==, 10);
  g_assert_cmpfloat (row->values[2], ==, 3);
  g_assert_cmpfloat (row->values[3], ==, 7);
}

static void
test_streak (StudyFixture *fixture, gconstpointer data)
{
  const guint days[] = { 0, 1, 2, 5, 6 };
  guint longest;

  g_assert_cmpuint (lex_study_chart_count_streak (fixture->study, NOW, &longest), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    study_fixture_answer (fixture, study_cards->pdata[i], LEX_RATING_GOOD, NOW + days[i] * DAY);
  g_assert_cmpuint (lex_study_chart_count_streak (fixture->study, NOW + 7 * DAY, &longest), ==, 2);
  g_assert_cmpuint (longest, ==, 3);
  g_assert_cmpuint (lex_study_chart_count_streak (fixture->study, NOW + 8 * DAY, NULL), ==, 0);
}

static void
test_state (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  const guint law = lex_label_get_law (card->labels->pdata[0]);
  const double before = lex_study_chart_get_law (fixture->study, law, NOW);
  gint64 due;

  g_assert_cmpfloat (before, ==, 0);
  study_fixture_learn (fixture, card, NOW);
  due = get_day (fixture, lex_study_get_schedule (fixture->study, card)->due);
  g_assert_cmpfloat (lex_study_chart_get_law (fixture->study, law, NOW + 600), >, 0);
  g_assert_cmpfloat (get (fixture, LEX_CHART_LAWS, law, 1, NOW + 600), ==, 1);
  g_assert_cmpfloat (get (fixture, LEX_CHART_LAWS, 93, 0, NOW), >, 0);
  g_assert_cmpfloat (get (fixture, LEX_CHART_DUE, due, 0, NOW + 600), ==, 1);
  /* What is overdue is due today. */
  g_assert_cmpfloat (
      get (fixture, LEX_CHART_DUE, get_day (fixture, NOW + 50 * DAY), 0, NOW + 50 * DAY), ==, 1);
}

/* What is to come is shown until the exam, however far it is. */
static void
test_until_exam (StudyFixture *fixture, gconstpointer data)
{
  static const int days[] = { 20, 130, 4000 };
  static const guint rows[] = { 91, 131, 366 };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (LexStudyChart) chart = NULL;
      LexStudyExam exam;

      lex_study_exam_init (&exam, fixture->study, get_day (fixture, NOW) + days[i]);
      g_assert_true (lex_study_exam_set (fixture->study, &exam, NOW, NULL));
      chart = lex_study_chart_new (fixture->study, LEX_CHART_DUE, NOW);
      g_assert_cmpuint (chart->rows->len, ==, rows[i]);
    }
}

static void
test_csv (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexStudyChart) chart = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *cell = NULL;
  g_auto (GStrv) lines = NULL;
  LexStudyChartKind kind;

  answer_some (fixture);
  g_assert_true (lex_study_chart_kind_from_name ("retention", &kind));
  g_assert_cmpint (kind, ==, LEX_CHART_RETENTION);
  g_assert_false (lex_study_chart_kind_from_name ("pie", &kind));
  chart = lex_study_chart_new (fixture->study, LEX_CHART_RETENTION, NOW + 3 * DAY);
  csv = lex_study_chart_dup_csv (chart);
  lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "Days between answers,Asked,\"Known, %\",\"Wanted, %\"");
  g_assert_cmpstr (lines[1], ==, "1,0,,90");
  g_assert_cmpstr (lines[2], ==, "2–3,3,66.66666667,90");
  g_assert_cmpstr (lines[9], ==, "366+,0,,90");
  g_assert_cmpstr (lines[10], ==, "");
  cell = lex_study_chart_dup_cell (chart, 0, 1);
  g_assert_cmpstr (cell, ==, "–");
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/chart/past", test_past);
  study_fixture_add ("/chart/times", test_times);
  study_fixture_add ("/chart/streak", test_streak);
  study_fixture_add ("/chart/state", test_state);
  study_fixture_add ("/chart/until-exam", test_until_exam);
  study_fixture_add ("/chart/csv", test_csv);
  return study_fixture_run ();
}
