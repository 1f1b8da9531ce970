/* lex-mock-forecast.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chance to pass an exam, from mock exams alone, and how such forecasts turned out. It refuses
 * to guess from what was learned. Front ends and lex-mock-exam.c call it.
 */

#include "services/lex-mock-forecast.h"

#include <math.h>

#include "services/lex-study-private.h"

static gboolean
counts (const LexStudyRecord *record, const char *topic)
{
  return record->mode == LEX_REVIEW_EXAM && record->state != NULL
         && record->before.phase == LEX_PHASE_NEW && record->state->card->question != NULL
         && (topic == NULL || g_str_equal (record->state->card->question->topic, topic));
}

gboolean
lex_mock_forecast_make (LexStudy *study, const LexMockRules *rules, const char *topic,
                        LexForecast *forecast, guint *answered)
{
  guint n = 0;
  guint right = 0;

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = &g_array_index (study->log, LexStudyRecord, i);

      if (!counts (record, topic))
        continue;
      n++;
      right += record->rating != LEX_RATING_AGAIN;
    }
  if (answered != NULL)
    *answered = n;
  return lex_forecast_make (right, n, CLAMP (rules->questions, 1, 1000), rules->pass / 100.0,
                            forecast);
}

static double
get_number (LexStudy *study, const char *subject, const char *name)
{
  const char *value = lex_study_get_value (study, subject, name);

  return value != NULL ? g_ascii_strtod (value, NULL) : NAN;
}

double
lex_mock_forecast_judge (LexStudy *study, guint *n)
{
  g_autoptr (GArray) chances = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) passed = g_array_new (FALSE, FALSE, sizeof (gboolean));
  GHashTableIter iter;
  gpointer subject;

  g_hash_table_iter_init (&iter, study->facts);
  while (g_hash_table_iter_next (&iter, &subject, NULL))
    {
      const double chance = get_number (study, subject, "foretold");
      const double percent
          = 100 * get_number (study, subject, "right") / get_number (study, subject, "total");
      const gboolean pass = percent >= get_number (study, subject, "pass");

      if (!g_str_has_prefix (subject, "sitting/") || isnan (chance) || isnan (percent))
        continue;
      g_array_append_val (chances, chance);
      g_array_append_val (passed, pass);
    }
  *n = chances->len;
  return chances->len > 0
             ? lex_forecast_judge ((const double *) (gpointer) chances->data,
                                   (const gboolean *) (gpointer) passed->data, chances->len)
             : NAN;
}
