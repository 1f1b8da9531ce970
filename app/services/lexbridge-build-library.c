/* lexbridge-build-library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program that the build runs to make the library that ships.
 * It refuses to know what is in it. Meson calls it, with the folder of the corpus, the file to make
 * and, for ninja, the file to list in what it was made from.
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "services/lex-library-rebuild.h"

/* Adds @folder and every file in it and below that matters. The folder itself counts, since its
 * time changes when a file is added. */
static void
list_sources (GString *list, const char *folder)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  g_string_append_printf (list, " %s", folder);
  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        list_sources (list, path);
      else if (g_str_has_suffix (name, ".xml") || g_str_has_suffix (name, ".dic"))
        g_string_append_printf (list, " %s", path);
    }
}

static gboolean
write_depfile (const char *depfile, const char *target, const char *corpus, GError **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_string_append_printf (list, "%s:", target);
  list_sources (list, corpus);
  g_string_append_c (list, '\n');
  return g_file_set_contents (depfile, list->str, (gssize) list->len, error);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  if (argc != 3 && argc != 4)
    {
      g_printerr ("usage: %s CORPUS LIBRARY [DEPFILE]\n", argv[0]);
      return 2;
    }
  if (!lex_library_build (argv[1], argv[2], &error)
      || (argc == 4 && !write_depfile (argv[3], argv[2], argv[1], &error)))
    {
      g_printerr ("lexbridge-build-library: %s\n", error->message);
      return 1;
    }
  return 0;
}
