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
 *
 * One line of an import's report.
 */
typedef struct
{
  guint line;
  LexSeverity severity;
  char *message;
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
 * lex_problem_free:
 * @self: (transfer full) (nullable): a problem
 *
 * Frees it.
 */
void lex_problem_free (LexProblem *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexProblem, lex_problem_free)

G_END_DECLS
