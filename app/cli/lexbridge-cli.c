/* lexbridge-cli.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program `lexbridge-cli`: it answers questions, and fast, for scripts call it in loops.
 * It refuses to import, because the libraries for that take longer to load than any answer; it
 * becomes `lexbridge-librarian` instead. Users and scripts call it.
 */

#include "cli/lex-cli.h"

int
main (int argc, char **argv)
{
  static const LexCliProgram program = { lex_library_open_as_is, NULL };

  return lex_cli_main (&program, argc, argv);
}
