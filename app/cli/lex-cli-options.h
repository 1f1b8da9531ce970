/* lex-cli-options.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"

G_BEGIN_DECLS

/**
 * lex_cli_options_parse_leading:
 * @options: (inout): where to put what is found
 * @argc: (inout): the number of arguments
 * @argv: (inout): the arguments, the program's name first
 * @version: (out): whether the version was asked for
 *
 * Reads the options that stand before the command.
 *
 * Returns: whether they could be read; if not, a line was printed
 */
gboolean lex_cli_options_parse_leading (LexCliOptions *options, int *argc, char ***argv,
                                        gboolean *version);

/**
 * lex_cli_options_parse:
 * @options: (inout): where to put what is found
 * @command: the command they belong to
 * @argc: (inout): the number of arguments
 * @argv: (inout): the arguments, the command's name first
 *
 * Reads the options of a command, checks their values and counts its arguments.
 *
 * Returns: whether they could be read; if not, a line was printed
 */
gboolean lex_cli_options_parse (LexCliOptions *options, const LexCliCommand *command, int *argc,
                                char ***argv);

/**
 * lex_cli_options_print_help:
 *
 * Prints what the program can do.
 */
void lex_cli_options_print_help (void);

/**
 * lex_cli_options_print_command_help:
 * @command: a command
 *
 * Prints what one command takes.
 */
void lex_cli_options_print_command_help (const LexCliCommand *command);

/**
 * lex_cli_options_complain:
 * @command: (nullable): the command that was used wrongly
 * @message: what is wrong
 *
 * Prints a line of wrong usage, with the right one.
 *
 * Returns: %FALSE, for its callers to return
 */
gboolean lex_cli_options_complain (const LexCliCommand *command, const char *message);

/**
 * lex_cli_options_clear:
 * @options: options, parsed or not
 *
 * Frees what they hold.
 */
void lex_cli_options_clear (LexCliOptions *options);

G_END_DECLS
