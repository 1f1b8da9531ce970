/* lex-intake-report.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The report of an import. It does not know what is reported. The files of
 * the intake and of the rooms in it call it, nobody else.
 */

#include "intake/formats/lex-intake-report.h"

LexProblem *
lex_intake_report (GPtrArray *problems, guint line, LexSeverity severity, const char *format, ...)
{
  LexProblem *problem;
  va_list arguments;

  va_start (arguments, format);
  problem = lex_problem_new (line, severity, g_strdup_vprintf (format, arguments));
  va_end (arguments);
  g_ptr_array_add (problems, problem);
  return problem;
}

static int
compare_problems (gconstpointer a, gconstpointer b)
{
  const LexProblem *first = *(LexProblem *const *) a, *second = *(LexProblem *const *) b;

  if (first->file != second->file)
    return first->file < second->file ? -1 : 1;
  if (first->line != second->line)
    return first->line < second->line ? -1 : 1;
  return (int) second->severity - (int) first->severity;
}

void
lex_intake_report_sort (GPtrArray *problems)
{
  g_ptr_array_sort (problems, compare_problems);
}
