/* lex-question.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexQuestionKind:
 * @LEX_QUESTION_ONE: one option is right
 * @LEX_QUESTION_SEVERAL: two options or more are
 * @LEX_QUESTION_ORDER: the options stand in the right order
 * @LEX_QUESTION_NUMBER: a number is the answer
 * @LEX_QUESTION_FIND: a clause is
 * @LEX_QUESTION_RULE: a ruling, in steps
 *
 * How a question is answered.
 */
typedef enum
{
  LEX_QUESTION_ONE,
  LEX_QUESTION_SEVERAL,
  LEX_QUESTION_ORDER,
  LEX_QUESTION_NUMBER,
  LEX_QUESTION_FIND,
  LEX_QUESTION_RULE,
} LexQuestionKind;

#define LEX_N_QUESTION_KINDS 6

/**
 * LexOption:
 * @right: whether it belongs to the right answer
 * @value: the number it stands for, if a number is asked
 * @text: by language, its words; %NULL if a number or a clause is asked
 * @why: by language, why it is right, or the mistake behind it
 *
 * A possible answer.
 */
typedef struct
{
  gboolean right;
  double value;
  LexText *text[LEX_N_LANGUAGES];
  LexText *why[LEX_N_LANGUAGES];
} LexOption;

/**
 * LexQuestionStep:
 * @labels: (element-type LexLabel): the clauses that answer it
 * @ask: by language, what is asked; %NULL if the question's own text asks it
 * @options: (element-type LexOption): the answers; of a number the right one first, of a clause
 *   only that
 *
 * What is asked at once: all of most questions, a step of a ruling.
 */
typedef struct
{
  GPtrArray *labels;
  LexText *ask[LEX_N_LANGUAGES];
  GPtrArray *options;
} LexQuestionStep;

/**
 * LexCorrection:
 * @day: when, such as `2026-11-23`
 * @what: by language, what was changed and why
 *
 * What was mended in a question after it had been published.
 */
typedef struct
{
  char *day;
  LexText *what[LEX_N_LANGUAGES];
} LexCorrection;

/**
 * LexQuestion:
 * @id: its name, which it keeps for ever
 * @print: what tells its right answers from others, which the build makes; empty of one that is not
 *   of the bank
 * @kind: how it is answered
 * @level: 1 club, 2 national, 3 international
 * @without_book: whether it must be known without the book
 * @turns_seats: whether its seats may turn
 * @turns_suits: whether its majors, and its minors, may change places
 * @topic: what it is about, such as `revoke`
 * @edition: the edition of the Laws by which it is answered, such as `2017`; empty of one that is
 *   not of the bank
 * @regulation: `laws` where no regulation changes the answer, `stated` where the question says
 * which holds, or the document that holds it, such as `screens`; empty of one that is not of the
 * bank
 * @unit: what a number counts; empty otherwise
 * @pbn: (nullable): its deal and auction
 * @labels: (element-type LexLabel): the clauses that answer it, the most decisive first
 * @text: by language, the situation and the question
 * @steps: (element-type LexQuestionStep): what is asked; one but for a ruling
 * @corrections: (element-type LexCorrection): what was mended, the first first
 * @packed: (nullable): @text, @steps and @corrections, as long as nobody read them: see
 *   lex_question_data_unfold()
 *
 * A question of the bank. Reference counted; immutable once its maker has handed it out.
 */
typedef struct
{
  char *id;
  char *print;
  LexQuestionKind kind;
  guint level;
  gboolean without_book;
  gboolean turns_seats;
  gboolean turns_suits;
  char *topic;
  char *edition;
  char *regulation;
  char *unit;
  char *pbn;
  GPtrArray *labels;
  LexText *text[LEX_N_LANGUAGES];
  GPtrArray *steps;
  GPtrArray *corrections;
  GVariant *packed;
} LexQuestion;

/**
 * lex_question_new:
 *
 * Makes an empty question, to be filled.
 *
 * Returns: (transfer full): a question
 */
LexQuestion *lex_question_new (void);

/**
 * lex_question_ref:
 * @self: a question
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexQuestion *lex_question_ref (LexQuestion *self);

/**
 * lex_question_unref:
 * @self: (transfer full): a question
 *
 * Drops a reference.
 */
void lex_question_unref (LexQuestion *self);

/**
 * lex_question_add_step:
 * @self: a question that is being made
 *
 * Adds a step, to be filled.
 *
 * Returns: (transfer none): the step
 */
LexQuestionStep *lex_question_add_step (LexQuestion *self);

/**
 * lex_question_add_correction:
 * @self: a question that is being made
 *
 * Adds a correction, to be filled.
 *
 * Returns: (transfer none): the correction
 */
LexCorrection *lex_question_add_correction (LexQuestion *self);

/**
 * lex_question_step_add_option:
 * @self: a step of a question that is being made
 *
 * Adds an option, to be filled.
 *
 * Returns: (transfer none): the option
 */
LexOption *lex_question_step_add_option (LexQuestionStep *self);

/**
 * lex_question_kind_get_name:
 * @kind: a kind
 *
 * Gets what files and the command line call it.
 *
 * Returns: (transfer none): such as `several`
 */
const char *lex_question_kind_get_name (LexQuestionKind kind);

/**
 * lex_question_kind_from_name:
 * @name: a name
 * @kind: (out): the kind
 *
 * Reads what lex_question_kind_get_name() writes.
 *
 * Returns: whether @name is one
 */
gboolean lex_question_kind_from_name (const char *name, LexQuestionKind *kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexQuestion, lex_question_unref)

G_END_DECLS
