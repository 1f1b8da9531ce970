/* lex-store-writer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a library: everything into a new file beside the old one, in one transaction, then
 * sealed, closed and renamed. It refuses to change a library that is in place, and to know where
 * documents come from. The services call it, from any one thread.
 *
 * There is no journal and no rollback: whatever fails, the new file is thrown away, so nobody
 * ever sees a half of it. The old file stays open and whole for whoever reads it.
 */

#include "store/lex-store-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <unistd.h>

#include "model/lex-resource.h"
#include "store/lex-correct.h"
#include "store/lex-database.h"
#include "store/lex-labels.h"
#include "store/lex-lengths.h"
#include "store/lex-pages.h"
#include "store/lex-spelling.h"
#include "store/lex-store-check.h"
#include "store/lex-store-fill.h"
#include "store/lex-store-resources.h"
#include "store/lex-store-writer-private.h"

LEX_RESOURCE_LATE (store)

/* @path: where the library goes.
 * @fresh: the new file beside it, nullable once it is in place.
 * @lemmatizer: borrowed, nullable.
 * @spoilt: a fault has happened, so the file must not be finished. */
struct _LexStoreWriter
{
  char *path;
  char *fresh;
  LexDatabase *database;
  LexLexicon *lexicon;
  LexLemmatizer *lemmatizer;
  LexStoreFill *fill;
  gboolean spoilt;
};

/* Beginning */

/* A name of its own, so that two processes that import at once do not meet; 0644 less the umask,
 * since a shipped library is for everybody. */
static gboolean
make_fresh_file (LexStoreWriter *self, GError **error)
{
  g_autofree char *fresh = g_strconcat (self->path, ".new-XXXXXX", NULL);
  int file = g_mkstemp_full (fresh, O_RDWR | O_CLOEXEC, 0644);

  if (file < 0)
    {
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
                   _ ("%s: the library cannot be written (%s); check the folder’s permissions "
                      "and free space"),
                   self->path, g_strerror (errno));
      return FALSE;
    }
  close (file);
  self->fresh = g_steal_pointer (&fresh);
  return TRUE;
}

/* Runs one of the SQL files of this room. */
static gboolean
run_file (LexStoreWriter *self, const char *name, GError **error)
{
  g_autofree char *path = g_strconcat ("/org/lexbridge/store/", name, NULL);
  g_autoptr (GBytes) sql = g_resource_lookup_data (lex_store_find_resource (), path,
                                                   G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (sql != NULL); /* linked into this very library */
  /* A resource ends with a NUL that is not counted. */
  return lex_database_run (self->database, g_bytes_get_data (sql, NULL), error);
}

static gboolean
create_schema (LexStoreWriter *self, GError **error)
{
  return lex_database_run (self->database, "BEGIN", error) && run_file (self, "schema.sql", error);
}

LexStoreWriter *
lex_store_writer_new (const char *path, LexLexicon *lexicon, GError **error)
{
  g_autoptr (LexStoreWriter) self = NULL;

  g_return_val_if_fail (path != NULL && lexicon != NULL, NULL);

  self = g_new0 (LexStoreWriter, 1);
  self->path = g_strdup (path);
  self->lexicon = lex_lexicon_ref (lexicon);
  if (!make_fresh_file (self, error))
    return NULL;
  self->database = lex_database_create (self->fresh, path, error);
  if (self->database == NULL || !create_schema (self, error))
    return NULL;
  self->fill = lex_store_fill_new (self->database);
  return g_steal_pointer (&self);
}

void
lex_store_writer_limit_pages (LexStoreWriter *self, guint n_pages)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA max_page_count = %u", n_pages);

  sqlite3_exec (self->database->handle, sql, NULL, NULL, NULL);
}

static gboolean
check_usable (LexStoreWriter *self, GError **error)
{
  if (!self->spoilt && self->fresh != NULL)
    return TRUE;
  g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
               _ ("%s: the library was given up after an earlier fault; start again"), self->path);
  return FALSE;
}

gboolean
lex_store_writer_add_document (LexStoreWriter *self, LexDocument *document, GError **error)
{
  g_return_val_if_fail (self != NULL && LEX_IS_DOCUMENT (document), FALSE);

  if (!check_usable (self, error))
    return FALSE;
  self->spoilt = !lex_store_fill_add_document (self->fill, document, error);
  return !self->spoilt;
}

gboolean
lex_store_writer_add_relations (LexStoreWriter *self, GPtrArray *relations, GError **error)
{
  g_return_val_if_fail (self != NULL && relations != NULL, FALSE);

  if (!check_usable (self, error))
    return FALSE;
  for (guint i = 0; !self->spoilt && i < relations->len; i++)
    self->spoilt
        = !lex_store_fill_add_relation (self->fill, g_ptr_array_index (relations, i), error);
  return !self->spoilt;
}

gboolean
lex_store_writer_add_situations (LexStoreWriter *self, GPtrArray *situations, GError **error)
{
  g_return_val_if_fail (self != NULL && situations != NULL, FALSE);

  if (!check_usable (self, error))
    return FALSE;
  for (guint i = 0; !self->spoilt && i < situations->len; i++)
    self->spoilt
        = !lex_store_fill_add_situations (self->fill, g_ptr_array_index (situations, i), error);
  return !self->spoilt;
}

/* Finishing */

static void
close_database (LexStoreWriter *self)
{
  g_clear_pointer (&self->fill, lex_store_fill_free);
  g_clear_pointer (&self->database, lex_database_free);
}

static gboolean
sync_file (const char *path)
{
  int file = open (path, O_RDONLY | O_CLOEXEC);
  gboolean good = file >= 0 && fsync (file) == 0;

  if (file >= 0)
    close (file);
  return good;
}

/* The file reaches the disk before its name does, so that a power cut leaves the old or the new. */
static gboolean
put_in_place (LexStoreWriter *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (!lex_pages_stamp (self->fresh) || !sync_file (self->fresh)
      || g_rename (self->fresh, self->path) != 0)
    {
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
                   _ ("%s: the library cannot be put in place (%s); check the folder’s "
                      "permissions and free space"),
                   self->path, g_strerror (errno));
      return FALSE;
    }
  g_clear_pointer (&self->fresh, g_free);
  sync_file (folder); /* some file systems refuse; then the rename comes a little later */
  return TRUE;
}

void
lex_store_writer_set_lemmatizer (LexStoreWriter *self, LexLemmatizer *lemmatizer)
{
  g_return_if_fail (self != NULL);

  self->lemmatizer = lemmatizer;
}

gboolean
lex_store_writer_finish (LexStoreWriter *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!check_usable (self, error))
    return FALSE;
  self->spoilt = TRUE; /* finished or not, it is not usable afterwards */
  if (!lex_store_fill_add_lexicon (self->fill, self->lexicon, error)
      || !run_file (self, "context.sql", error) || !run_file (self, "index.sql", error)
      || !lex_lengths_fill (self->database, error) || !lex_labels_fill (self->database, error)
      || !lex_spelling_fill (self->database, error)
      || (self->lemmatizer != NULL && !lex_correct_fill (self->database, self->lemmatizer, error))
      || !lex_database_run (self->database, "COMMIT; VACUUM", error)
      || !lex_store_seal (self->database, error))
    return FALSE;
  close_database (self);
  return put_in_place (self, error);
}

void
lex_store_writer_free (LexStoreWriter *self)
{
  if (self == NULL)
    return;
  close_database (self);
  if (self->fresh != NULL)
    g_unlink (self->fresh);
  lex_lexicon_unref (self->lexicon);
  g_free (self->fresh);
  g_free (self->path);
  g_free (self);
}
