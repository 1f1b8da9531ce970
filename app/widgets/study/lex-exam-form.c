/* lex-exam-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The day of an exam, the time until it and the plan, as a page. It refuses to plan and to keep
 * anything: its buttons name actions of the room of study, which makes it.
 */

#include "widgets/study/lex-exam-form.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "services/lex-study-chart-plan.h"
#include "widgets/charts/lex-chart-box.h"
#include "widgets/charts/lex-chart-view.h"
#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-study-form.h"

#define SECONDS_A_DAY 86400
#define MOST_MINUTES 600
#define MOST_NEW 500
#define MOST_WEIGHT 400
#define WEIGHT_STEP 10
#define USUAL_DAYS 90

/* Reading */

static char *
dup_date (gint64 day)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (day * SECONDS_A_DAY);

  return g_date_time_format (date, "%F");
}

static gboolean
read_date (const char *text, gint64 *day)
{
  int year, month, of_month;
  char end;
  g_autoptr (GDateTime) date = NULL;

  if (text == NULL || sscanf (text, "%4d-%2d-%2d%c", &year, &month, &of_month, &end) != 3)
    return FALSE;
  date = g_date_time_new_utc (year, month, of_month, 0, 0, 0);
  if (date == NULL)
    return FALSE;
  *day = g_date_time_to_unix (date) / SECONDS_A_DAY;
  return TRUE;
}

void
lex_exam_form_fill (LexExamWish *wish, LexStudy *study, gint64 now)
{
  const gint64 today = lex_study_day (lex_study_get_options (study), now);

  if (wish->filled)
    return;
  wish->filled = TRUE;
  if (!lex_study_exam_get (study, &wish->exam))
    lex_study_exam_init (&wish->exam, study, today + USUAL_DAYS);
  g_free (wish->date);
  wish->date = dup_date (wish->exam.exam.day);
  wish->minutes
      = (guint) MAX (wish->exam.exam.answers_a_day * lex_study_exam_get_pace (study) / 60 + 0.5, 1);
  wish->stop = wish->exam.stop != FALSE;
}

static guint
count_answers (const LexExamWish *wish, LexStudy *study)
{
  return (guint) MAX (wish->minutes * 60 / lex_study_exam_get_pace (study) + 0.5, 1);
}

gboolean
lex_exam_form_read (const LexExamWish *wish, LexStudy *study, LexStudyExam *exam)
{
  *exam = wish->exam;
  exam->exam.answers_a_day = count_answers (wish, study);
  exam->stop = wish->stop != 0;
  return read_date (wish->date, &exam->exam.day);
}

/* The fields */

typedef struct
{
  LexStudy *study;
  LexExamWish *wish;
  GtkWidget *pace;
} Form;

static void
changed_cb (gpointer data)
{
  const Form *self = data;
  g_autofree char *words = g_strdup_printf (_ ("About %u answers a day, at %.0f s each."),
                                            count_answers (self->wish, self->study),
                                            lex_study_exam_get_pace (self->study));

  gtk_label_set_text (GTK_LABEL (self->pace), words);
}

static void
dated_cb (GtkEditable *entry, LexExamWish *wish)
{
  g_free (wish->date);
  wish->date = g_strdup (gtk_editable_get_text (entry));
}

static void
entered_cb (GtkWidget *entry, gpointer unused)
{
  gtk_widget_activate_action (entry, "study.plan-exam", NULL);
}

static GtkWidget *
date_new (LexExamWish *wish)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 11);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 11);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("2027-03-14"));
  gtk_editable_set_text (GTK_EDITABLE (entry), wish->date);
  g_signal_connect (entry, "changed", G_CALLBACK (dated_cb), wish);
  g_signal_connect (entry, "activate", G_CALLBACK (entered_cb), NULL);
  return entry;
}

static GtkWidget *
weights_new (LexExamWish *wish)
{
  GtkWidget *grid = lex_study_form_new (NULL, NULL);
  const LexStudyFormRange range = { 0, MOST_WEIGHT, WEIGHT_STEP };

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    lex_study_form_add_number (grid, lex_asking_page_get_topic (lex_mock_rules_get_topic (i)),
                               &range, &wish->exam.weights[i]);
  return lex_asking_parts_expander_new (_ ("How much each topic counts, %"), grid);
}

static GtkWidget *
fields_new (LexStudy *study, LexExamWish *wish)
{
  Form *self = g_new0 (Form, 1);
  GtkWidget *grid = lex_study_form_new (changed_cb, self);
  const LexStudyFormRange minutes = { 1, MOST_MINUTES, 5 };
  const LexStudyFormRange fresh = { 0, MOST_NEW, 1 };
  const char *const after[] = { _ ("go on learning"), _ ("ask nothing any more"), NULL };

  *self = (Form){ study, wish, lex_asking_parts_heading_new ("", "facts") };
  lex_study_form_add (grid, _ ("Day (year-month-day)"), date_new (wish));
  lex_study_form_add_number (grid, _ ("Minutes a day"), &minutes, &wish->minutes);
  lex_study_form_add_wide (grid, self->pace);
  lex_study_form_add_number (grid, _ ("New cards a day"), &fresh, &wish->exam.exam.new_a_day);
  lex_study_form_add_choice (grid, _ ("After the exam"), after, &wish->stop);
  lex_study_form_add_wide (grid, weights_new (wish));
  changed_cb (self);
  g_object_set_data_full (G_OBJECT (grid), "exam", self, g_free);
  return grid;
}

