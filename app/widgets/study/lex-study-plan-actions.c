/* lex-study-plan-actions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is decided on the pages that look ahead, as actions: the exam that is prepared for, how what
 * waited is spread, which card is woken. It refuses to plan. The room adds it.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-study-today.h"
#include "widgets/study/lex-study-room-private.h"

static void
show (LexStudyRoom *self, const GError *error)
{
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  lex_study_show_page (self, TRUE);
}

/* Nothing is kept by looking at a plan. What comes after an exam can be changed when it is over,
 * but there is nothing to plan then.
 * @over: whether its day may be */
static gboolean
read_exam (LexStudyRoom *self, gboolean over, LexStudyExam *exam)
{
  const gint64 today = lex_study_day (lex_study_get_options (self->study), self->clock ());
  LexStudyExam kept;

  if (lex_exam_form_read (&self->exam, self->study, exam)
      && (exam->exam.day > today
          || (over && lex_study_exam_get (self->study, &kept) && kept.exam.day == exam->exam.day)))
    return TRUE;
  lex_study_show_complaint (self, _ ("Type a day that is ahead, such as 2027-03-14."));
  lex_study_show_page (self, TRUE);
  return FALSE;
}

static void
plan_exam_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  LexStudyExam exam;

  if (!read_exam (self, FALSE, &exam))
    return;
  self->exam.planned = TRUE;
  show (self, NULL);
}

static void
keep_exam_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;
  LexStudyExam exam;

  if (!read_exam (self, TRUE, &exam))
    return;
  self->exam.planned = lex_study_exam_set (self->study, &exam, self->clock (), &error);
  show (self, error);
}

/* What else is filled in may be another exam already, and stays. */
static void
after_exam_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;
  LexStudyExam exam;

  if (!lex_study_exam_get (self->study, &exam))
    return;
  exam.stop = g_variant_get_boolean (parameter);
  if (lex_study_exam_set (self->study, &exam, self->clock (), &error))
    self->exam.stop = exam.stop != FALSE;
  show (self, error);
}

static void
drop_exam_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  LexStudyExam exam;

  if (!lex_study_exam_get (self->study, &exam))
    return;
  text = lex_study_exam_dup_text (&exam);
  if (lex_study_exam_set (self->study, NULL, self->clock (), &error))
    {
      self->exam.planned = FALSE;
      lex_study_show_removed (self, _ ("The exam date was removed"), "bring-back-exam", text);
    }
  show (self, error);
}

/* The form is filled in with it again. */
static void
bring_exam_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;

  if (lex_study_exam_bring_back (self->study, g_variant_get_string (parameter, NULL),
                                 self->clock (), &error))
    {
      self->exam.filled = FALSE;
      self->exam.planned = TRUE;
    }
  lex_study_show_returned (self, error);
}

static void
apply_backlog_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;

  if (lex_study_today_apply_backlog (self->study, self->clock (), &error))
    self->at = LEX_STUDY_HOME;
  show (self, error);
}

static void
wake_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const LexStudyCard *card
      = lex_study_find_card (self->study, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (card == NULL)
    return;
  lex_study_today_wake (self->study, card, self->clock (), &error);
  show (self, error);
}

void
lex_study_plan_actions_add (LexStudyRoom *self)
{
  static const GActionEntry entries[] = {
    { "plan-exam", plan_exam_cb },         { "keep-exam", keep_exam_cb },
    { "drop-exam", drop_exam_cb },         { "bring-back-exam", bring_exam_back_cb, "s" },
    { "apply-backlog", apply_backlog_cb }, { "wake", wake_cb, "s" },
    { "after-exam", after_exam_cb, "b" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
