/* lex-depfile.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file of the build was made from, as ninja wants to be told.
 * It refuses to know what was made. The programs that the build runs call it.
 */

#include "services/lex-depfile.h"

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

gboolean
lex_depfile_write (const char *depfile, const char *target, const char *folder, GError **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_string_append_printf (list, "%s:", target);
  list_sources (list, folder);
  g_string_append_c (list, '\n');
  return g_file_set_contents (depfile, list->str, (gssize) list->len, error);
}