/* The plan */

static guint
sum (const LexStudyChart *plan, guint value)
{
  double n = 0;

  for (guint i = 0; i < plan->rows->len; i++)
    n += g_array_index (plan->rows, LexStudyChartRow, i).values[value];
  return (guint) n;
}

/* The last day that brings something new. */
static const char *
find_fresh (const LexStudyChart *plan)
{
  for (guint i = plan->rows->len; i > 0; i--)
    {
      const LexStudyChartRow *row = &g_array_index (plan->rows, LexStudyChartRow, i - 1);

      if (row->values[1] > 0)
        return row->label;
    }
  return NULL;
}

static char *
dup_summary (const LexStudyChart *plan, double known, gint64 pass)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const LexStudyChartRow *last
      = plan->rows->len > 0 ? &g_array_index (plan->rows, LexStudyChartRow, plan->rows->len - 1)
                            : NULL;
  const char *fresh = find_fresh (plan);
  g_autofree char *date = dup_date (pass);

  g_string_append_printf (text, _ ("Known on the day: %.0f %%."), 100 * known);
  g_string_append_c (text, ' ');
  g_string_append_printf (text, _ ("Days: %u. Answers: %u."), plan->rows->len, sum (plan, 0));
  if (fresh != NULL)
    g_string_append_printf (text, _ (" Something new until %s."), fresh);
  if (pass != 0)
    g_string_append_printf (text, _ (" From %s on most cards come for the last time."), date);
  if (last != NULL && last->values[4] > 0)
    g_string_append_printf (text, _ (" Left over on the last day: %.0f."), last->values[4]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_plan (LexStudy *study, const LexExamWish *wish, gint64 now, GtkBox *page)
{
  LexStudyExam exam;
  LexStudyChart *plan;
  gint64 pass;
  double known;
  g_autofree char *words = NULL;

  if (!lex_exam_form_read (wish, study, &exam)
      || exam.exam.day <= lex_study_day (lex_study_get_options (study), now))
    return;
  plan = lex_study_chart_plan_new_exam (study, &exam, now, &known, &pass);
  words = dup_summary (plan, known, pass);
  gtk_box_append (page, lex_asking_parts_heading_new (words, "plan"));
  gtk_box_append (page, lex_chart_box_new (plan, lex_chart_view_new (lex_study_chart_copy (plan))));
}

/* Who changes his mind when the day is over need not type anything. */
static void
add_after (LexStudy *study, gint64 now, GtkBox *page)
{
  LexStudyExam exam;
  GtkWidget *button;

  if (!lex_study_exam_get (study, &exam) || lex_study_exam_is_ahead (study, now))
    return;
  button = lex_asking_parts_button_new (
      exam.stop ? _ ("Go On Learning") : _ ("Ask Nothing Any More"),
      exam.stop ? "study.after-exam(false)" : "study.after-exam(true)", NULL);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (page, button);
}

static GtkWidget *
buttons_new (LexStudy *study, GtkWidget **first)
{
  GtkWidget *row = lex_asking_parts_flow_new (6);
  GtkWidget *keep
      = lex_asking_parts_button_new (_ ("Prepare for This Exam"), "study.keep-exam", NULL);
  LexStudyExam exam;

  *first = lex_asking_parts_button_new (_ ("Show the Plan"), "study.plan-exam", NULL);
  gtk_widget_add_css_class (keep, "suggested-action");
  gtk_box_append (GTK_BOX (row), *first);
  gtk_box_append (GTK_BOX (row), keep);
  if (lex_study_exam_get (study, &exam))
    gtk_box_append (GTK_BOX (row),
                    lex_asking_parts_button_new (_ ("No Exam Any More"), "study.drop-exam", NULL));
  return row;
}

GtkWidget *
lex_exam_form_new (LexStudy *study, LexExamWish *wish, gint64 now, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("Exam Date"));
  g_autofree char *state = lex_study_exam_dup_state (study, now);

  lex_exam_form_fill (wish, study, now);
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (state, "facts"));
  add_after (study, now, GTK_BOX (page));
  gtk_box_append (GTK_BOX (page), fields_new (study, wish));
  gtk_box_append (GTK_BOX (page), buttons_new (study, first));
  if (wish->planned)
    add_plan (study, wish, now, GTK_BOX (page));
  return page;
}
