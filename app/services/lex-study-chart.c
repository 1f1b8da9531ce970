/* lex-study-chart.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers on the study as charts: to be drawn, read aloud as a table, copied as CSV. It refuses to
 * know how they are drawn and what the numbers come from. Front ends call it.
 */

#include "services/lex-study-chart-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "services/lex-study-private.h"

/* What the kinds are called. */
static const LexStudyChartFrame frames[LEX_N_CHARTS] = {
  [LEX_CHART_DAYS] = { "days",
                       N_ ("Answers a day"),
                       N_ ("Day"),
                       { N_ ("Answers"), N_ ("Known, %"), N_ ("Minutes") } },
  [LEX_CHART_DUE] = { "due", N_ ("Cards to come"), N_ ("Day"), { N_ ("Due") } },
  [LEX_CHART_RETENTION] = { "retention",
                            N_ ("Kept in mind, by interval"),
                            N_ ("Days between answers"),
                            { N_ ("Asked"), N_ ("Known, %"), N_ ("Wanted, %") } },
  [LEX_CHART_TIMES] = { "times",
                        N_ ("How long answers and look-ups take"),
                        N_ ("Week from"),
                        { N_ ("Answers"), N_ ("Answer, s"), N_ ("Look-ups"), N_ ("Look-up, s") } },
  [LEX_CHART_CALIBRATION] = { "calibration",
                              N_ ("Predicted against actual"),
                              N_ ("Chance, %"),
                              { N_ ("Asked"), N_ ("Predicted, %"), N_ ("Known, %") } },
  [LEX_CHART_EXAMS] = { "exams",
                        N_ ("Mock exams"),
                        N_ ("Day"),
                        { N_ ("Questions"), N_ ("Right, %"), N_ ("Pass mark, %"), N_ ("Minutes"),
                          N_ ("Look-ups"), N_ ("Foretold chance, %") } },
  [LEX_CHART_LAWS] = { "laws",
                       N_ ("The Laws, by what is known"),
                       N_ ("Law"),
                       { N_ ("Cards"), N_ ("Asked"), N_ ("Known, %"), N_ ("Answered wrongly") } },
};

static void
clear_row (gpointer data)
{
  g_free (((LexStudyChartRow *) data)->label);
}

LexStudyChart *
lex_study_chart_new_empty (LexStudyChartKind kind, const LexStudyChartFrame *frame)
{
  LexStudyChart *self = g_new0 (LexStudyChart, 1);

  self->kind = kind;
  self->name = frame->name;
  self->title = _ (frame->title);
  self->key_title = _ (frame->key_title);
  for (; self->n_values < LEX_CHART_MAX_VALUES && frame->titles[self->n_values] != NULL;
       self->n_values++)
    self->titles[self->n_values] = _ (frame->titles[self->n_values]);
  self->rows = g_array_new (FALSE, FALSE, sizeof (LexStudyChartRow));
  g_array_set_clear_func (self->rows, clear_row);
  return self;
}

LexStudyChart *
lex_study_chart_new (LexStudy *study, LexStudyChartKind kind, gint64 now)
{
  LexStudyChart *self = lex_study_chart_new_empty (kind, &frames[kind]);

  if (kind == LEX_CHART_DUE || kind == LEX_CHART_LAWS || kind == LEX_CHART_EXAMS)
    lex_study_chart_fill_state (self, study, now);
  else
    lex_study_chart_fill_past (self, study, now);
  return self;
}

LexStudyChart *
lex_study_chart_copy (const LexStudyChart *self)
{
  LexStudyChart *copy = g_new (LexStudyChart, 1);

  *copy = *self;
  copy->rows = g_array_sized_new (FALSE, FALSE, sizeof (LexStudyChartRow), self->rows->len);
  g_array_set_clear_func (copy->rows, clear_row);
  for (guint i = 0; i < self->rows->len; i++)
    {
      LexStudyChartRow row = g_array_index (self->rows, LexStudyChartRow, i);

      row.label = g_strdup (row.label);
      g_array_append_val (copy->rows, row);
    }
  return copy;
}

void
lex_study_chart_free (LexStudyChart *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  g_free (self);
}

gboolean
lex_study_chart_kind_from_name (const char *name, LexStudyChartKind *kind)
{
  for (guint i = 0; i < LEX_N_CHARTS; i++)
    if (g_str_equal (frames[i].name, name))
      {
        *kind = (LexStudyChartKind) i;
        return TRUE;
      }
  return FALSE;
}

/* Texts */

/* Quoted where a comma, a quote or a line's end would part it. */
static void
append_field (GString *text, const char *field)
{
  if (strpbrk (field, ",\"\r\n") == NULL)
    {
      g_string_append (text, field);
      return;
    }
  g_string_append_c (text, '"');
  for (; *field != '\0'; field++)
    g_string_append_len (text, *field == '"' ? "\"\"" : field, *field == '"' ? 2 : 1);
  g_string_append_c (text, '"');
}

static void
append_number (GString *text, double value)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (!isnan (value))
    g_string_append (text, g_ascii_formatd (number, sizeof number, "%.10g", value));
}

char *
lex_study_chart_dup_csv (const LexStudyChart *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_field (text, self->key_title);
  for (guint i = 0; i < self->n_values; i++)
    {
      g_string_append_c (text, ',');
      append_field (text, self->titles[i]);
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      const LexStudyChartRow *row = &g_array_index (self->rows, LexStudyChartRow, i);

      g_string_append_c (text, '\n');
      append_field (text, row->label);
      for (guint j = 0; j < self->n_values; j++)
        {
          g_string_append_c (text, ',');
          append_number (text, row->values[j]);
        }
    }
  g_string_append_c (text, '\n');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
lex_study_chart_dup_cell (const LexStudyChart *self, guint row, guint value)
{
  const double number = g_array_index (self->rows, LexStudyChartRow, row).values[value];

  if (isnan (number))
    return g_strdup ("–");
  return g_strdup_printf (number == floor (number) ? "%.0f" : "%.1f", number);
}

/* The streak and a Law */

guint
lex_study_chart_count_streak (LexStudy *study, gint64 now, guint *longest)
{
  const gint64 today = lex_study_day (&study->options, now);
  gint64 last = G_MININT64;
  guint run = 0;
  guint most = 0;

  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = &g_array_index (study->log, LexStudyRecord, i);
      const gint64 day = lex_study_day (&study->options, record->answered);

      if (day > today || day == last)
        continue;
      run = day == last + 1 ? run + 1 : 1;
      last = day;
      most = MAX (most, run);
    }
  if (longest != NULL)
    *longest = most;
  return last >= today - 1 ? run : 0;
}

double
lex_study_chart_get_law (LexStudy *study, guint law, gint64 now)
{
  g_autoptr (LexStudyChart) laws = lex_study_chart_new (study, LEX_CHART_LAWS, now);

  return law >= 1 && law <= laws->rows->len
             ? g_array_index (laws->rows, LexStudyChartRow, law - 1).values[2] / 100
             : NAN;
}
