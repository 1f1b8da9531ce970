/* lex-study-chart-past.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charts of what was: answers a day, what was kept, how long it took, how predictions turned
 * out. It refuses to know how charts look. lex-study-chart.c calls it.
 */

#include <math.h>

#include "services/lex-study-chart-private.h"
#include "services/lex-study-private.h"

#define DAYS_SHOWN 365
#define DAYS_A_WEEK 7

static const LexStudyRecord *
get_record (LexStudy *study, guint place)
{
  return &g_array_index (study->log, LexStudyRecord, place);
}

static gint64
get_day (LexStudy *study, const LexStudyRecord *record)
{
  return lex_study_day (&study->options, record->answered);
}

/* Whole days since the answer before, or 0 where nothing can be told of what is kept. */
static gint64
get_interval (LexStudy *study, const LexStudyRecord *record)
{
  const gint64 days
      = record->state != NULL && record->before.phase == LEX_PHASE_REVIEW
            ? get_day (study, record) - lex_study_day (&study->options, record->before.answered)
            : 0;

  return MAX (days, 0);
}

static double
get_share (guint part, guint whole)
{
  return whole > 0 ? 100.0 * part / whole : NAN;
}

/* Answers a day */

static void
fill_days (LexStudyChart *self, LexStudy *study, gint64 now)
{
  const gint64 first = lex_study_day (&study->options, now) - DAYS_SHOWN + 1;
  guint asked[DAYS_SHOWN] = { 0 };
  guint known[DAYS_SHOWN] = { 0 };
  guint answers[DAYS_SHOWN] = { 0 };
  gint64 took[DAYS_SHOWN] = { 0 };

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = get_record (study, i);
      const gint64 at = get_day (study, record) - first;
      const gboolean kept = at >= 0 && at < DAYS_SHOWN && get_interval (study, record) > 0;

      if (at < 0 || at >= DAYS_SHOWN)
        continue;
      answers[at]++;
      asked[at] += kept;
      known[at] += kept && record->rating != LEX_RATING_AGAIN;
      took[at] += record->took;
    }
  for (guint i = 0; i < DAYS_SHOWN; i++)
    {
      LexStudyChartRow *row
          = lex_study_chart_add (self, first + i, lex_study_chart_dup_day (first + i));

      row->values[0] = answers[i];
      row->values[1] = get_share (known[i], asked[i]);
      row->values[2] = rint ((double) took[i] / 6000) / 10;
    }
}

/* Retention */

static const guint interval_ends[] = { 1, 3, 7, 14, 30, 60, 120, 365, G_MAXINT };

static guint
find_interval (gint64 days)
{
  guint at = 0;

  while (days > interval_ends[at])
    at++;
  return at;
}

static void
add_interval (LexStudyChart *self, LexStudy *study, guint at, guint asked, guint known)
{
  const guint from = at > 0 ? interval_ends[at - 1] + 1 : 1;
  const guint to = interval_ends[at];
  LexStudyChartRow *row
      = lex_study_chart_add (self, from,
                             to == from       ? g_strdup_printf ("%u", from)
                             : to == G_MAXINT ? g_strdup_printf ("%u+", from)
                                              : g_strdup_printf ("%u–%u", from, to));

  row->values[0] = asked;
  row->values[1] = get_share (known, asked);
  row->values[2] = 100 * study->settings.retention;
}

static void
fill_retention (LexStudyChart *self, LexStudy *study)
{
  guint asked[G_N_ELEMENTS (interval_ends)] = { 0 };
  guint known[G_N_ELEMENTS (interval_ends)] = { 0 };

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = get_record (study, i);
      const gint64 days = get_interval (study, record);
      const guint at = days > 0 ? find_interval (days) : 0;

      asked[at] += days > 0;
      known[at] += days > 0 && record->rating != LEX_RATING_AGAIN;
    }
  for (guint i = 0; i < G_N_ELEMENTS (interval_ends); i++)
    add_interval (self, study, i, asked[i], known[i]);
}

/* Predicted against actual */

#define TENTHS 10

static void
fill_calibration (LexStudyChart *self, LexStudy *study)
{
  guint asked[TENTHS] = { 0 };
  guint known[TENTHS] = { 0 };
  double predicted[TENTHS] = { 0 };

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = get_record (study, i);
      const double chance
          = get_interval (study, record) > 0
                ? lex_schedule_recall (&record->before, &study->options, record->answered)
                : -1;
      const guint at = (guint) CLAMP (chance * TENTHS, 0, TENTHS - 1);

      if (chance < 0)
        continue;
      asked[at]++;
      known[at] += record->rating != LEX_RATING_AGAIN;
      predicted[at] += chance;
    }
  for (guint i = 0; i < TENTHS; i++)
    {
      LexStudyChartRow *row = lex_study_chart_add (
          self, i * 100 / TENTHS,
          g_strdup_printf ("%u–%u", i * 100 / TENTHS, (i + 1) * 100 / TENTHS));

      row->values[0] = asked[i];
      row->values[1] = asked[i] > 0 ? 100 * predicted[i] / asked[i] : NAN;
      row->values[2] = get_share (known[i], asked[i]);
    }
}

/* Times */

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a;
  const double other = *(const double *) b;

  return one < other ? -1 : one > other;
}

/* In seconds, of milliseconds. */
static double
get_middle (GArray *times)
{
  if (times->len == 0)
    return NAN;
  g_array_sort (times, compare_numbers);
  return rint (g_array_index (times, double, times->len / 2) / 100) / 10;
}

static void
add_week (LexStudyChart *self, gint64 day, GArray *took, GArray *looked, guint lookups)
{
  LexStudyChartRow *row = lex_study_chart_add (self, day, lex_study_chart_dup_day (day));

  row->values[0] = took->len;
  row->values[1] = get_middle (took);
  row->values[2] = lookups;
  row->values[3] = get_middle (looked);
  g_array_set_size (took, 0);
  g_array_set_size (looked, 0);
}

/* Weeks begin on Monday; day 0 was a Thursday. */
static gint64
get_week (gint64 day)
{
  return day - ((day + 3) % DAYS_A_WEEK + DAYS_A_WEEK) % DAYS_A_WEEK;
}

static void
fill_times (LexStudyChart *self, LexStudy *study)
{
  g_autoptr (GArray) took = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) looked = g_array_new (FALSE, FALSE, sizeof (double));
  gint64 week = G_MININT64;
  guint lookups = 0;

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = get_record (study, i);
      const gint64 own = get_week (get_day (study, record));
      const double time = (double) record->took;
      const double each
          = record->lookups > 0 ? (double) record->looked / (double) record->lookups : 0;

      if (own != week && took->len > 0)
        {
          add_week (self, week, took, looked, lookups);
          lookups = 0;
        }
      week = own;
      g_array_append_val (took, time);
      if (record->lookups > 0)
        g_array_append_val (looked, each);
      lookups += (guint) record->lookups;
    }
  if (took->len > 0)
    add_week (self, week, took, looked, lookups);
}

void
lex_study_chart_fill_past (LexStudyChart *self, LexStudy *study, gint64 now)
{
  switch (self->kind)
    {
    case LEX_CHART_RETENTION:
      fill_retention (self, study);
      break;
    case LEX_CHART_TIMES:
      fill_times (self, study);
      break;
    case LEX_CHART_CALIBRATION:
      fill_calibration (self, study);
      break;
    case LEX_CHART_DAYS:
    case LEX_CHART_DUE:
    case LEX_CHART_EXAMS:
    case LEX_CHART_LAWS:
    case LEX_CHART_BARS:
    default:
      fill_days (self, study, now);
      break;
    }
}
