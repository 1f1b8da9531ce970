/* lex-course.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which card comes next, and its answer kept the moment it is given. It refuses to know when a card
 * is due and how it looks. The room of study drives it.
 */

#include "widgets/study/lex-course.h"

/* What is in its steps and comes again within this time is not waited for. */
#define AHEAD (20 * 60)

static LexCourse *
course_new (LexStudy *study, LexReviewMode mode)
{
  LexCourse *self = g_new0 (LexCourse, 1);

  self->study = study;
  self->mode = mode;
  self->answers = g_array_new (FALSE, FALSE, sizeof (LexCourseAnswer));
  return self;
}

LexCourse *
lex_course_new_learning (LexStudy *study)
{
  return course_new (study, LEX_REVIEW_LEARN);
}

LexCourse *
lex_course_new_quiz (LexStudy *study, GPtrArray *queue, guint seconds)
{
  LexCourse *self = course_new (study, LEX_REVIEW_QUIZ);

  self->queue = g_ptr_array_ref (queue);
  self->seconds = seconds;
  return self;
}

void
lex_course_free (LexCourse *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->asking, lex_asking_free);
  g_clear_pointer (&self->queue, g_ptr_array_unref);
  g_array_unref (self->answers);
  g_free (self);
}

static void
ask (LexCourse *self, const LexStudyCard *card, gint64 now)
{
  g_clear_pointer (&self->asking, lex_asking_free);
  self->answered = self->late = FALSE;
  if (card == NULL)
    return;
  self->asking = lex_asking_new (card, lex_study_pose (self->study, card),
                                 lex_study_get_seed (self->study, card));
  self->asked_at = g_get_monotonic_time ();
  self->until = self->seconds > 0 ? now + self->seconds : 0;
}

/* What is in its steps is not waited for when nothing else is left. */
static const LexStudyCard *
find_today (LexCourse *self, gint64 now)
{
  g_autoptr (GPtrArray) today = lex_study_today_list (self->study, now, NULL);
  g_autoptr (GPtrArray) ahead
      = today->len == 0 ? lex_study_today_list_due (self->study, now + AHEAD) : NULL;

  if (today->len > 0)
    return today->pdata[0];
  return ahead->len > 0 ? ahead->pdata[0] : NULL;
}

static const LexStudyCard *
find_next (LexCourse *self, gint64 now)
{
  if (self->queue != NULL)
    return self->answers->len < self->queue->len ? self->queue->pdata[self->answers->len] : NULL;
  return find_today (self, now);
}

gboolean
lex_course_advance (LexCourse *self, gint64 now)
{
  ask (self, find_next (self, now), now);
  return self->asking != NULL;
}

gboolean
lex_course_skip (LexCourse *self, gint64 now)
{
  if (self->queue != NULL && !self->answered)
    g_ptr_array_remove_index (self->queue, self->answers->len);
  return lex_course_advance (self, now);
}

gboolean
lex_course_keep (LexCourse *self, LexRating rating, gint64 now, GError **error)
{
  const LexStudyCard *card = self->asking->card;
  const LexCourseAnswer kept = {
    .card = card,
    .right = rating != LEX_RATING_AGAIN,
    .took = (g_get_monotonic_time () - self->asked_at) / 1000,
  };
  const LexStudyAnswer answer
      = { .card = card, .rating = rating, .mode = self->mode, .took = kept.took, .now = now };

  if (self->answered)
    return TRUE;
  if (!lex_study_answer (self->study, &answer, error))
    return FALSE;
  self->answered = TRUE;
  g_array_append_val (self->answers, kept);
  return TRUE;
}

guint
lex_course_count_left (LexCourse *self, gint64 now)
{
  g_autoptr (GPtrArray) today = NULL;
  LexStudyToday counts;

  if (self->queue != NULL)
    return self->queue->len - self->answers->len;
  today = lex_study_today_list (self->study, now, &counts);
  return today->len + counts.later;
}

guint
lex_course_count_right (const LexCourse *self)
{
  guint n_right = 0;

  for (guint i = 0; i < self->answers->len; i++)
    n_right += g_array_index (self->answers, LexCourseAnswer, i).right != FALSE;
  return n_right;
}

gboolean
lex_course_is_timed (const LexCourse *self)
{
  return self->until != 0 && self->asking != NULL && !self->asking->done;
}

gboolean
lex_course_run_out (LexCourse *self, gint64 now)
{
  if (!lex_course_is_timed (self) || now < self->until)
    return FALSE;
  self->late = TRUE;
  while (!self->asking->done)
    lex_asking_give_up (self->asking);
  return TRUE;
}

gboolean
lex_course_undo (LexCourse *self, gint64 now, GError **error)
{
  LexCourseAnswer last;

  if (self->answers->len == 0 || !lex_study_undo (self->study, error))
    return FALSE;
  last = g_array_index (self->answers, LexCourseAnswer, self->answers->len - 1);
  g_array_set_size (self->answers, self->answers->len - 1);
  ask (self, last.card, now);
  return TRUE;
}
