/* lex-cli-rule.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli-practice.h"
#include "rulings/lex-ruling-seats.h"
#include "rulings/lex-ruling.h"

G_BEGIN_DECLS

/**
 * LexCliRuling:
 * @ruling: where the answers lead
 * @offender: (nullable): the offender's seat, if it is known
 * @practice: (nullable): whose practice is told
 *
 * What is printed of a path.
 */
typedef struct
{
  LexRuling *ruling;
  const LexSeat *offender;
  const LexCliPractice *practice;
} LexCliRuling;

/**
 * lex_cli_rule_print_json:
 * @ruling: what is printed
 *
 * Prints the next question or the ruling for scripts.
 */
void lex_cli_rule_print_json (const LexCliRuling *ruling);

/**
 * lex_cli_rule_list_json:
 * @paths: (element-type LexPath): the paths
 *
 * Prints the paths for scripts.
 */
void lex_cli_rule_list_json (GPtrArray *paths);

/**
 * lex_cli_rule_print_text:
 * @self: the run
 * @ruling: what is printed
 *
 * Prints the next question or the ruling for a person.
 */
void lex_cli_rule_print_text (LexCli *self, const LexCliRuling *ruling);

/**
 * lex_cli_rule_list_text:
 * @self: the run
 * @paths: (element-type LexPath): the paths
 *
 * Prints the paths for a person.
 */
void lex_cli_rule_list_text (LexCli *self, GPtrArray *paths);

G_END_DECLS
