/* lex-mock-exam.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * LexMockExam:
 *
 * A mock exam that is sat, or was. Each answer is in the journal as soon as it is given, so that a
 * process that is killed loses none and the exam can be taken up again.
 */
typedef struct _LexMockExam LexMockExam;

/**
 * LexMockAnswer:
 * @given: what was answered, a part a step parted by `;`: places of options as they stand in the
 *   question (not as they were shown) parted by `,`, a number with a decimal point, or a label;
 *   empty for nothing
 * @took: milliseconds, all visits to the question together
 * @lookups: how often the book was opened meanwhile
 * @looked: for how long, in milliseconds
 *
 * What was answered to a question.
 */
typedef struct
{
  const char *given;
  gint64 took;
  gint64 lookups;
  gint64 looked;
} LexMockAnswer;

/**
 * LexMockResult:
 * @questions: how many questions there are
 * @answered: how many were answered
 * @right: how many rightly
 * @percent: the share that is right
 * @passed: whether that passes
 * @took: milliseconds from its begin to its end, 0 before that
 * @lookups: how often the book was opened
 * @looked: for how long, in milliseconds
 *
 * How a mock exam went.
 */
typedef struct
{
  guint questions;
  guint answered;
  guint right;
  double percent;
  gboolean passed;
  gint64 took;
  gint64 lookups;
  gint64 looked;
} LexMockResult;

/**
 * LexMockLaw:
 * @law: a Law
 * @asked: how many questions were about it
 * @right: how many of these were answered rightly
 *
 * How a Law went in a mock exam.
 */
typedef struct
{
  guint law;
  guint asked;
  guint right;
} LexMockLaw;

/**
 * lex_mock_exam_begin:
 * @study: a study, which must outlive the exam
 * @rules: what it is like
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Begins a mock exam. One that was not ended is ended as it stands.
 *
 * Returns: (transfer full) (nullable): the exam; `LEX_LIBRARY_ERROR_NOT_FOUND` if there is no
 *   question for it
 */
LexMockExam *lex_mock_exam_begin (LexStudy *study, const LexMockRules *rules, gint64 now,
                                  GError **error);

/**
 * lex_mock_exam_resume:
 * @study: a study
 *
 * Takes up the mock exam that was not ended.
 *
 * Returns: (transfer full) (nullable): the exam; %NULL if there is none
 */
LexMockExam *lex_mock_exam_resume (LexStudy *study);

/**
 * lex_mock_exam_open:
 * @study: a study
 * @name: what lex_mock_exam_list() names
 *
 * Opens a mock exam to be looked at again.
 *
 * Returns: (transfer full) (nullable): the exam
 */
LexMockExam *lex_mock_exam_open (LexStudy *study, const char *name);

/**
 * lex_mock_exam_list:
 * @study: a study
 *
 * Lists the mock exams that were ended.
 *
 * Returns: (transfer full): their names, the latest first
 */
GStrv lex_mock_exam_list (LexStudy *study);

/**
 * lex_mock_exam_free:
 * @self: (transfer full) (nullable): an exam
 *
 * Frees it; it stays as it is in the journal.
 */
void lex_mock_exam_free (LexMockExam *self);

/**
 * lex_mock_exam_get_rules:
 * @self: an exam
 *
 * Gets what it is like.
 *
 * Returns: (transfer none): the rules; of the weights nothing is known
 */
const LexMockRules *lex_mock_exam_get_rules (LexMockExam *self);

/**
 * lex_mock_exam_get_began:
 * @self: an exam
 *
 * Gets when it began; it is over after the minutes of its rules.
 *
 * Returns: seconds since 1970
 */
gint64 lex_mock_exam_get_began (LexMockExam *self);

/**
 * lex_mock_exam_get_ended:
 * @self: an exam
 *
 * Gets when it was ended.
 *
 * Returns: seconds since 1970; 0 while it is going on
 */
gint64 lex_mock_exam_get_ended (LexMockExam *self);

/**
 * lex_mock_exam_get_size:
 * @self: an exam
 *
 * Counts its questions.
 *
 * Returns: how many
 */
guint lex_mock_exam_get_size (LexMockExam *self);

/**
 * lex_mock_exam_get_card:
 * @self: an exam
 * @place: which question
 *
 * Gets the card of a question.
 *
 * Returns: (transfer none): the card
 */
const LexStudyCard *lex_mock_exam_get_card (LexMockExam *self, guint place);

/**
 * lex_mock_exam_get_seed:
 * @self: an exam
 * @place: which question
 *
 * Gets the number that turns a question and mixes its options, the same whenever it is looked at.
 *
 * Returns: any number
 */
guint32 lex_mock_exam_get_seed (LexMockExam *self, guint place);

/**
 * lex_mock_exam_pose:
 * @self: an exam
 * @place: which question
 *
 * Puts a question as this exam asks it.
 *
 * Returns: (transfer full): the question
 */
LexQuestion *lex_mock_exam_pose (LexMockExam *self, guint place);

/**
 * lex_mock_exam_answer:
 * @self: an exam that is going on
 * @place: which question
 * @answer: what was answered; it takes the place of what was before
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes an answer. When this returns %TRUE, it is on the disk.
 *
 * Returns: whether it is kept
 */
gboolean lex_mock_exam_answer (LexMockExam *self, guint place, const LexMockAnswer *answer,
                               gint64 now, GError **error);

/**
 * lex_mock_exam_get_answer:
 * @self: an exam
 * @place: which question
 *
 * Gets what was answered.
 *
 * Returns: (transfer none): the answer, with empty @given if there is none
 */
const LexMockAnswer *lex_mock_exam_get_answer (LexMockExam *self, guint place);

/**
 * lex_mock_exam_begin_answer:
 * @self: an exam that is going on
 * @place: which question
 * @begun: what was begun and is no answer, in the words of who asks; empty for nothing
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps what was begun, so that it stands there again. It counts for nothing.
 *
 * Returns: whether it is on the disk
 */
gboolean lex_mock_exam_begin_answer (LexMockExam *self, guint place, const char *begun, gint64 now,
                                     GError **error);

/**
 * lex_mock_exam_get_begun:
 * @self: an exam
 * @place: which question
 *
 * Gets what was begun.
 *
 * Returns: (transfer none): what lex_mock_exam_begin_answer() was told last, or the empty string
 */
const char *lex_mock_exam_get_begun (LexMockExam *self, guint place);

/**
 * lex_mock_exam_is_right:
 * @self: an exam
 * @place: which question
 *
 * Marks a question.
 *
 * Returns: whether all of its answer is right
 */
gboolean lex_mock_exam_is_right (LexMockExam *self, guint place);

/**
 * lex_mock_exam_end:
 * @self: an exam that is going on
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Ends and marks it; the answers go into the log of reviews, those that were not given as not
 * known.
 *
 * Returns: whether it was ended
 */
gboolean lex_mock_exam_end (LexMockExam *self, gint64 now, GError **error);

/**
 * lex_mock_exam_judge:
 * @self: an exam
 * @result: (out): how it went
 *
 * Sums up how it went, or goes.
 */
void lex_mock_exam_judge (LexMockExam *self, LexMockResult *result);

/**
 * lex_mock_exam_list_laws:
 * @self: an exam
 *
 * Lists how each Law went that was asked about, by the first clause of each question.
 *
 * Returns: (transfer full) (element-type LexMockLaw): the Laws, the weakest first
 */
GArray *lex_mock_exam_list_laws (LexMockExam *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMockExam, lex_mock_exam_free)

G_END_DECLS
