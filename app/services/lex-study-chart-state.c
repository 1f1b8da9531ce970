/* lex-study-chart-state.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charts of what is: cards to come, the Laws, mock exams. It refuses to know how charts look.
 * lex-study-chart.c calls it.
 */

#include <math.h>

#include "services/lex-study-chart-private.h"
#include "services/lex-study-exam.h"
#include "services/lex-study-private.h"
#include "services/lex-study-today.h"

#define LEAST_DAYS 91
#define MOST_DAYS 366
#define N_LAWS 93

/* Cards to come */

static gboolean
comes (LexStudy *study, const LexStudyState *state, gint64 now)
{
  const LexStudyRest rest = lex_study_state_get_rest (study, state, now);

  return state->schedule.phase != LEX_PHASE_NEW
         && (rest == LEX_REST_NONE || rest == LEX_REST_BURIED);
}

/* A quarter, or until an exam that is further. */
static guint
count_days (LexStudy *study, gint64 now)
{
  LexStudyExam exam;

  if (!lex_study_exam_get (study, &exam))
    return LEAST_DAYS;
  return (guint) CLAMP (exam.exam.day - lex_study_day (&study->options, now) + 1, LEAST_DAYS,
                        MOST_DAYS);
}

/* What is overdue counts today; what is buried on its day. */
static void
fill_due (LexStudyChart *self, LexStudy *study, gint64 now)
{
  const gint64 today = lex_study_day (&study->options, now);
  const guint n_days = count_days (study, now);
  guint due[MOST_DAYS] = { 0 };

  for (guint i = 0; i < study->order->len; i++)
    {
      const LexStudyState *state = study->order->pdata[i];
      const char *until = lex_study_get_value (study, state->card->id, LEX_STUDY_UNTIL);
      const gint64 rests = until != NULL ? g_ascii_strtoll (until, NULL, 10) : today;
      const gint64 day = MAX (lex_study_day (&study->options, state->schedule.due), rests);

      if (comes (study, state, now) && day - today < n_days)
        due[MAX (day - today, 0)]++;
    }
  for (guint i = 0; i < n_days; i++)
    lex_study_chart_add (self, today + i, lex_study_chart_dup_day (today + i))->values[0] = due[i];
}

/* The Laws */

typedef struct
{
  guint cards;
  guint asked;
  guint wrong;
  double known;
} Law;

/* A card is of each Law that it cites, once. */
static void
count_card (LexStudy *study, const LexStudyState *state, Law *laws, gint64 now)
{
  const double known = lex_schedule_recall (&state->schedule, &study->options, now);
  GPtrArray *labels = state->card->labels;

  for (guint i = 0; i < labels->len; i++)
    {
      const guint law = lex_label_get_law (labels->pdata[i]);
      gboolean again = law == 0 || law > N_LAWS;

      for (guint j = 0; j < i && !again; j++)
        again = lex_label_get_law (labels->pdata[j]) == law;
      if (again)
        continue;
      laws[law - 1].cards++;
      laws[law - 1].asked += state->schedule.phase != LEX_PHASE_NEW;
      laws[law - 1].wrong += state->wrong;
      laws[law - 1].known += known;
    }
}

static void
fill_laws (LexStudyChart *self, LexStudy *study, gint64 now)
{
  Law laws[N_LAWS] = { { 0 } };

  for (guint i = 0; i < study->order->len; i++)
    count_card (study, study->order->pdata[i], laws, now);
  for (guint i = 0; i < N_LAWS; i++)
    {
      LexStudyChartRow *row = lex_study_chart_add (self, i + 1, g_strdup_printf ("%u", i + 1));

      row->values[0] = laws[i].cards;
      row->values[1] = laws[i].asked;
      row->values[2] = laws[i].cards > 0 ? rint (1000 * laws[i].known / laws[i].cards) / 10 : NAN;
      row->values[3] = laws[i].wrong;
    }
}

/* Mock exams */

static double
get_number (LexStudy *study, const char *sitting, const char *name)
{
  const char *value = lex_study_get_value (study, sitting, name);

  return value != NULL ? g_ascii_strtod (value, NULL) : NAN;
}

static int
compare_ended (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const double one = get_number (user_data, *(const char *const *) a, "ended");
  const double other = get_number (user_data, *(const char *const *) b, "ended");

  return one < other ? -1 : one > other;
}

static void
add_exam (LexStudyChart *self, LexStudy *study, const char *sitting)
{
  const double began = get_number (study, sitting, "began");
  const double ended = get_number (study, sitting, "ended");
  const double total = get_number (study, sitting, "total");
  const gint64 day = lex_study_day (&study->options, (gint64) ended);
  LexStudyChartRow *row = lex_study_chart_add (self, day, lex_study_chart_dup_day (day));

  row->values[0] = total;
  row->values[1] = rint (1000 * get_number (study, sitting, "right") / total) / 10;
  row->values[2] = get_number (study, sitting, "pass");
  row->values[3] = rint ((ended - began) / 6) / 10;
  row->values[4] = get_number (study, sitting, "lookups");
  row->values[5] = rint (1000 * get_number (study, sitting, "foretold")) / 10;
}

static void
fill_exams (LexStudyChart *self, LexStudy *study)
{
  g_autoptr (GPtrArray) sittings = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer subject;

  g_hash_table_iter_init (&iter, study->facts);
  while (g_hash_table_iter_next (&iter, &subject, NULL))
    if (g_str_has_prefix (subject, "sitting/")
        && lex_study_get_value (study, subject, "ended") != NULL)
      g_ptr_array_add (sittings, subject);
  g_ptr_array_sort_with_data (sittings, compare_ended, study);
  for (guint i = 0; i < sittings->len; i++)
    add_exam (self, study, sittings->pdata[i]);
}

void
lex_study_chart_fill_state (LexStudyChart *self, LexStudy *study, gint64 now)
{
  if (self->kind == LEX_CHART_DUE)
    fill_due (self, study, now);
  else if (self->kind == LEX_CHART_LAWS)
    fill_laws (self, study, now);
  else
    fill_exams (self, study);
}
