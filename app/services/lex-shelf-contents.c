/* lex-shelf-contents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands in the folder of imported documents, and what will when a change is in place.
 * It refuses to know how a change gets there, which is lex-shelf.c's, and what the files hold. The
 * import and its kin call it.
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "services/lex-library-private.h"
#include "services/lex-shelf-private.h"

typedef struct
{
  char *name;
  struct timespec changed;
} Entry;

static void
entry_clear (gpointer data)
{
  g_free (((Entry *) data)->name);
}

static int
entry_compare (gconstpointer a, gconstpointer b)
{
  const Entry *first = a;
  const Entry *second = b;

  if (first->changed.tv_sec != second->changed.tv_sec)
    return first->changed.tv_sec < second->changed.tv_sec ? -1 : 1;
  if (first->changed.tv_nsec != second->changed.tv_nsec)
    return first->changed.tv_nsec < second->changed.tv_nsec ? -1 : 1;
  return g_strcmp0 (first->name, second->name);
}

/* A link counts as what it is, wherever it leads: to whom it leads nowhere will be said when the
 * document is read. A file that is gone since its folder was read is none. */
static gboolean
add_entry (GArray *entries, const char *folder, const char *file, GError **error)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  Entry entry = { 0 };
  GStatBuf about;

  if (!g_str_has_suffix (file, LEX_SHELF_XML))
    return TRUE;
  if (g_lstat (path, &about) != 0)
    return errno == ENOENT || lex_library_fail_at (error, path);

  entry.name = g_strndup (file, strlen (file) - strlen (LEX_SHELF_XML));
  /* A rename keeps this time: it tells when a document was imported. */
  entry.changed = about.st_mtim;
  g_array_append_val (entries, entry);
  return TRUE;
}

/* Whether there is a data folder to look into. */
static gboolean
find_data_dir (const char *data_dir, gboolean *exists, GError **error)
{
  GStatBuf about;

  *exists = g_stat (data_dir, &about) == 0;
  if (!*exists)
    return errno == ENOENT || errno == ENOTDIR || lex_library_fail_at (error, data_dir);
  if (S_ISDIR (about.st_mode))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: this is no folder; name another, or move it away"), data_dir);
  return FALSE;
}

GStrv
lex_shelf_list (const char *data_dir, GError **error)
{
  g_autofree char *documents = g_build_filename (data_dir, "documents", NULL);
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) files = NULL;
  gboolean exists;

  if (!find_data_dir (data_dir, &exists, error))
    return NULL;
  if (!exists)
    return g_strv_builder_end (names);
  files = lex_shelf_list_folder (documents, error);
  if (files == NULL)
    return NULL;
  g_array_set_clear_func (entries, entry_clear);
  for (guint i = 0; files[i] != NULL; i++)
    if (!add_entry (entries, documents, files[i], error))
      return NULL;

  g_array_sort (entries, entry_compare);
  for (guint i = 0; i < entries->len; i++)
    g_strv_builder_add (names, g_array_index (entries, Entry, i).name);
  return g_strv_builder_end (names);
}

char *
lex_shelf_dup_file (const char *name, LexShelfPart part)
{
  return g_strconcat (name, part == LEX_SHELF_PART_RECORD ? LEX_SHELF_RECORD : LEX_SHELF_XML, NULL);
}

static char *
dup_document_path (const char *data_dir, const char *name, LexShelfPart part)
{
  g_autofree char *file = lex_shelf_dup_file (name, part);

  return lex_shelf_dup_place (data_dir, file);
}

char *
lex_shelf_dup_document_path (const char *data_dir, const char *name)
{
  return dup_document_path (data_dir, name, LEX_SHELF_PART_DOCUMENT);
}

char *
lex_shelf_dup_record_path (const char *data_dir, const char *name)
{
  return dup_document_path (data_dir, name, LEX_SHELF_PART_RECORD);
}

char *
lex_shelf_dup_original_path (const char *data_dir, const char *sum)
{
  g_autofree char *file = g_strconcat (sum, LEX_SHELF_ORIGINAL, NULL);

  return lex_shelf_dup_place (data_dir, file);
}

char *
lex_shelf_dup_new_path (LexShelf *self, const char *file)
{
  return g_build_filename (self->incoming, file, NULL);
}

char *
lex_shelf_dup_new_document_path (LexShelf *self, const char *name)
{
  g_autofree char *file = lex_shelf_dup_file (name, LEX_SHELF_PART_DOCUMENT);

  return lex_shelf_dup_new_path (self, file);
}

