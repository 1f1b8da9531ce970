/* lex-problem.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line of an import's report: where, how bad, what was done.
 * It refuses to know what went wrong: whoever found it words the message.
 * Every room may call it; a problem belongs to one owner.
 */

#include "model/lex-problem.h"

LexProblem *
lex_problem_new (guint line, LexSeverity severity, char *message)
{
  LexProblem *self;

  g_return_val_if_fail (message != NULL, NULL);

  self = g_new0 (LexProblem, 1);
  self->line = line;
  self->severity = severity;
  self->message = message;

  return self;
}

LexProblem *
lex_problem_copy (const LexProblem *self)
{
  LexProblem *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (LexProblem, 1);
  *copy = *self;
  copy->message = g_strdup (self->message);
  copy->label = g_strdup (self->label);
  copy->before = g_strdup (self->before);
  copy->after = g_strdup (self->after);

  return copy;
}

void
lex_problem_free (LexProblem *self)
{
  if (self == NULL)
    return;

  g_free (self->message);
  g_free (self->label);
  g_free (self->before);
  g_free (self->after);
  g_free (self);
}
