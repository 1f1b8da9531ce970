/* lex-questions-alike.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"

G_BEGIN_DECLS

/**
 * LEX_QUESTIONS_ALIKE:
 *
 * From which likeness on two questions say nearly the same. Two that ask for the same fact in
 * turned seats have 0.8 and more; the two of the bank that are most alike on purpose, as they
 * differ in one fact that decides, have 0.5.
 */
#define LEX_QUESTIONS_ALIKE 0.6

/**
 * LexQuestionsPair:
 * @first: a question
 * @second: another one
 * @likeness: how alike they are, from 0 to 1
 *
 * Two questions.
 */
typedef struct
{
  const LexQuestion *first;
  const LexQuestion *second;
  double likeness;
} LexQuestionsPair;

/**
 * lex_questions_alike_list:
 * @questions: (element-type LexQuestion): questions, which must outlive what is returned
 * @least: how alike two must be to be listed
 *
 * Compares each question with each other. What is compared are the pairs of neighbouring words of
 * situation, question and right answers: the share of those that both have, as the mean of the
 * languages. Seats do not count, as they turn; calls, cards and numbers do.
 *
 * Returns: (transfer full) (element-type LexQuestionsPair): those that are so alike, in the order
 * of
 *   @questions
 */
GArray *lex_questions_alike_list (GPtrArray *questions, double least);

G_END_DECLS
