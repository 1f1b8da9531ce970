/* lex-study-quiz.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-questions.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * LEX_QUIZ_SECONDS:
 *
 * How long a question takes in a real exam, if a quiz is timed.
 */
#define LEX_QUIZ_SECONDS 96

/**
 * LexQuizFilter:
 * @questions: which questions; a card that is none passes if only a law is asked for, or nothing
 * @kinds: which kinds of cards, a bit for each #LexCardKind; 0 for all
 * @wrong: whether only what was answered wrongly last time
 * @unseen: whether only what was never asked
 *
 * What a quiz asks.
 */
typedef struct
{
  LexQuestionFilter questions;
  guint kinds;
  gboolean wrong;
  gboolean unseen;
} LexQuizFilter;

/**
 * lex_study_quiz_list:
 * @study: a study
 * @filter: (nullable): what is asked; %NULL for all
 * @now: seconds since 1970
 *
 * Lists cards as a quiz should ask them: what is due, what was never asked, then the rest; each
 * mixed, the same way until another answer is given.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards; borrowed of @study
 */
GPtrArray *lex_study_quiz_list (LexStudy *study, const LexQuizFilter *filter, gint64 now);

G_END_DECLS
