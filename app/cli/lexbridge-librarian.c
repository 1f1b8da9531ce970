/* lexbridge-librarian.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program `lexbridge-librarian`: all that `lexbridge-cli` does, and what changes the library.
 * It refuses to be a second command line: it speaks under the other's name. That other calls it,
 * with the command line it got itself.
 */

#include "cli/lex-cli-commands.h"

int
main (int argc, char **argv)
{
  static const LexCliFunc workers[LEX_CLI_N_WORKS] = {
    [LEX_CLI_WORK_IMPORT] = lex_cli_import,          [LEX_CLI_WORK_FORGET] = lex_cli_forget,
    [LEX_CLI_WORK_REBUILD] = lex_cli_rebuild,        [LEX_CLI_WORK_CHECK] = lex_cli_check,
    [LEX_CLI_WORK_MANAGE] = lex_cli_manage,          [LEX_CLI_WORK_REIMPORT] = lex_cli_reimport,
    [LEX_CLI_WORK_EXPORT] = lex_cli_export_document, [LEX_CLI_WORK_PRINT] = lex_cli_print,
    [LEX_CLI_WORK_CASES] = lex_cli_cases_print,
  };
  static const LexCliProgram program = { lex_library_open, workers };

  return lex_cli_main (&program, argc, argv);
}
