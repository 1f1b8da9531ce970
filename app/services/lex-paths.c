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

static GBytes *
map_file (const char *file, GError **error)
{
  g_autoptr (GMappedFile) mapped = g_mapped_file_new (file, FALSE, NULL);

  if (mapped != NULL)
    return g_mapped_file_get_bytes (mapped);
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: the guided paths can not be read; install Lexbridge again"), file);
  return NULL;
}

static GPtrArray *
load (const char *file, GPtrArray *(*unpack) (GBytes *data), GError **error)
{
  g_autoptr (GBytes) data = map_file (file, error);
  GPtrArray *values = data != NULL ? unpack (data) : NULL;

  if (data != NULL && values == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                      _ ("%s: the guided paths are damaged or of another version; install "
                         "Lexbridge again"),
                      file);
  return values;
}

GPtrArray *
lex_paths_load (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_path_data_unpack, error);
}

GPtrArray *
lex_paths_load_profiles (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_path_data_unpack_profiles, error);
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
