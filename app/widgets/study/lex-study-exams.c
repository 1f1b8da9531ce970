/* lex-study-exams.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mock exams in the place to learn, as actions: begun, sat with the book beside them, ended, looked
 * at again. It refuses to mark. The room adds it.
 */

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-study-room-private.h"
#include "widgets/text/lex-question.h"

/* Wider, question and book stand beside each other. */
#define WIDE 900

static void
hide_book (LexStudyRoom *self)
{
  gint64 looked;

  if (self->book != NULL)
    lex_book_take_lookups (LEX_BOOK (self->book), &looked);
  g_clear_pointer (&self->book, gtk_widget_unparent);
}

/* What was looked up belongs to the question that is shown. */
static void
count_lookups (LexStudyRoom *self)
{
  gint64 looked;

  if (self->book == NULL || self->sitting == NULL)
    return;
  self->sitting->lookups += lex_book_take_lookups (LEX_BOOK (self->book), &looked);
  self->sitting->looked += looked;
}

/* Whether what stands there is an answer: a ruling in steps is answered step by step. */
static gboolean
finish_answer (LexStudyRoom *self, LexAsking *asking)
{
  if (asking->done || asking->question->steps->len != 1)
    return FALSE;
  if (!lex_asking_is_typed (asking))
    return lex_asking_submit (asking);
  return lex_asking_submit_typed (asking, self->library);
}

/* What was typed or chosen counts, though nobody pressed Enter. */
static void
take_answer (LexStudyRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (self->sitting == NULL || self->card != NULL || lex_sitting_is_over (self->sitting)
      || !finish_answer (self, self->sitting->asking))
    return;
  if (!lex_sitting_keep (self->sitting, self->clock (), &error))
    lex_study_show_complaint (self, error->message);
}

/* Also where no answer was given; what can not be kept is complained of. */
static void
leave_question (LexStudyRoom *self)
{
  g_autoptr (GError) error = NULL;

  count_lookups (self);
  lex_study_show_complaint (self, NULL);
  take_answer (self);
  if (self->sitting != NULL && !lex_sitting_leave (self->sitting, self->clock (), &error))
    lex_study_show_complaint (self, error->message);
}

static void
withdraw_question (LexStudyRoom *self)
{
  GObject *question = self->question;

  g_clear_weak_pointer (&self->question);
  if (question != NULL)
    lex_question_withdraw (question);
}

void
lex_study_exams_leave (LexStudyRoom *self)
{
  withdraw_question (self);
  leave_question (self);
  lex_study_clock_stop (self);
  hide_book (self);
  g_clear_pointer (&self->sitting, lex_sitting_free);
}

static void
end_exam (LexStudyRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (self->sitting == NULL || lex_sitting_is_over (self->sitting))
    return;
  leave_question (self);
  if (!lex_mock_exam_end (self->sitting->exam, self->clock (), &error))
    {
      lex_study_show_complaint (self, error->message);
      lex_study_show_page (self, TRUE);
      return;
    }
  lex_study_clock_stop (self);
  hide_book (self);
  self->result = TRUE;
  lex_study_show_page (self, FALSE);
}

/* Ends the exam when its time is over. */
static void
run_out (LexStudyRoom *self)
{
  if (self->sitting != NULL && !lex_sitting_is_over (self->sitting)
      && lex_sitting_get_left (self->sitting, self->clock ()) <= 0)
    {
      withdraw_question (self);
      end_exam (self);
    }
}

static void
sit (LexStudyRoom *self, LexMockExam *exam)
{
  lex_study_exams_leave (self);
  g_clear_pointer (&self->course, lex_course_free);
  self->sitting = lex_sitting_new (exam);
  self->result = lex_sitting_is_over (self->sitting);
  if (!self->result)
    lex_study_clock_start (self, run_out);
  lex_study_show_page (self, FALSE);
}

static void
begin_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;
  LexMockExam *exam = lex_mock_exam_begin (self->study, &self->mock.rules, self->clock (), &error);

  if (exam != NULL)
    sit (self, exam);
  else
    {
      lex_study_show_complaint (self, error->message);
      lex_study_show_page (self, TRUE);
    }
}

static void
resume_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  LexMockExam *exam = lex_mock_exam_resume (self->study);

  if (exam != NULL)
    sit (self, exam);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  LexMockExam *exam = lex_mock_exam_open (self->study, g_variant_get_string (parameter, NULL));

  if (exam != NULL)
    sit (self, exam);
}

