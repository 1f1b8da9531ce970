/* lex-problem.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * LexSeverity:
 * @LEX_SEVERITY_NOTE: worth knowing
 * @LEX_SEVERITY_WARNING: recovered, but a person should look
 * @LEX_SEVERITY_ERROR: lost or not understood
 *
 * How much a problem of an import matters.
 */
typedef enum
{
  LEX_SEVERITY_NOTE,
  LEX_SEVERITY_WARNING,
  LEX_SEVERITY_ERROR,
} LexSeverity;

/**
 * lex_severity_get_name:
 * @severity: a severity
 *
 * Gets `note`.
 *
 * Returns: (transfer none): `note`, `warning` or `error`
 */
const char *lex_severity_get_name (LexSeverity severity);

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
 * Gets a problem.
 *
 * Returns: (transfer full): a problem
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
