/* lex-study-exam.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"
#include "study/lex-exam-plan.h"

G_BEGIN_DECLS

/**
 * LexStudyExam:
 * @exam: its day, as lex_study_day() says it, and how much time there is
 * @stop: whether nothing is asked any more once it is over
 * @weights: by topic, in the order of lex_mock_rules_get_topic(), how much it counts in percent of
 *   the usual; 100 is usual
 *
 * An exam that the reader prepares for.
 */
typedef struct
{
  LexExam exam;
  gboolean stop;
  guint weights[LEX_N_TOPICS];
} LexStudyExam;

/**
 * lex_study_exam_init:
 * @self: (out): what a form begins with
 * @study: a study
 * @day: the exam's day
 *
 * Fills in the answers and new cards a day of the settings, and weights of 100.
 */
void lex_study_exam_init (LexStudyExam *self, LexStudy *study, gint64 day);

/**
 * lex_study_exam_get_pace:
 * @study: a study
 *
 * Says how long an answer takes, so that minutes can be told as answers.
 *
 * Returns: seconds, the mean of the last answers; 20 while there are too few of them
 */
double lex_study_exam_get_pace (LexStudy *study);

/**
 * lex_study_exam_get:
 * @study: a study
 * @exam: (out): what is prepared for
 *
 * Gets the exam that is prepared for.
 *
 * Returns: %FALSE if there is none
 */
gboolean lex_study_exam_get (LexStudy *study, LexStudyExam *exam);

/**
 * lex_study_exam_set:
 * @study: a study
 * @exam: (nullable): what is prepared for; %NULL for nothing any more
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prepares for an exam from now on: lex_study_today_list() follows its plan, which is made anew
 * each day from what is. Of an exam that is over this changes what comes after it.
 *
 * Returns: whether it is kept; `LEX_LIBRARY_ERROR_INPUT` if the day is neither ahead nor that of
 * the exam prepared for so far, or no time is given
 */
gboolean lex_study_exam_set (LexStudy *study, const LexStudyExam *exam, gint64 now, GError **error);

/**
 * lex_study_exam_dup_text:
 * @exam: what is prepared for
 *
 * Writes it down, for lex_study_exam_bring_back().
 *
 * Returns: (transfer full): its numbers
 */
char *lex_study_exam_dup_text (const LexStudyExam *exam);

/**
 * lex_study_exam_bring_back:
 * @study: a study in which nothing is prepared for any more
 * @text: what was prepared for, as lex_study_exam_dup_text() wrote it down
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prepares for it again, also when its day is over. What was prepared for since stays instead.
 *
 * Returns: whether anything is prepared for
 */
gboolean lex_study_exam_bring_back (LexStudy *study, const char *text, gint64 now, GError **error);

/**
 * lex_study_exam_plan:
 * @study: a study
 * @exam: what is, or may be, prepared for
 * @now: seconds since 1970
 * @known: (out): the share, by weight, that will be known on its day
 *
 * Shows the days until an exam. Nothing is changed. For a year ahead this takes a second or more.
 *
 * Returns: (transfer full) (element-type LexExamDay): today and each day before the exam's
 */
GArray *lex_study_exam_plan (LexStudy *study, const LexStudyExam *exam, gint64 now, double *known);

/**
 * lex_study_exam_is_ahead:
 * @study: a study
 * @now: seconds since 1970
 *
 * Tells whether an exam is prepared for whose day has not come.
 *
 * Returns: whether it is
 */
gboolean lex_study_exam_is_ahead (LexStudy *study, gint64 now);

/**
 * lex_study_exam_has_stopped:
 * @study: a study
 * @now: seconds since 1970
 *
 * Tells whether the exam is over and nothing was to be asked after it.
 *
 * Returns: whether it is
 */
gboolean lex_study_exam_has_stopped (LexStudy *study, gint64 now);

/**
 * lex_study_exam_dup_state:
 * @study: a study
 * @now: seconds since 1970
 *
 * Says in the language of the interface what is prepared for, and whether it is over and what comes
 * then.
 *
 * Returns: (transfer full): a sentence
 */
char *lex_study_exam_dup_state (LexStudy *study, gint64 now);

/**
 * lex_study_exam_choose:
 * @study: a study with an exam ahead
 * @states: what may be answered, new cards in the order of their coming
 * @n_done: how many answers were given today
 * @n_begun: how many new cards were begun today
 * @now: seconds since 1970
 *
 * Chooses what to answer today. Only the files of the study call it.
 *
 * Returns: (transfer full): of @states, what is worth most first
 */
GPtrArray *lex_study_exam_choose (LexStudy *study, GPtrArray *states, guint n_done, guint n_begun,
                                  gint64 now);

G_END_DECLS
