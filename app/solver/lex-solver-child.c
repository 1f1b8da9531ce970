/* lex-solver-child.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Starts `lexbridge-solve`, listens, and ends it. It refuses to know cards. lex-solver.c calls it,
 * in any thread.
 */

#include "solver/lex-solver-child.h"

#include <glib/gi18n-lib.h>

#include "solver/lex-solver.h"

#define PROGRAM "lexbridge-solve"

static char *
dup_program (void)
{
  const char *named = g_getenv ("LEXBRIDGE_SOLVE");
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : g_strdup ("/");
  g_autofree char *beside = g_build_filename (folder, PROGRAM, NULL);

  if (named != NULL && *named != '\0')
    return g_strdup (named);
  /* So they are in a build folder. */
  if (g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (LEXBRIDGE_LIBEXECDIR, PROGRAM, NULL);
}

static GSubprocess *
start (const char *program, const char *const *questions, GError **error)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autofree char *found = program != NULL ? g_strdup (program) : dup_program ();
  g_autoptr (GError) lower = NULL;
  GSubprocess *child;

  g_ptr_array_add (command, found);
  for (; *questions != NULL; questions++)
    g_ptr_array_add (command, (char *) *questions);
  g_ptr_array_add (command, NULL);
  child = g_subprocess_newv ((const char *const *) command->pdata,
                             G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                             &lower);
  if (child == NULL)
    g_set_error (error, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_PROGRAM,
                 _ ("%s does not start (%s); install Lexbridge again"), found, lower->message);
  return child;
}

char *
lex_solver_child_ask (const char *program, const char *const *questions, GCancellable *cancellable,
                      GError **error)
{
  g_autoptr (GSubprocess) child = NULL;
  g_autofree char *answer = NULL;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  child = start (program, questions, error);
  if (child == NULL)
    return NULL;
  if (!g_subprocess_communicate_utf8 (child, NULL, cancellable, &answer, NULL, error))
    {
      g_subprocess_force_exit (child);
      g_subprocess_wait (child, NULL, NULL);
      return NULL;
    }
  /* A program that crashed has said nothing worth having, and not the last line. */
  return answer != NULL ? g_steal_pointer (&answer) : g_strdup ("");
}
