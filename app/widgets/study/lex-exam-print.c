/* lex-exam-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mock exam, for a class or one that was sat, printed with and without answers. It refuses to
 * know how it stands on paper (the room `paper` does) and to keep it. The place to learn orders it.
 */

#include "widgets/study/lex-exam-print.h"

#include <glib/gi18n-lib.h>

#include "paper/lex-paper-exam.h"
#include "services/lex-mock-choice.h"
#include "widgets/study/lex-study-form.h"
#include "widgets/text/lex-printing.h"

#define MOST_SELECTIONS 9999

static void
pose_new (const LexExamPrint *self, GPtrArray *questions)
{
  g_autoptr (GPtrArray) cards = lex_mock_choice_make (self->study, self->rules, self->seed);

  for (guint i = 0; i < cards->len; i++)
    g_ptr_array_add (questions, lex_study_pose (self->study, cards->pdata[i]));
}

static void
pose_sat (LexMockExam *exam, GPtrArray *questions, GArray *seeds)
{
  for (guint i = 0; i < lex_mock_exam_get_size (exam); i++)
    {
      const guint32 seed = lex_mock_exam_get_seed (exam, i);

      g_ptr_array_add (questions, lex_mock_exam_pose (exam, i));
      g_array_append_val (seeds, seed);
    }
}

static char *
dup_selection (const LexExamPrint *self)
{
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = NULL;

  if (self->exam == NULL)
    return g_strdup_printf (_ ("Selection %u."), self->seed);
  day = g_date_time_new_from_unix_local (lex_mock_exam_get_began (self->exam));
  date = g_date_time_format (day, "%F %H:%M");
  return g_strdup_printf (_ ("Sat on %s."), date);
}

static char *
dup_facts (const LexExamPrint *self, guint n)
{
  const LexMockRules *rules
      = self->exam != NULL ? lex_mock_exam_get_rules (self->exam) : self->rules;
  g_autofree char *selection = dup_selection (self);
  g_autofree char *facts = g_strdup_printf (
      _ ("Questions: %u. Minutes: %u. Pass mark: %u %%. %s."), n, rules->minutes, rules->pass,
      rules->open_book ? _ ("With the book") : _ ("Without the book"));

  return g_strdup_printf ("%s %s", facts, selection);
}

static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  const LexExamPrint *self = user_data;
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);
  g_autoptr (GArray) seeds = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *facts = NULL;
  LexPaperExam exam = { .title = _ ("Mock Exam"),
                        .questions = questions,
                        .seed = self->seed,
                        .language = self->language,
                        .answers = self->answers };
  LexPaper *paper = lex_paper_new (width, height, exam.title);

  if (self->exam != NULL)
    pose_sat (self->exam, questions, seeds);
  else
    pose_new (self, questions);
  facts = dup_facts (self, questions->len);
  exam.facts = facts;
  exam.seeds = self->exam != NULL ? (const guint32 *) (gpointer) seeds->data : NULL;
  lex_paper_exam_add (paper, &exam);
  return paper;
}

/* The same number prints the same selection, for pupils without the answers. */
static GtkWidget *
new_options (gpointer user_data)
{
  LexExamPrint *self = user_data;
  GtkWidget *form = lex_study_form_new (NULL, NULL);
  const LexStudyFormRange range = { 1, MOST_SELECTIONS, 1 };

  gtk_widget_set_margin_start (form, 12);
  gtk_widget_set_margin_end (form, 12);
  gtk_widget_set_margin_top (form, 12);
  if (self->exam == NULL)
    lex_study_form_add_number (form, _ ("Selection"), &range, &self->seed);
  lex_study_form_add_check (form, _ ("Answers behind the questions"), &self->answers);
  return form;
}

/* The fields wrote what was chosen. */
static void
apply_options (GtkWidget *options, gpointer user_data)
{
}

gboolean
lex_exam_print_run (LexExamPrint *self, GtkWindow *parent, GError **error)
{
  return lex_printing_run (&(LexPrinting){ .title = _ ("Mock Exam"),
                                           .make = make,
                                           .new_options = new_options,
                                           .apply_options = apply_options,
                                           .options_title = _ ("Mock Exam"),
                                           .user_data = self },
                           parent, error);
}

gboolean
lex_exam_print_export (LexExamPrint *self, const char *path, GError **error)
{
  return lex_printing_export (
      &(LexPrinting){ .title = _ ("Mock Exam"), .make = make, .user_data = self }, path, error);
}
