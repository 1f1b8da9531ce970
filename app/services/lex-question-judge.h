/* lex-question-judge.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"

G_BEGIN_DECLS

/**
 * lex_question_judge_places:
 * @question: a question whose options are chosen from
 * @step: the step of it that was answered
 * @places: (array length=n): the options that were chosen, in the order given
 * @n: how many
 *
 * Judges a choice: all that is right and nothing else, or the right order.
 *
 * Returns: whether it is right
 */
gboolean lex_question_judge_places (const LexQuestion *question, const LexQuestionStep *step,
                                    const guint *places, guint n);

/**
 * lex_question_judge_number:
 * @step: the step of a question that asks for a number
 * @value: what was answered
 *
 * Judges a number.
 *
 * Returns: whether it is right
 */
gboolean lex_question_judge_number (const LexQuestionStep *step, double value);

/**
 * lex_question_judge_label:
 * @step: the step of a question that asks for a clause
 * @label: what was answered
 *
 * Judges a clause: any of those that answer, neither what stands above nor below.
 *
 * Returns: whether it is right
 */
gboolean lex_question_judge_label (const LexQuestionStep *step, LexLabel *label);

/**
 * lex_question_judge_given:
 * @question: a question
 * @given: what was answered, as #LexMockAnswer has it
 *
 * Marks a whole answer as it is kept in the journal.
 *
 * Returns: how many of its steps are right
 */
guint lex_question_judge_given (const LexQuestion *question, const char *given);

G_END_DECLS
