/* lex-cli-cases.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"
#include "services/lex-case-form.h"
#include "services/lex-case-stats.h"

G_BEGIN_DECLS

/**
 * lex_cli_cases_dup_query:
 * @self: the run
 *
 * Joins the arguments to what was asked for; one with a blank in it stands in quotation marks.
 *
 * Returns: (transfer full): the query
 */
char *lex_cli_cases_dup_query (LexCli *self);

/**
 * lex_cli_cases_get_style:
 * @self: the run
 *
 * Gets how cases are written: in the languages that were asked for, or that of the locale.
 *
 * Returns: how
 */
LexCaseStyle lex_cli_cases_get_style (LexCli *self);

/**
 * lex_cli_cases_read:
 * @self: the run
 * @status: (out): how the run ends where there are none
 *
 * Reads what is to be exported: the case that `--show` names, or all that the query finds.
 *
 * Returns: (transfer full) (nullable) (element-type LexCase): at least one case
 */
GPtrArray *lex_cli_cases_read (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_cases_save:
 * @self: the run
 * @bytes: a file
 * @n: how many cases are in it
 *
 * Writes the file that `--export` names, whole or not at all, and says so; `-` is standard output.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_cases_save (LexCli *self, GBytes *bytes, guint n);

/**
 * lex_cli_cases_print_list:
 * @cases: (element-type LexCaseSummary): cases
 * @self: the run
 *
 * Prints a list for a person; where no names are wanted, without what people wrote.
 */
void lex_cli_cases_print_list (GPtrArray *cases, LexCli *self);

/**
 * lex_cli_cases_print_stats:
 * @stats: statistics
 *
 * Prints them for a person.
 */
void lex_cli_cases_print_stats (const LexCaseStats *stats);

G_END_DECLS