static void
turn_to (LexStudyRoom *self, guint place)
{
  leave_question (self);
  self->result = FALSE;
  lex_sitting_show (self->sitting, place);
  lex_study_show_page (self, FALSE);
}

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const gint64 place = self->sitting != NULL
                           ? (gint64) self->sitting->place + g_variant_get_int32 (parameter)
                           : -1;

  if (place >= 0 && place < lex_mock_exam_get_size (self->sitting->exam))
    turn_to (self, (guint) place);
}

static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  if (self->sitting != NULL
      && g_variant_get_uint32 (parameter) < lex_mock_exam_get_size (self->sitting->exam))
    turn_to (self, g_variant_get_uint32 (parameter));
}

static void
result_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  self->result = self->sitting != NULL && lex_sitting_is_over (self->sitting);
  lex_study_show_page (self, FALSE);
}

/* What is given up, and what time there would be. */
static char *
dup_left (LexStudyRoom *self, guint unanswered)
{
  const gint64 seconds = MAX (lex_sitting_get_left (self->sitting, self->clock ()), 0);
  const gulong minutes = (gulong) (seconds + 59) / 60;
  g_autofree char *questions = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u question is not answered and counts as wrong.",
                   "%u questions are not answered and count as wrong.", unanswered),
      unanswered);
  g_autofree char *time = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%lu minute is left.", "%lu minutes are left.", minutes),
      minutes);

  return g_strconcat (questions, " ", time, NULL);
}

static void
end_response_cb (LexStudyRoom *self, const char *response)
{
  g_clear_weak_pointer (&self->question);
  if (g_str_equal (response, LEX_QUESTION_ACCEPTED))
    end_exam (self);
}

static void
ask_whether_to_end (LexStudyRoom *self, guint unanswered)
{
  g_autofree char *left = dup_left (self, unanswered);

  if (self->question != NULL)
    return;
  g_set_weak_pointer (&self->question,
                      lex_question_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                        _ ("End the exam?"), left, _ ("_End the Exam")));
  g_signal_connect_object (self->question, "response", G_CALLBACK (end_response_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  LexMockResult result;

  if (self->sitting == NULL || lex_sitting_is_over (self->sitting))
    return;
  leave_question (self);
  lex_mock_exam_judge (self->sitting->exam, &result);
  if (result.answered < result.questions)
    {
      lex_study_show_page (self, TRUE);
      ask_whether_to_end (self, result.questions - result.answered);
    }
  else
    end_exam (self);
}

/* What was answered stands until another answer takes its place. */
static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  LexSitting *sitting = self->sitting;

  if (sitting == NULL || lex_sitting_is_over (sitting))
    return;
  g_clear_pointer (&sitting->asking, lex_asking_free);
  sitting->asking = lex_asking_new (lex_mock_exam_get_card (sitting->exam, sitting->place),
                                    lex_mock_exam_pose (sitting->exam, sitting->place),
                                    lex_mock_exam_get_seed (sitting->exam, sitting->place));
  lex_study_show_page (self, TRUE);
}

static void
book_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  if (self->sitting == NULL || lex_sitting_is_over (self->sitting)
      || !lex_mock_exam_get_rules (self->sitting->exam)->open_book)
    return;
  if (self->book != NULL)
    {
      count_lookups (self);
      hide_book (self);
      lex_study_show_page (self, TRUE);
      return;
    }
  self->book = lex_book_new (self->library, self->language, self->watch);
  gtk_widget_set_hexpand (self->book, TRUE);
  gtk_widget_set_vexpand (self->book, TRUE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->desk),
                                  gtk_widget_get_width (GTK_WIDGET (self)) >= WIDE
                                      ? GTK_ORIENTATION_HORIZONTAL
                                      : GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self->desk), self->book);
  lex_book_begin (LEX_BOOK (self->book));
}

/* Returns: whether the exam took the answer. */
gboolean
lex_study_exams_keep (LexStudyRoom *self)
{
  g_autoptr (GError) error = NULL;
  LexSitting *sitting = self->sitting;

  if (sitting == NULL || lex_sitting_is_over (sitting))
    return FALSE;
  count_lookups (self);
  if (!lex_sitting_keep (sitting, self->clock (), &error))
    lex_study_show_complaint (self, error->message);
  else if (sitting->place + 1 < lex_mock_exam_get_size (sitting->exam))
    lex_sitting_show (sitting, sitting->place + 1);
  return TRUE;
}

void
lex_study_exams_add_actions (LexStudyRoom *self)
{
  static const GActionEntry entries[] = {
    { "begin-exam", begin_cb }, { "resume-exam", resume_cb }, { "open-exam", open_cb, "s" },
    { "turn", turn_cb, "i" },   { "review", review_cb, "u" }, { "result", result_cb },
    { "end-exam", end_cb },     { "again", again_cb },        { "book", book_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
