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
 *     documents/NAME.xml   the imported documents: the truth
 *     imports.lexlib       their index: a cache
 *     lock                 held by who changes anything
 *     incoming/            a change being prepared; worth nothing
 *     decided/             a change that is to be: what it holds must be put in place
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

#define DOCUMENTS "documents"
#define GONE ".gone"
#define XML ".xml"

/* To put a change in place takes no time; who only reads need not wait longer for it. Seconds. */
#define READER_PATIENCE 5

struct _LexShelf
{
  char *data_dir;
  char *documents;
  char *incoming;
  char *decided;
  GCancellable *cancellable; /* nullable */
  /* Open while the shelf is; closing it drops the lock. */
  int lock;
};

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

static GStrv
list_folder (const char *path, GError **error)
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
  g_auto (GStrv) names = list_folder (path, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename (path, names[i], NULL);

      g_unlink (file);
    }
  g_rmdir (path);
}

static char *
dup_place (LexShelf *self, const char *name)
{
  return g_build_filename (g_str_has_suffix (name, XML) ? self->documents : self->data_dir, name,
                           NULL);
}

/* Does what one file of `decided` asks for. */
static gboolean
settle (LexShelf *self, const char *name, GError **error)
{
  g_autofree char *from = g_build_filename (self->decided, name, NULL);
  g_autofree char *place = NULL;

  if (g_str_has_suffix (name, GONE))
    {
      g_autofree char *target = g_strndup (name, strlen (name) - strlen (GONE));

      place = dup_place (self, target);
      if (g_unlink (place) != 0 && errno != ENOENT)
        return lex_library_fail_at (error, place);
      return g_unlink (from) == 0 || lex_library_fail_at (error, from);
    }

  place = dup_place (self, name);
  return lex_shelf_rename (from, place) == 0 || lex_library_fail_at (error, place);
}

/* Documents first: as long as the index is old, a reader sees all old. */
static gboolean
roll_forward (LexShelf *self, GError **error)
{
  g_auto (GStrv) names = list_folder (self->decided, error);

  if (names == NULL)
    return FALSE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; names[i] != NULL; i++)
      if ((strstr (names[i], XML) == NULL) == (pass == 1) && !settle (self, names[i], error))
        return FALSE;

  /* The names must be where they belong before nobody knows any more that they should be. */
  if (names[0] != NULL
      && (!make_durable (self->documents, error) || !make_durable (self->data_dir, error)))
    return FALSE;
  if (g_rmdir (self->decided) != 0 && errno != ENOENT)
    return lex_library_fail_at (error, self->decided);
  return TRUE;
}

static gboolean
make_folder (const char *path, GError **error)
{
  return g_mkdir_with_parents (path, 0700) == 0 || lex_library_fail_at (error, path);
}

static LexShelf *
open_shelf (const char *data_dir, guint patience, GCancellable *cancellable, GError **error)
{
  g_autoptr (LexShelf) self = g_new0 (LexShelf, 1);

  self->lock = -1;
  if (cancellable != NULL)
    self->cancellable = g_object_ref (cancellable);
  self->data_dir = g_strdup (data_dir);
  self->documents = g_build_filename (data_dir, DOCUMENTS, NULL);
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

  if (!g_str_has_suffix (file, XML))
    return TRUE;
  if (g_lstat (path, &about) != 0)
    return errno == ENOENT || lex_library_fail_at (error, path);

  entry.name = g_strndup (file, strlen (file) - strlen (XML));
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
  g_autofree char *documents = g_build_filename (data_dir, DOCUMENTS, NULL);
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) files = NULL;
  gboolean exists;

  if (!find_data_dir (data_dir, &exists, error))
    return NULL;
  if (!exists)
    return g_strv_builder_end (names);
  files = list_folder (documents, error);
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

static char *
dup_in (const char *folder, const char *name, const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);

  return g_build_filename (folder, file, NULL);
}

char *
lex_shelf_dup_document_path (const char *data_dir, const char *name)
{
  g_autofree char *documents = g_build_filename (data_dir, DOCUMENTS, NULL);

  return dup_in (documents, name, XML);
}

char *
lex_shelf_dup_new_document_path (LexShelf *self, const char *name)
{
  return dup_in (self->incoming, name, XML);
}

char *
lex_shelf_dup_new_library_path (LexShelf *self)
{
  return g_build_filename (self->incoming, LEX_IMPORTS_FILE, NULL);
}

static gboolean
note_gone (LexShelf *self, const char *name, const char *suffix, GError **error)
{
  g_autofree char *path = dup_in (self->incoming, name, suffix);
  int file = g_open (path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);

  if (file < 0)
    return lex_library_fail_at (error, path);
  close (file);
  return TRUE;
}

gboolean
lex_shelf_remove_document (LexShelf *self, const char *name, GError **error)
{
  return note_gone (self, name, XML GONE, error);
}

gboolean
lex_shelf_remove_library (LexShelf *self, GError **error)
{
  return note_gone (self, LEX_IMPORTS_FILE, GONE, error);
}

/* What is decided on must be on the disk, whoever wrote it. */
static gboolean
make_incoming_durable (LexShelf *self, GError **error)
{
  g_auto (GStrv) names = list_folder (self->incoming, error);

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

gboolean
lex_shelf_has_documents (const char *data_dir, gboolean *has, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (data_dir, error);

  *has = names != NULL && names[0] != NULL;
  return names != NULL;
}

const char *
lex_shelf_get_data_dir (LexShelf *self)
{
  return self->data_dir;
}
