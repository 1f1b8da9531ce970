/* lex-shelf.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes the folder of imported documents so that a crash never leaves half a change.
 * It refuses to know what the files hold. The import and its kin call it, one process at a time.
 *
 * The folder holds
 *
 *     documents/NAME.xml      the imported documents: the truth
 *     documents/NAME.record   what is known of an import beside its text (lex-record.h)
 *     originals/SUM.original  the files as they came, called after their checksum, never changed
 *     past/FILE.N.past        what FILE was before change N; empty where it was not
 *     imports.lexlib          the index of the documents: a cache
 *     lock                    held by who changes anything
 *     incoming/               a change being prepared; worth nothing
 *     decided/                a change that is to be: what it holds must be put in place
 *
 * A change is prepared in `incoming`, named as it will be in place; `X.gone` there says that X is
 * to be removed. One rename of the folder, `incoming` to `decided`, is the decision. Then each
 * file moves to its place, documents first, and the empty folder goes. A crash before the decision
 * leaves the old state and some rubbish; after it, the moves that are left can be done by anybody,
 * any number of times, because a file that is no longer in `decided` is already in place. Each step
 * is on the disk before the next begins, so that a power cut is a crash like any other.
 */

#include "services/lex-shelf.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "services/lex-library-private.h"
#include "services/lex-shelf-lock.h"
#include "services/lex-shelf-private.h"

/* To put a change in place takes no time; who only reads need not wait longer for it. Seconds. */
#define READER_PATIENCE 5

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DIR, closedir)

static int sync_path (const char *path);

int (*lex_shelf_rename) (const char *, const char *) = rename;
int (*lex_shelf_sync) (const char *) = sync_path;

/* Some file systems have nothing to write for a folder, and say so. */
static int
sync_path (const char *path)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  int status, code;

  if (file < 0)
    return -1;
  status = fsync (file);
  code = errno;
  close (file);
  errno = code;
  return status != 0 && (code == EINVAL || code == ENOTSUP) ? 0 : status;
}

static gboolean
make_durable (const char *path, GError **error)
{
  return lex_shelf_sync (path) == 0 || lex_library_fail_at (error, path);
}

GStrv
lex_shelf_list_folder (const char *path, GError **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  /* Not GDir, whose errors do not say what to do. */
  g_autoptr (DIR) folder = opendir (path);
  const struct dirent *entry;

  /* A folder that is not there holds nothing; one that can not be read is a fault. */
  if (folder == NULL && errno != ENOENT)
    {
      lex_library_fail_at (error, path);
      return NULL;
    }
  while (folder != NULL && (entry = readdir (folder)) != NULL)
    if (!g_str_equal (entry->d_name, ".") && !g_str_equal (entry->d_name, ".."))
      g_strv_builder_add (names, entry->d_name);
  return g_strv_builder_end (names);
}

/* Removes a folder of plain files; a stray folder in it is not ours to remove. */
static void
clear_folder (const char *path)
{
  g_auto (GStrv) names = lex_shelf_list_folder (path, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename (path, names[i], NULL);

      g_unlink (file);
    }
  g_rmdir (path);
}

static gboolean
make_folder (const char *path, GError **error)
{
  return g_mkdir_with_parents (path, 0700) == 0 || lex_library_fail_at (error, path);
}

static gboolean
make_folder_of (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return make_folder (folder, error);
}

char *
lex_shelf_dup_place (const char *data_dir, const char *file)
{
  static const struct
  {
    const char *suffix, *folder;
  } folders[] = {
    { LEX_SHELF_XML, "documents" },
    { LEX_SHELF_RECORD, "documents" },
    { LEX_SHELF_ORIGINAL, "originals" },
    { LEX_SHELF_PAST, "past" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (g_str_has_suffix (file, folders[i].suffix))
      return g_build_filename (data_dir, folders[i].folder, file, NULL);
  return g_build_filename (data_dir, file, NULL);
}

/* Does what one file of `decided` asks for. */
static gboolean
settle (LexShelf *self, const char *name, GError **error)
{
  g_autofree char *from = g_build_filename (self->decided, name, NULL);
  g_autofree char *place = NULL;

  if (g_str_has_suffix (name, LEX_SHELF_GONE))
    {
      g_autofree char *target = g_strndup (name, strlen (name) - strlen (LEX_SHELF_GONE));

      place = lex_shelf_dup_place (self->data_dir, target);
      if (g_unlink (place) != 0 && errno != ENOENT)
        return lex_library_fail_at (error, place);
      return g_unlink (from) == 0 || lex_library_fail_at (error, from);
    }

  place = lex_shelf_dup_place (self->data_dir, name);
  return make_folder_of (place, error)
         && (lex_shelf_rename (from, place) == 0 || lex_library_fail_at (error, place));
}

/* The names must be where they belong before nobody knows any more that they should be. */
static gboolean
make_settled_durable (LexShelf *self, GStrv names, GError **error)
{
  g_autoptr (GHashTable) folders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer folder;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *file = g_strndup (
          names[i],
          strlen (names[i])
              - (g_str_has_suffix (names[i], LEX_SHELF_GONE) ? strlen (LEX_SHELF_GONE) : 0));
      g_autofree char *place = lex_shelf_dup_place (self->data_dir, file);

      g_hash_table_add (folders, g_path_get_dirname (place));
    }
  g_hash_table_add (folders, g_strdup (self->documents));
  g_hash_table_remove (folders, self->data_dir);
  g_hash_table_iter_init (&iter, folders);
  while (g_hash_table_iter_next (&iter, &folder, NULL))
    if (g_file_test (folder, G_FILE_TEST_IS_DIR) && !make_durable (folder, error))
      return FALSE;
  return make_durable (self->data_dir, error);
}

/* The index last: as long as it is old, a reader sees all old. */
static gboolean
roll_forward (LexShelf *self, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list_folder (self->decided, error);

  if (names == NULL)
    return FALSE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; names[i] != NULL; i++)
      if (g_str_has_prefix (names[i], LEX_IMPORTS_FILE) == (pass == 1)
          && !settle (self, names[i], error))
        return FALSE;

  if (names[0] != NULL && !make_settled_durable (self, names, error))
    return FALSE;
  if (g_rmdir (self->decided) != 0 && errno != ENOENT)
    return lex_library_fail_at (error, self->decided);
  return TRUE;
}

