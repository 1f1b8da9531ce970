/* lex-exam-plan.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-schedule.h"

G_BEGIN_DECLS

/**
 * LexExam:
 * @day: the exam's day, as lex_study_day() says it
 * @answers_a_day: how many cards the reader answers a day
 * @new_a_day: how many of these may be new
 *
 * What is prepared for, and with how much time.
 */
typedef struct
{
  gint64 day;
  guint answers_a_day;
  guint new_a_day;
} LexExam;

/**
 * LexExamCard:
 * @schedule: its schedule
 * @weight: how much its topic counts; 1 is usual
 *
 * A card that the exam may ask.
 */
typedef struct
{
  LexSchedule schedule;
  double weight;
} LexExamCard;

/**
 * LexExamDay:
 * @day: a day
 * @fresh: how many new cards it brings
 * @due: how many that come by their own dates
 * @early: how many before their dates, for the exam's sake: in the end a last pass
 * @left: how many are due, and others bring more
 * @last: how many of what it brings do not come again before the exam
 *
 * What a day before the exam brings.
 */
typedef struct
{
  gint64 day;
  guint fresh;
  guint due;
  guint early;
  guint left;
  guint last;
} LexExamDay;

/**
 * lex_exam_plan_choose:
 * @cards: (array length=n): the cards
 * @n: how many
 * @exam: what is prepared for
 * @options: how the reader studies
 * @now: seconds since 1970
 *
 * Chooses which cards to answer today: those whose answer raises most what will be known on the
 * exam's day. Cards that gain next to nothing are left out, even if there is time.
 *
 * Returns: (transfer full) (element-type guint): places in @cards, the most worth first
 */
GArray *lex_exam_plan_choose (const LexExamCard *cards, guint n, const LexExam *exam,
                              const LexStudyOptions *options, gint64 now);

/**
 * lex_exam_plan_make:
 * @cards: (array length=n): the cards
 * @n: how many
 * @exam: what is prepared for
 * @options: how the reader studies
 * @now: seconds since 1970
 * @known: (out): the share of the cards, by weight, that will be known on the exam's day by this
 *   plan, if what is asked is known
 *
 * Shows the days until an exam, each chosen as lex_exam_plan_choose() does. Called again after
 * missed days it plans anew from what is.
 *
 * Returns: (transfer full) (element-type LexExamDay): today and each day before the exam's
 */
GArray *lex_exam_plan_make (const LexExamCard *cards, guint n, const LexExam *exam,
                            const LexStudyOptions *options, gint64 now, double *known);

G_END_DECLS