char *
lex_shelf_dup_new_library_path (LexShelf *self)
{
  return lex_shelf_dup_new_path (self, LEX_IMPORTS_FILE);
}

gboolean
lex_shelf_put (LexShelf *self, const char *file, GBytes *content, GError **error)
{
  g_autofree char *path = lex_shelf_dup_new_path (self, file);
  g_autoptr (GError) lower = NULL;
  gsize size;
  const char *data = g_bytes_get_data (content, &size);

  if (g_file_set_contents_full (path, size > 0 ? data : "", (gssize) size, G_FILE_SET_CONTENTS_NONE,
                                0600, &lower))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s; check the folder and the room on the disk"), lower->message);
  return FALSE;
}

gboolean
lex_shelf_put_original (LexShelf *self, GBytes *content, char **sum, GError **error)
{
  g_autofree char *checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
  g_autofree char *place = lex_shelf_dup_original_path (self->data_dir, checksum);
  g_autofree char *file = g_path_get_basename (place);

  /* What has this checksum is this file. */
  if (!g_file_test (place, G_FILE_TEST_IS_REGULAR) && !lex_shelf_put (self, file, content, error))
    return FALSE;
  *sum = g_steal_pointer (&checksum);
  return TRUE;
}

gboolean
lex_shelf_remove (LexShelf *self, const char *file, GError **error)
{
  g_autofree char *gone = g_strconcat (file, LEX_SHELF_GONE, NULL);
  g_autofree char *path = lex_shelf_dup_new_path (self, gone);
  int descriptor = g_open (path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);

  if (descriptor < 0)
    return lex_library_fail_at (error, path);
  close (descriptor);
  return TRUE;
}

gboolean
lex_shelf_remove_document (LexShelf *self, const char *name, GError **error)
{
  g_autofree char *document = lex_shelf_dup_file (name, LEX_SHELF_PART_DOCUMENT);
  g_autofree char *record = lex_shelf_dup_file (name, LEX_SHELF_PART_RECORD);
  g_autofree char *place = lex_shelf_dup_place (self->data_dir, record);

  return lex_shelf_remove (self, document, error)
         && (!g_file_test (place, G_FILE_TEST_EXISTS) || lex_shelf_remove (self, record, error));
}

gboolean
lex_shelf_remove_library (LexShelf *self, GError **error)
{
  return lex_shelf_remove (self, LEX_IMPORTS_FILE, error);
}

char *
lex_shelf_dup_path_ahead (LexShelf *self, const char *file)
{
  g_autofree char *gone = g_strconcat (file, LEX_SHELF_GONE, NULL);
  g_autofree char *removed = lex_shelf_dup_new_path (self, gone);
  g_autofree char *fresh = lex_shelf_dup_new_path (self, file);

  if (g_file_test (removed, G_FILE_TEST_EXISTS))
    return NULL;
  if (g_file_test (fresh, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&fresh);
  return lex_shelf_dup_place (self->data_dir, file);
}

GStrv
lex_shelf_list_ahead (LexShelf *self, GError **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) standing = lex_shelf_list (self->data_dir, error);
  g_auto (GStrv) coming = standing != NULL ? lex_shelf_list_folder (self->incoming, error) : NULL;

  if (coming == NULL)
    return NULL;
  for (guint i = 0; standing[i] != NULL; i++)
    {
      g_autofree char *file = lex_shelf_dup_file (standing[i], LEX_SHELF_PART_DOCUMENT);
      g_autofree char *gone = g_strconcat (file, LEX_SHELF_GONE, NULL);

      if (!g_strv_contains ((const char *const *) coming, file)
          && !g_strv_contains ((const char *const *) coming, gone))
        g_strv_builder_add (names, standing[i]);
    }
  for (guint i = 0; coming[i] != NULL; i++)
    if (g_str_has_suffix (coming[i], LEX_SHELF_XML))
      {
        g_autofree char *name = g_strndup (coming[i], strlen (coming[i]) - strlen (LEX_SHELF_XML));

        g_strv_builder_add (names, name);
      }
  return g_strv_builder_end (names);
}

gboolean
lex_shelf_has_documents (const char *data_dir, gboolean *has, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (data_dir, error);

  *has = names != NULL && names[0] != NULL;
  return names != NULL;
}
