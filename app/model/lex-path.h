/* lex-path.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexRemarkKind:
 * @LEX_REMARK_SAY: what is said before or with the question, and to whom
 * @LEX_REMARK_AWAY: what is done away from the table
 * @LEX_REMARK_UNKNOWN: how to find the answer out
 *
 * What a remark beside a question is.
 */
typedef enum
{
  LEX_REMARK_SAY,
  LEX_REMARK_AWAY,
  LEX_REMARK_UNKNOWN,
} LexRemarkKind;

/**
 * LexRemark:
 * @kind: what it is
 * @to: to whom it is said: `all`, `side`, `defenders` or a role; empty if to nobody
 * @text: by language, its words
 *
 * What stands beside a question.
 */
typedef struct
{
  LexRemarkKind kind;
  char *to;
  LexText *text[LEX_N_LANGUAGES];
} LexRemark;

/**
 * LexPathAnswer:
 * @id: its name, unique to its question
 * @to: the step it leads to, an index into the path's
 * @text: by language, its words
 *
 * One answer to a question.
 */
typedef struct
{
  char *id;
  guint to;
  LexText *text[LEX_N_LANGUAGES];
} LexPathAnswer;

/**
 * LexPathCondition:
 * @step: a question of the path, by its index
 * @answer: one of its answers, by its index
 * @given: whether it must have been given, or must not
 *
 * What a line of a ruling depends on.
 */
typedef struct
{
  guint step;
  guint answer;
  gboolean given;
} LexPathCondition;

/**
 * LexPathLineKind:
 * @LEX_PATH_LINE_TELL: what is told to the table
 * @LEX_PATH_LINE_OPTION: what somebody may choose
 * @LEX_PATH_LINE_RECTIFICATION: what happens
 * @LEX_PATH_LINE_RESTRICTION: who is bound, and until when
 * @LEX_PATH_LINE_LATER: what stays open for the end of play
 *
 * What a line of a ruling is, in the order in which they are read out.
 */
typedef enum
{
  LEX_PATH_LINE_TELL,
  LEX_PATH_LINE_OPTION,
  LEX_PATH_LINE_RECTIFICATION,
  LEX_PATH_LINE_RESTRICTION,
  LEX_PATH_LINE_LATER,
} LexPathLineKind;

#define LEX_N_PATH_LINE_KINDS 5

/**
 * LexPathLine:
 * @kind: what it is
 * @labels: (element-type LexLabel): the clauses it rests on
 * @conditions: (element-type LexPathCondition): what must all hold for it to be read out
 * @text: by language, its words
 *
 * One line of a ruling.
 */
typedef struct
{
  LexPathLineKind kind;
  GPtrArray *labels;
  GArray *conditions;
  LexText *text[LEX_N_LANGUAGES];
} LexPathLine;

/**
 * LexPathStep:
 * @id: its name, unique to the path
 * @compare: where two calls are compared to answer it, in which case of the Laws: `insufficient`,
 *   `pass`, `bid` or `double`; else empty
 * @ask: by language, the question; %NULL at an end
 * @remarks: (element-type LexRemark): what stands beside the question
 * @answers: (element-type LexPathAnswer): its answers, none at an end
 * @lines: (element-type LexPathLine): the ruling, none at a question
 *
 * A question or an end.
 */
typedef struct
{
  char *id;
  char *compare;
  LexText *ask[LEX_N_LANGUAGES];
  GPtrArray *remarks;
  GPtrArray *answers;
  GPtrArray *lines;
} LexPathStep;

/**
 * LexPath:
 * @name: its name
 * @group: the group of situations it is of
 * @sign: what stands on its picture: a call, a suit, a word of few letters; empty for the group's
 * @offender: whether the seats follow from that of the offender
 * @labels: (element-type LexLabel): the Laws it is about
 * @title: by language, two or three words
 * @words: by language, how players say it, parted by commas
 * @steps: (element-type LexPathStep): its questions and ends; it begins with the first
 *
 * A way from what happened at the table to the ruling. Reference counted; immutable once its
 * maker has handed it out.
 */
typedef struct
{
  char *name;
  char *group;
  char *sign;
  gboolean offender;
  GPtrArray *labels;
  char *title[LEX_N_LANGUAGES];
  char *words[LEX_N_LANGUAGES];
  GPtrArray *steps;
} LexPath;

/**
 * lex_path_new:
 *
 * Makes a path without a step, to be filled.
 *
 * Returns: (transfer full): a path
 */
LexPath *lex_path_new (void);

/**
 * lex_path_ref:
 * @self: a path
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexPath *lex_path_ref (LexPath *self);

/**
 * lex_path_unref:
 * @self: (transfer full): a path
 *
 * Drops a reference.
 */
void lex_path_unref (LexPath *self);

/**
 * lex_path_add_step:
 * @self: a path that is being made
 * @id: the step's name
 *
 * Adds a step without anything, to be filled.
 *
 * Returns: (transfer none): the step
 */
LexPathStep *lex_path_add_step (LexPath *self, const char *id);

/**
 * lex_path_step_add_remark:
 * @self: a step of a path that is being made
 *
 * Adds a remark, to be filled.
 *
 * Returns: (transfer none): the remark
 */
LexRemark *lex_path_step_add_remark (LexPathStep *self);

/**
 * lex_path_step_add_answer:
 * @self: a step of a path that is being made
 *
 * Adds an answer, to be filled.
 *
 * Returns: (transfer none): the answer
 */
LexPathAnswer *lex_path_step_add_answer (LexPathStep *self);

/**
 * lex_path_step_add_line:
 * @self: a step of a path that is being made
 *
 * Adds a line, to be filled.
 *
 * Returns: (transfer none): the line
 */
LexPathLine *lex_path_step_add_line (LexPathStep *self);

/**
 * lex_path_step_is_end:
 * @self: a step
 *
 * Tells an end from a question.
 *
 * Returns: whether nothing is asked there
 */
gboolean lex_path_step_is_end (const LexPathStep *self);

/**
 * lex_path_line_kind_get_name:
 * @kind: a kind
 *
 * Gets what files and the command line call it.
 *
 * Returns: (transfer none): such as `rectification`
 */
const char *lex_path_line_kind_get_name (LexPathLineKind kind);

/**
 * lex_path_line_kind_from_name:
 * @name: a name
 * @kind: (out): the kind
 *
 * Reads what lex_path_line_kind_get_name() writes.
 *
 * Returns: whether @name is one
 */
gboolean lex_path_line_kind_from_name (const char *name, LexPathLineKind *kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPath, lex_path_unref)

G_END_DECLS
