/* lex-study-ways.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways from page to page in the place to learn, as actions. It refuses to know how a card is
 * answered. The room adds it.
 */

#include "widgets/study/lex-study-room-private.h"

/* Nothing is asked any more, so that cards written meanwhile can come in. */
static void
leave (LexStudyRoom *self)
{
  lex_study_exams_leave (self);
  g_clear_pointer (&self->course, lex_course_free);
  g_clear_pointer (&self->removed, g_free);
  lex_study_show_complaint (self, NULL);
  lex_study_cards_renew (self);
}

static void
begin_course (LexStudyRoom *self, LexCourse *course)
{
  self->course = course;
  if (course->seconds > 0)
    lex_study_clock_start (self, lex_study_answers_run_out);
  lex_course_advance (course, self->clock ());
  lex_study_show_page (self, FALSE);
}

void
lex_study_ways_go (LexStudyRoom *self, LexStudyPlace at)
{
  leave (self);
  g_clear_pointer (&self->card, lex_own_card_free);
  self->at = at;
  lex_study_show_page (self, FALSE);
}

/* A page, by the name of the action. */
static void
go_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *action;
    LexStudyPlace at;
  } pages[] = {
    { "home", LEX_STUDY_HOME },         { "quiz", LEX_STUDY_QUIZ },
    { "progress", LEX_STUDY_PROGRESS }, { "mock", LEX_STUDY_MOCK },
    { "forecast", LEX_STUDY_FORECAST }, { "exam", LEX_STUDY_EXAM },
    { "backlog", LEX_STUDY_BACKLOG },   { "resting", LEX_STUDY_RESTING },
    { "own", LEX_STUDY_OWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), pages[i].action))
      lex_study_ways_go (user_data, pages[i].at);
}

static void
learn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  leave (self);
  begin_course (self, lex_course_new_learning (self->study));
}

static GPtrArray *
select_quiz (LexStudyRoom *self)
{
  return lex_quiz_form_select (self->study, &self->wish, self->clock ());
}

/* What is asked now is left only for something; new cards may come in by that. */
gboolean
lex_study_ways_begin_quiz (LexStudyRoom *self)
{
  g_autoptr (GPtrArray) queue = select_quiz (self);

  if (queue->len == 0)
    return FALSE;
  g_ptr_array_unref (queue);
  leave (self);
  queue = select_quiz (self);
  g_ptr_array_set_size (queue, (int) MIN (queue->len, self->wish.number));
  begin_course (self, lex_course_new_quiz (self->study, queue, self->wish.seconds));
  return TRUE;
}

static void
begin_quiz_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_study_ways_begin_quiz (user_data);
}

/* One card, whatever is due. */
static void
ask_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  if (lex_study_find_card (self->study, id) == NULL)
    return;
  leave (self);
  g_ptr_array_add (queue, (gpointer) lex_study_find_card (self->study, id));
  begin_course (self, lex_course_new_quiz (self->study, queue, 0));
}

void
lex_study_ways_add_actions (LexStudyRoom *self)
{
  static const GActionEntry entries[] = {
    { "home", go_cb },
    { "quiz", go_cb },
    { "progress", go_cb },
    { "mock", go_cb },
    { "forecast", go_cb },
    { "exam", go_cb },
    { "backlog", go_cb },
    { "resting", go_cb },
    { "own", go_cb },
    { "learn", learn_cb },
    { "begin-quiz", begin_quiz_cb },
    { "ask", ask_cb, "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
