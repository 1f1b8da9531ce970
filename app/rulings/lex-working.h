/* lex-working.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexWorkingLine:
 * @text: by language, the words
 * @label: (transfer none): the clause it rests on, a canonical label; empty for none
 * @strong: whether it is a result, rather than a step on the way
 *
 * One line of arithmetic.
 */
typedef struct
{
  char *text[LEX_N_LANGUAGES];
  const char *label;
  gboolean strong;
} LexWorkingLine;

/**
 * LexWorkingFigure:
 * @name: (transfer none): what scripts call it
 * @value: the figure
 *
 * One result as a number.
 */
typedef struct
{
  const char *name;
  double value;
} LexWorkingFigure;

/**
 * LexWorking:
 * @lines: (element-type LexWorkingLine): the arithmetic, as it is written down
 * @figures: (element-type LexWorkingFigure): what came of it
 *
 * How a figure was worked out.
 */
typedef struct
{
  GPtrArray *lines;
  GArray *figures;
} LexWorking;

/**
 * lex_working_new:
 *
 * Begins with nothing.
 *
 * Returns: (transfer full): no lines
 */
LexWorking *lex_working_new (void);

/**
 * lex_working_free:
 * @self: (transfer full) (nullable): lines
 *
 * Frees them.
 */
void lex_working_free (LexWorking *self);

/**
 * lex_working_take:
 * @self: lines
 * @label: the clause the line rests on; empty for none
 * @english: (transfer full): its words
 * @polish: (transfer full): its words
 *
 * Adds a step.
 */
void lex_working_take (LexWorking *self, const char *label, char *english, char *polish);

/**
 * lex_working_take_result:
 * @self: lines
 * @label: the clause the line rests on; empty for none
 * @english: (transfer full): its words
 * @polish: (transfer full): its words
 *
 * Adds a result.
 */
void lex_working_take_result (LexWorking *self, const char *label, char *english, char *polish);

/**
 * lex_working_add_figure:
 * @self: lines
 * @name: what scripts call it, static
 * @value: the figure
 *
 * Adds a result as a number.
 */
void lex_working_add_figure (LexWorking *self, const char *name, double value);

/**
 * lex_working_dup_number:
 * @value: a number
 * @sign: whether to write a plus, too
 * @language: the language
 *
 * Writes a number, to four places at most.
 *
 * Returns: (transfer full): the number
 */
char *lex_working_dup_number (double value, gboolean sign, LexLanguage language);

/**
 * lex_working_dup_labels:
 * @self: lines
 *
 * Lists the clauses that the lines rest on, each once, in their order.
 *
 * Returns: (transfer full): canonical labels, a blank between two
 */
char *lex_working_dup_labels (const LexWorking *self);

/**
 * lex_working_dup_text:
 * @self: lines
 * @language: the language
 *
 * Writes all down, a line each, with its clause.
 *
 * Returns: (transfer full): plain lines
 */
char *lex_working_dup_text (const LexWorking *self, LexLanguage language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexWorking, lex_working_free)

G_END_DECLS
