/* lex-file-name.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file is called among others: as many folders before its base name as tell it from them. It
 * refuses to touch a file. The review and its parts call it.
 */

#include "widgets/importing/lex-file-name.h"

/* The end of @path that begins one folder before @end, which is one of its ends. */
static const char *
get_longer (const char *path, const char *end)
{
  if (end - path < 2)
    return path;
  for (end--; end > path; end--)
    if (end[-1] == G_DIR_SEPARATOR)
      return end;
  return path;
}

static gboolean
ends_so (const char *path, const char *end)
{
  gsize length = strlen (path);
  gsize n = strlen (end);

  return g_str_has_suffix (path, end) && (length == n || path[length - n - 1] == G_DIR_SEPARATOR);
}

/* A path that stands there twice is named as if it stood there once. */
static gboolean
is_ambiguous (const char *path, const char *end, GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++)
    {
      const char *other = g_ptr_array_index (paths, i);

      if (!g_str_equal (other, path) && ends_so (other, end))
        return TRUE;
    }
  return FALSE;
}

static char *
dup_name (const char *path, GPtrArray *paths)
{
  const char *end = get_longer (path, path + strlen (path) + 1);

  while (end > path && is_ambiguous (path, end, paths))
    end = get_longer (path, end);
  return g_filename_display_name (end);
}

char *
lex_file_name_dup (const LexImport *import, guint file)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  g_return_val_if_fail (import != NULL, NULL);

  for (guint i = 0; i < import->files->len; i++)
    g_ptr_array_add (paths, ((LexImportFile *) g_ptr_array_index (import->files, i))->name);
  return dup_name (file < paths->len ? g_ptr_array_index (paths, file) : import->file, paths);
}

char *
lex_file_name_dup_first (GPtrArray *imports, guint index)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  g_return_val_if_fail (imports != NULL && index < imports->len, NULL);

  for (guint i = 0; i < imports->len; i++)
    g_ptr_array_add (paths, ((LexImport *) g_ptr_array_index (imports, i))->file);
  return dup_name (g_ptr_array_index (paths, index), paths);
}
