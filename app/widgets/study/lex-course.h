/* lex-course.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study-quiz.h"
#include "services/lex-study-today.h"
#include "widgets/study/lex-asking.h"

G_BEGIN_DECLS

/**
 * LexCourseAnswer:
 * @card: what was asked; borrowed
 * @right: whether it was known
 * @took: how long that took, in milliseconds
 *
 * An answer of a course.
 */
typedef struct
{
  const LexStudyCard *card;
  gboolean right;
  gint64 took;
} LexCourseAnswer;

/**
 * LexCourse:
 * @study: what is known; borrowed
 * @mode: learning or a quiz
 * @queue: (nullable) (element-type LexStudyCard): what a quiz asks; %NULL while learning, when what
 *   is due is asked
 * @answers: (element-type LexCourseAnswer): what was answered, in that order
 * @seconds: how long each card may take; 0 for as long as one likes
 * @asking: (nullable): the card that is asked
 * @asked_at: when it was shown, in microseconds of the monotonic clock
 * @until: when its time is over, in seconds since 1970; 0 for never
 * @late: whether it was over before all was answered
 * @answered: whether its answer is kept
 *
 * One card after the other: what to ask next, and the answers kept at once.
 */
typedef struct
{
  LexStudy *study;
  LexReviewMode mode;
  GPtrArray *queue;
  GArray *answers;
  guint seconds;
  LexAsking *asking;
  gint64 asked_at;
  gint64 until;
  gboolean late;
  gboolean answered;
} LexCourse;

/**
 * lex_course_new_learning:
 * @study: what is known; it outlives the course
 *
 * Makes a course of what the day brings.
 *
 * Returns: (transfer full): a course that asks nothing yet
 */
LexCourse *lex_course_new_learning (LexStudy *study);

/**
 * lex_course_new_quiz:
 * @study: what is known; it outlives the course
 * @queue: (element-type LexStudyCard): what to ask, in this order
 * @seconds: how long each may take; 0 for as long as one likes
 *
 * Makes a course of chosen cards.
 *
 * Returns: (transfer full): a course that asks nothing yet
 */
LexCourse *lex_course_new_quiz (LexStudy *study, GPtrArray *queue, guint seconds);

/**
 * lex_course_free:
 * @self: (transfer full) (nullable): a course
 *
 * Frees it.
 */
void lex_course_free (LexCourse *self);

/**
 * lex_course_advance:
 * @self: a course
 * @now: seconds since 1970
 *
 * Asks the next card.
 *
 * Returns: whether there is one
 */
gboolean lex_course_advance (LexCourse *self, gint64 now);

/**
 * lex_course_skip:
 * @self: a course that asks a card
 * @now: seconds since 1970
 *
 * Asks the next card instead, since this one rests.
 *
 * Returns: whether there is one
 */
gboolean lex_course_skip (LexCourse *self, gint64 now);

/**
 * lex_course_keep:
 * @self: a course whose card is answered
 * @rating: how the answer went
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps the answer: when this returns %TRUE it is on the disk. A second call does nothing.
 *
 * Returns: whether it is kept
 */
gboolean lex_course_keep (LexCourse *self, LexRating rating, gint64 now, GError **error);

/**
 * lex_course_count_left:
 * @self: a course
 * @now: seconds since 1970
 *
 * Counts what is still to be asked, the card that is asked among it.
 *
 * Returns: how many cards
 */
guint lex_course_count_left (LexCourse *self, gint64 now);

/**
 * lex_course_count_right:
 * @self: a course
 *
 * Counts what was known.
 *
 * Returns: how many answers
 */
guint lex_course_count_right (const LexCourse *self);

/**
 * lex_course_is_timed:
 * @self: a course
 *
 * Tells whether a clock runs for what is asked.
 *
 * Returns: whether it does
 */
gboolean lex_course_is_timed (const LexCourse *self);

/**
 * lex_course_run_out:
 * @self: a course
 * @now: seconds since 1970
 *
 * Gives up what is asked if its time is over; the caller keeps that.
 *
 * Returns: whether it was
 */
gboolean lex_course_run_out (LexCourse *self, gint64 now);

/**
 * lex_course_undo:
 * @self: a course
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes the last answer back, and asks its card again.
 *
 * Returns: whether there was one
 */
gboolean lex_course_undo (LexCourse *self, gint64 now, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCourse, lex_course_free)

G_END_DECLS
