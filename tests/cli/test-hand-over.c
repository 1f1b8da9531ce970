/* test-hand-over.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who hands its command line to the librarian, and who never does. It refuses to know what
 * either does with it. Meson runs it.
 */

#include <stdlib.h>

#include "cli/lex-cli.h"

#define REASON "these imports cannot be indexed"

static LexLibrary *
find_outdated (const char *shipped, const char *data_dir, GError **error)
{
  g_set_error_literal (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_OUTDATED, REASON);
  return NULL;
}

/* A librarian that cannot index would begin itself for ever: it says why it cannot. */
static void
test_librarian_keeps_its_work (void)
{
  static const LexCliFunc workers[LEX_CLI_N_WORKS] = { NULL };
  const LexCliProgram librarian = { find_outdated, workers };
  char *argv[] = { (char *) "lexbridge-librarian", (char *) "show", (char *) "27", NULL };
  LexCli self = { .program = &librarian, .argv = argv, .options.library = (char *) "/nowhere" };
  LexCliStatus status = LEX_CLI_DONE;

  if (g_test_subprocess ())
    {
      g_assert_null (lex_cli_open (&self, &status));
      exit (status);
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*" REASON "*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/hand-over/librarian", test_librarian_keeps_its_work);
  return g_test_run ();
}
