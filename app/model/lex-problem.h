/* lex-problem.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-severity.h"

G_BEGIN_DECLS

/**
 * LexProblem:
 * @line: the line of the file, from 1; 0 for the whole file
 * @severity: how much it matters
 * @message: what was unsure and what was done, in the locale's language
 * @file: which of the files it is in, from 0
 * @label: (nullable): the clause it is about
 * @before: (nullable): the words as they stood there, where it is a repair
 * @after: (nullable): what was made of them
 * @question: whether there are several readings, and nothing was taken for granted: a person is to
 *   choose
 *
 * One line of an import's report. Only the first three are said of each; whoever made it sets the
 * others before it is shared.
 */
typedef struct
{
  guint line;
  LexSeverity severity;
  char *message;
  guint file;
  char *label;
  char *before;
  char *after;
  gboolean question;
} LexProblem;

/**
 * lex_problem_new:
 * @line: the line, from 1, or 0
 * @severity: how much it matters
 * @message: (transfer full): what to say
 *
 * Makes a problem.
 *
 * Returns: (transfer full): a new problem
 */
LexProblem *lex_problem_new (guint line, LexSeverity severity, char *message);

/**
 * lex_problem_copy:
 * @self: a problem
 *
 * Copies it.
 *
 * Returns: (transfer full): an equal problem
 */
LexProblem *lex_problem_copy (const LexProblem *self);

/**
 * lex_problem_free:
 * @self: (transfer full) (nullable): a problem
 *
 * Frees it.
 */
void lex_problem_free (LexProblem *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexProblem, lex_problem_free)

G_END_DECLS
