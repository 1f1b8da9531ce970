/* printed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints by the real program, for the tests that read the files back. It refuses to know what they
 * look for.
 */

#include "printed.h"

Run *
run_shipped (Fixture *fixture, const char *rest)
{
  g_autofree char *line
      = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s LC_ALL=C.UTF-8 DISPLAY= WAYLAND_DISPLAY= %s",
                         g_getenv ("LEXBRIDGE_SHIPPED"), rest);

  return run_program (fixture, line);
}

PopplerDocument *
print_by (Fixture *fixture, const char *command)
{
  g_autofree char *path = g_build_filename (fixture->root, "out.pdf", NULL);
  g_autofree char *line = g_strdup_printf ("%s=%s", command, path);
  g_autoptr (Run) run = run_shipped (fixture, line);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autoptr (GError) error = NULL;
  PopplerDocument *document;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  document = poppler_document_new_from_file (uri, NULL, &error);
  g_assert_no_error (error);
  return document;
}

PopplerDocument *
print (Fixture *fixture, const char *arguments)
{
  g_autofree char *command = g_strdup_printf ("print %s --output", arguments);

  return print_by (fixture, command);
}