static LexShelf *
open_shelf (const char *data_dir, guint patience, GCancellable *cancellable, GError **error)
{
  g_autoptr (LexShelf) self = g_new0 (LexShelf, 1);

  self->lock = -1;
  if (cancellable != NULL)
    self->cancellable = g_object_ref (cancellable);
  self->data_dir = g_strdup (data_dir);
  self->documents = g_build_filename (data_dir, "documents", NULL);
  self->incoming = g_build_filename (data_dir, "incoming", NULL);
  self->decided = g_build_filename (data_dir, "decided", NULL);

  if (!make_folder (self->documents, error))
    return NULL;
  self->lock = lex_shelf_lock_take (data_dir, patience, cancellable, error);
  if (self->lock < 0 || !roll_forward (self, error))
    return NULL;
  clear_folder (self->incoming);
  if (!make_folder (self->incoming, error))
    return NULL;

  return g_steal_pointer (&self);
}

LexShelf *
lex_shelf_open (const char *data_dir, GCancellable *cancellable, GError **error)
{
  return open_shelf (data_dir, lex_shelf_patience, cancellable, error);
}

LexShelf *
lex_shelf_open_to_read (const char *data_dir, GError **error)
{
  const guint brief = MIN (lex_shelf_patience, READER_PATIENCE);

  return open_shelf (data_dir, lex_shelf_lock_tells () ? lex_shelf_patience : brief, NULL, error);
}

void
lex_shelf_free (LexShelf *self)
{
  if (self == NULL)
    return;

  /* Without the lock, what is in there may be somebody else's. */
  if (self->lock >= 0)
    {
      clear_folder (self->incoming);
      close (self->lock);
    }
  g_clear_object (&self->cancellable);
  g_free (self->data_dir);
  g_free (self->documents);
  g_free (self->incoming);
  g_free (self->decided);
  g_free (self);
}

/* What is decided on must be on the disk, whoever wrote it. */
static gboolean
make_incoming_durable (LexShelf *self, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list_folder (self->incoming, error);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (self->incoming, names[i], NULL);

      if (!make_durable (path, error))
        return FALSE;
    }
  return names != NULL && make_durable (self->incoming, error);
}

/* Nothing is taken back any more, so what fails now has not failed for good. */
static gboolean
complete (LexShelf *self, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (make_durable (self->data_dir, &lower) && roll_forward (self, &lower))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s; the change is kept, and is completed when Lexbridge next starts"),
                    lower->message);
  return FALSE;
}

gboolean
lex_shelf_commit (LexShelf *self, GError **error)
{
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (!make_incoming_durable (self, error))
    return FALSE;
  if (lex_shelf_rename (self->incoming, self->decided) != 0)
    return lex_library_fail_at (error, self->decided);
  return complete (self, error);
}

gboolean
lex_shelf_is_interrupted (const char *data_dir)
{
  g_autofree char *path = g_build_filename (data_dir, "decided", NULL);

  return g_file_test (path, G_FILE_TEST_IS_DIR);
}

gboolean
lex_shelf_recover (const char *data_dir, GError **error)
{
  const guint patience = MIN (lex_shelf_patience, READER_PATIENCE);
  g_autoptr (GError) failure = NULL;
  g_autoptr (LexShelf) self = open_shelf (data_dir, patience, NULL, &failure);

  /* Who held the lock may have finished the change, and be at the next. */
  if (self != NULL || !lex_shelf_is_interrupted (data_dir))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

const char *
lex_shelf_get_data_dir (LexShelf *self)
{
  return self->data_dir;
}
