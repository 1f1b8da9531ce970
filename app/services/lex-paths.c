/* lex-paths.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided paths, from the file that the build made of them. It refuses to follow them: that is
 * the rulings'. Both front ends call it.
 */

#include "services/lex-paths.h"

#include <glib/gi18n-lib.h>

#include "model/lex-path-data.h"
#include "services/lex-library-private.h"

GPtrArray *
lex_paths_load (const char *file, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GMappedFile) mapped = NULL;
  g_autoptr (GBytes) data = NULL;
  GPtrArray *paths;

  g_return_val_if_fail (file != NULL, NULL);

  mapped = g_mapped_file_new (file, FALSE, &lower);
  if (mapped == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                        _ ("%s: the guided paths can not be read; install Lexbridge again"), file);
      return NULL;
    }
  data = g_mapped_file_get_bytes (mapped);
  paths = lex_path_data_unpack (data);
  if (paths == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                      _ ("%s: the guided paths are damaged or of another version; install "
                         "Lexbridge again"),
                      file);
  return paths;
}

LexPath *
lex_paths_find (GPtrArray *paths, const char *name)
{
  g_return_val_if_fail (paths != NULL && name != NULL, NULL);

  for (guint i = 0; i < paths->len; i++)
    {
      LexPath *path = paths->pdata[i];

      if (g_str_equal (path->name, name))
        return path;
    }
  return NULL;
}
