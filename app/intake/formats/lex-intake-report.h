/* lex-intake-report.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-problem.h"

G_BEGIN_DECLS

/**
 * lex_intake_report:
 * @problems: (element-type LexProblem): the report
 * @line: the line of the file, from 1; 0 for the whole file
 * @severity: how much it matters
 * @format: what was unsure and what was done, translated
 * @...: its arguments
 *
 * Adds a problem to a report.
 *
 * Returns: (transfer none): the problem, to say more of it
 */
LexProblem *lex_intake_report (GPtrArray *problems, guint line, LexSeverity severity,
                               const char *format, ...) G_GNUC_PRINTF (4, 5);

/**
 * lex_intake_report_sort:
 * @problems: (element-type LexProblem): the report
 *
 * Puts a report in the order of the files and their lines.
 */
void lex_intake_report_sort (GPtrArray *problems);

G_END_DECLS
