/* lex-cli-cases-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `cases --export=FILE.pdf`: records of rulings on paper. It refuses to know how they are laid out,
 * which the room of paper does. lexbridge-librarian calls it through lex-cli-cases.c.
 */

#include "cli/lex-cli-cases.h"
#include "cli/lex-cli-commands.h"
#include "paper/lex-paper-case.h"

LexCliStatus
lex_cli_cases_print (LexCli *self)
{
  const LexCaseStyle style = lex_cli_cases_get_style (self);
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) cases = lex_cli_cases_read (self, &status);
  g_autoptr (LexPaper) paper = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (cases == NULL)
    return status;
  paper = lex_paper_case_new (cases, &style, (double[]){ LEX_PAPER_A4_WIDTH, LEX_PAPER_A4_HEIGHT });
  bytes = lex_paper_dup_pdf (paper);
  return lex_cli_cases_save (self, bytes, cases->len);
}
