/* lex-sitting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mock exam while it is sat: which question is shown, and its answer kept when it is given. It
 * refuses to mark and to know how it looks. The room of study drives it.
 */

#include "widgets/study/lex-sitting.h"

LexSitting *
lex_sitting_new (LexMockExam *exam)
{
  LexSitting *self = g_new0 (LexSitting, 1);
  guint place = 0;

  self->exam = exam;
  while (place + 1 < lex_mock_exam_get_size (exam)
         && *lex_mock_exam_get_answer (exam, place)->given != '\0')
    place++;
  lex_sitting_show (self, lex_sitting_is_over (self) ? 0 : place);
  return self;
}

void
lex_sitting_free (LexSitting *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->asking, lex_asking_free);
  lex_mock_exam_free (self->exam);
  g_free (self);
}

static LexAsking *
ask (const LexSitting *self, guint place)
{
  const LexMockAnswer *answer = lex_mock_exam_get_answer (self->exam, place);
  const char *begun = lex_mock_exam_get_begun (self->exam, place);
  LexAsking *asking = lex_asking_new (lex_mock_exam_get_card (self->exam, place),
                                      lex_mock_exam_pose (self->exam, place),
                                      lex_mock_exam_get_seed (self->exam, place));

  if (!lex_sitting_is_over (self) && *begun != '\0')
    lex_asking_resume (asking, begun);
  else if (*answer->given != '\0')
    lex_asking_restore (asking, answer->given);
  else if (lex_sitting_is_over (self))
    while (!asking->done)
      lex_asking_give_up (asking);
  return asking;
}

void
lex_sitting_show (LexSitting *self, guint place)
{
  g_clear_pointer (&self->asking, lex_asking_free);
  self->place = place;
  self->asking = ask (self, place);
  self->shown_at = g_get_monotonic_time ();
  self->lookups = self->looked = 0;
}

gboolean
lex_sitting_is_over (const LexSitting *self)
{
  return lex_mock_exam_get_ended (self->exam) != 0;
}

gint64
lex_sitting_get_left (const LexSitting *self, gint64 now)
{
  return lex_mock_exam_get_began (self->exam)
         + 60 * (gint64) lex_mock_exam_get_rules (self->exam)->minutes - now;
}

static gboolean
keep_begun (LexSitting *self, gint64 now, GError **error)
{
  const gboolean begun = lex_asking_is_begun (self->asking);
  g_autofree char *given = begun ? lex_asking_dup_given (self->asking) : g_strdup ("");

  return lex_mock_exam_begin_answer (self->exam, self->place, given, now, error);
}

/* All visits to a question count together. */
gboolean
lex_sitting_keep (LexSitting *self, gint64 now, GError **error)
{
  const LexMockAnswer *before = lex_mock_exam_get_answer (self->exam, self->place);
  g_autofree char *given = lex_asking_dup_given (self->asking);
  const LexMockAnswer answer
      = { .given = given,
          .took = before->took + (g_get_monotonic_time () - self->shown_at) / 1000,
          .lookups = before->lookups + self->lookups,
          .looked = before->looked + self->looked / 1000 };

  if (!lex_mock_exam_answer (self->exam, self->place, &answer, now, error)
      || !keep_begun (self, now, error))
    return FALSE;
  self->shown_at = g_get_monotonic_time ();
  self->lookups = self->looked = 0;
  return TRUE;
}

gboolean
lex_sitting_leave (LexSitting *self, gint64 now, GError **error)
{
  const LexMockAnswer *before = lex_mock_exam_get_answer (self->exam, self->place);
  g_autofree char *given = g_strdup (before->given);
  const LexMockAnswer answer = { .given = given,
                                 .took = before->took,
                                 .lookups = before->lookups + self->lookups,
                                 .looked = before->looked + self->looked / 1000 };

  if (lex_sitting_is_over (self))
    return TRUE;
  if (!keep_begun (self, now, error))
    return FALSE;
  if (self->lookups == 0)
    return TRUE;
  self->lookups = self->looked = 0;
  return lex_mock_exam_answer (self->exam, self->place, &answer, now, error);
}
