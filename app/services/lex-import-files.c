/* lex-import-files.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which files are meant by the files and folders that somebody names. It refuses to open any.
 * Only the import calls it.
 */

#include "services/lex-import-files.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "services/lex-library-private.h"
#include "services/lex-shelf-private.h"

/* Deeper than any folder of texts is. */
#define MAX_DEPTH 16

LexImportPath *
lex_import_path_new (const char *path, gboolean found, GBytes *data)
{
  LexImportPath *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new (LexImportPath, 1);
  *self = (LexImportPath){ g_strdup (path), found, data != NULL ? g_bytes_ref (data) : NULL };
  return self;
}

void
lex_import_path_free (LexImportPath *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  g_clear_pointer (&self->data, g_bytes_unref);
  g_free (self);
}

static gboolean
add_path (GPtrArray *paths, const char *path, gboolean found, GError **error)
{
  if (paths->len == LEX_IMPORT_MAX_FILES)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("%s: more than %d files; import fewer of them at a time"), path,
                        LEX_IMPORT_MAX_FILES);
      return FALSE;
    }
  g_ptr_array_add (paths, lex_import_path_new (path, found, NULL));
  return TRUE;
}

/* A name and what it sorts by. */
typedef struct
{
  char *name;
  char *key;
} Child;

static void
child_clear (gpointer data)
{
  Child *self = data;

  g_free (self->name);
  g_free (self->key);
}

static int
compare_children (gconstpointer a, gconstpointer b)
{
  const Child *first = a, *second = b;
  const int order = strcmp (first->key, second->key);

  return order != 0 ? order : strcmp (first->name, second->name);
}

static GArray *
list_children (const char *folder, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list_folder (folder, error);
  g_autoptr (GArray) children = g_array_new (FALSE, FALSE, sizeof (Child));

  g_array_set_clear_func (children, child_clear);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *shown = g_filename_display_name (names[i]);
      Child child = { NULL, NULL };

      if (*names[i] == '.')
        continue;
      child = (Child){ g_strdup (names[i]), g_utf8_collate_key_for_filename (shown, -1) };
      g_array_append_val (children, child);
    }
  g_array_sort (children, compare_children);
  return names != NULL ? g_steal_pointer (&children) : NULL;
}

/* Below a folder, only what is a file or a folder itself counts: a pipe was not meant. */
static gboolean
add_folder (GPtrArray *paths, const char *folder, guint depth, GError **error)
{
  g_autoptr (GArray) children = list_children (folder, error);

  for (guint i = 0; children != NULL && i < children->len; i++)
    {
      g_autofree char *path
          = g_build_filename (folder, g_array_index (children, Child, i).name, NULL);
      GStatBuf about;
      gboolean good = TRUE;

      if (g_lstat (path, &about) == 0 && S_ISDIR (about.st_mode))
        good = depth == MAX_DEPTH || add_folder (paths, path, depth + 1, error);
      else if (g_stat (path, &about) == 0 && S_ISREG (about.st_mode))
        good = add_path (paths, path, TRUE, error);
      if (!good)
        return FALSE;
    }
  return children != NULL;
}

GPtrArray *
lex_import_list_files (const char *const *names, GError **error)
{
  g_autoptr (GPtrArray) paths
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_path_free);

  for (guint i = 0; names[i] != NULL; i++)
    {
      const guint before = paths->len;
      gboolean good;

      if (!g_file_test (names[i], G_FILE_TEST_IS_DIR))
        good = add_path (paths, names[i], FALSE, error);
      else
        good = add_folder (paths, names[i], 0, error);
      if (!good)
        return NULL;
      /* Said as it is of a file that holds nothing. */
      if (paths->len == before)
        add_path (paths, names[i], FALSE, NULL);
    }
  return g_steal_pointer (&paths);
}
