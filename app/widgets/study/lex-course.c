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
lex_course_new_learning (LexStudy *study, guint new_most)
{
  LexCourse *self = course_new (study, LEX_REVIEW_LEARN);

  self->new_left = new_most;
  return self;
}

LexCourse *
lex_course_new_quiz (LexStudy *study, GPtrArray *queue)
{
  LexCourse *self = course_new (study, LEX_REVIEW_QUIZ);

  self->queue = g_ptr_array_ref (queue);
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
ask (LexCourse *self, const LexStudyCard *card)
{
  g_clear_pointer (&self->asking, lex_asking_free);
  self->answered = FALSE;
  if (card == NULL)
    return;
  self->asking = lex_asking_new (card, lex_study_get_seed (self->study, card));
  self->asked_at = g_get_monotonic_time ();
}

/* Questions are begun before the cards that are made of other things. */
static const LexStudyCard *
find_new (LexCourse *self, gint64 now)
{
  g_autoptr (GPtrArray) drawn = lex_study_quiz_list (self->study, NULL, now);
  const LexStudyCard *other = NULL;

  for (guint i = 0; i < drawn->len; i++)
    {
      const LexStudyCard *card = drawn->pdata[i];

      if (lex_study_get_schedule (self->study, card)->phase != LEX_PHASE_NEW)
        continue;
      if (card->question != NULL)
        return card;
      if (other == NULL)
        other = card;
    }
  return other;
}

static const LexStudyCard *
find_due (LexCourse *self, gint64 now)
{
  g_autoptr (GPtrArray) due = lex_study_today_list_due (self->study, now);

  return due->len > 0 ? due->pdata[0] : NULL;
}

static const LexStudyCard *
find_next (LexCourse *self, gint64 now)
{
  const LexStudyCard *card;

  if (self->queue != NULL)
    return self->answers->len < self->queue->len ? self->queue->pdata[self->answers->len] : NULL;
  card = find_due (self, now);
  if (card == NULL && self->new_left > 0)
    card = find_new (self, now);
  return card != NULL ? card : find_due (self, now + AHEAD);
}

gboolean
lex_course_advance (LexCourse *self, gint64 now)
{
  ask (self, find_next (self, now));
  return self->asking != NULL;
}

gboolean
lex_course_keep (LexCourse *self, LexRating rating, gint64 now, GError **error)
{
  const LexStudyCard *card = self->asking->card;
  const LexCourseAnswer kept = {
    .card = card,
    .right = rating != LEX_RATING_AGAIN,
    .fresh = lex_study_get_schedule (self->study, card)->phase == LEX_PHASE_NEW,
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
  self->new_left -= kept.fresh && self->new_left > 0;
  return TRUE;
}

guint
lex_course_count_left (LexCourse *self, gint64 now)
{
  LexStudyCounts counts;

  if (self->queue != NULL)
    return self->queue->len - self->answers->len;
  lex_study_today_count (self->study, now, &counts);
  return counts.due + MIN (self->new_left, counts.fresh);
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
lex_course_undo (LexCourse *self, GError **error)
{
  LexCourseAnswer last;

  if (self->answers->len == 0 || !lex_study_undo (self->study, error))
    return FALSE;
  last = g_array_index (self->answers, LexCourseAnswer, self->answers->len - 1);
  g_array_set_size (self->answers, self->answers->len - 1);
  self->new_left += last.fresh != FALSE;
  ask (self, last.card);
  return TRUE;
}
