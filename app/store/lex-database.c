/* lex-database.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens SQLite files as libraries, and turns SQLite's faults and values into ours. It refuses to
 * know what a library holds: no table is named here. The files of this room call it, no other.
 */

#include "store/lex-database.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "disk/lex-disk-fault.h"
#include "store/lex-pages.h"
#include "store/lex-store-error.h"
#include "store/lex-tokenizer.h"

/* Steps of SQLite's machine between two looks at how many there were. */
#define STRIDE 100000

/* What one question may cost. The dearest, the check of the whole index, takes one step for every
 * four bytes of the file: a sixty-fourth of this. An answer takes a thousandth. */
#define LEAST_STRIDES 500
#define BYTES_A_STRIDE (STRIDE / 16)

gboolean
lex_database_fail_damaged (LexDatabase *self, const char *what, GError **error)
{
  g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED,
               _ ("%s: the library is damaged (%s); rebuild it, or install Lexbridge again"),
               self->path, what);
  return FALSE;
}

/* When reading, everything means damage. What exactly is for a developer: the services say what to
 * do instead. */
static gboolean
fail_to_read (LexDatabase *self, int result, GError **error)
{
  const char *what = self->handle != NULL ? sqlite3_errmsg (self->handle) : sqlite3_errstr (result);

  return lex_database_fail_damaged (self, what, error);
}

gboolean
lex_database_fail (LexDatabase *self, int result, GError **error)
{
  const LexDiskFault fault = lex_disk_fault_tell (self->path, self->handle, result);

  if (!self->writing || fault == LEX_DISK_FAULT_DAMAGED || fault == LEX_DISK_FAULT_FOREIGN)
    return fail_to_read (self, result, error);
  if (fault == LEX_DISK_FAULT_CONTENT)
    g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_CONTENT,
                 _ ("%s: the documents contradict themselves; check them for labels that occur "
                    "twice"),
                 self->path);
  else
    g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
                 _ ("%s: the library cannot be written; what was there before stays; %s"),
                 self->path, lex_disk_fault_get_words (fault));
  return FALSE;
}

static int
count_stride_cb (void *user_data)
{
  LexDatabase *self = user_data;

  self->strides++;
  return self->strides > self->most_strides;
}

gboolean
lex_database_run (LexDatabase *self, const char *sql, GError **error)
{
  int result;

  self->strides = 0;
  result = sqlite3_exec (self->handle, sql, NULL, NULL, NULL);
  return result == SQLITE_OK || lex_database_fail (self, result, error);
}

sqlite3_stmt *
lex_database_prepare (LexDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;
  int result
      = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);

  if (result != SQLITE_OK)
    lex_database_fail (self, result, error);
  return statement;
}

gboolean
lex_database_next (LexDatabase *self, sqlite3_stmt *statement, gboolean *row, GError **error)
{
  int result;
  gboolean good;

  self->strides = 0;
  result = sqlite3_step (statement);
  good = result == SQLITE_ROW || result == SQLITE_DONE;
  *row = result == SQLITE_ROW;
  if (!good)
    lex_database_fail (self, result, error);
  if (result != SQLITE_ROW)
    {
      sqlite3_reset (statement);
      sqlite3_clear_bindings (statement);
    }
  return good;
}

/* Opening */

/* The fields of SQLite's file header that tell a whole library; numbers are big-endian. */
enum
{
  HEADER_SIZE = 100,
  HEADER_N_PAGES = 28,
  HEADER_USER_VERSION = 60,
  HEADER_APPLICATION_ID = 68,
};

static guint32
read_number (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static gboolean
check_header (LexDatabase *self, const guint8 *header, goffset size, GError **error)
{
  guint32 version = read_number (header + HEADER_USER_VERSION);

  if (memcmp (header, "SQLite format 3", 16) != 0
      || read_number (header + HEADER_APPLICATION_ID) != LEX_STORE_APPLICATION_ID)
    return lex_database_fail_damaged (self, "not a library", error);
  if ((goffset) read_number (header + HEADER_N_PAGES) * LEX_PAGES_SIZE != size)
    return lex_database_fail_damaged (self, "cut short", error);
  if (version == LEX_STORE_VERSION)
    return TRUE;
  g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_VERSION,
               _ ("%s: the library has version %u, and this Lexbridge reads version %u; rebuild "
                  "it, or install Lexbridge again"),
               self->path, version, LEX_STORE_VERSION);
  return FALSE;
}

/* A file that may not be read is not called damaged: who is told to rebuild it could not either. */
static gboolean
fail_to_open (LexDatabase *self, GError **error)
{
  int reason = errno;

  if (reason == ENOENT || reason == ENOTDIR)
    g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_MISSING,
                 _ ("%s: the library is missing; build it, or install Lexbridge again"),
                 self->path);
  else
    g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_UNREADABLE,
                 _ ("%s: %s; check the permissions of the file and its folder"), self->path,
                 g_strerror (reason));
  return FALSE;
}

/* Reads the header without SQLite, which would read the schema to tell as much. */
static gboolean
check_file (LexDatabase *self, GError **error)
{
  guint8 header[HEADER_SIZE];
  /* What lies there need not be a file, and a pipe would keep us waiting for a writer. */
  int file = open (self->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  gssize n_read;
  goffset size;

  if (file < 0)
    return fail_to_open (self, error);
  n_read = read (file, header, sizeof header);
  size = lseek (file, 0, SEEK_END);
  close (file);
  self->most_strides = LEAST_STRIDES + (guint64) size / BYTES_A_STRIDE;
  if (n_read != HEADER_SIZE)
    return lex_database_fail_damaged (self, "cut short", error);
  return check_header (self, header, size, error);
}

/* As FTS5's documentation has it. */
static fts5_api *
find_fts5 (sqlite3 *handle)
{
  fts5_api *api = NULL;
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (handle, "SELECT fts5 (?1)", -1, &statement, NULL) == SQLITE_OK)
    {
      sqlite3_bind_pointer (statement, 1, &api, "fts5_api_ptr", NULL);
      sqlite3_step (statement);
    }
  sqlite3_finalize (statement);
  return api;
}

/* A file that is read may be damaged, so SQLite is told to trust nothing in it, and to give up what
 * leads nowhere: a view that recurs has no end. */
static void
distrust (LexDatabase *self)
{
  sqlite3 *handle = self->handle;

  sqlite3_progress_handler (handle, STRIDE, count_stride_cb, self);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_limit (handle, SQLITE_LIMIT_ATTACHED, 0);
}

static int
prepare_handle (LexDatabase *self)
{
  self->fts5 = find_fts5 (self->handle);
  return self->fts5 != NULL ? lex_tokenizer_register (self->handle, self->fts5) : SQLITE_ERROR;
}

static LexDatabase *
lex_database_new (const char *name, gboolean writing)
{
  LexDatabase *self = g_new0 (LexDatabase, 1);

  self->path = g_strdup (name);
  self->writing = writing;
  return self;
}

static gboolean
connect_to (LexDatabase *self, const char *name, int flags, const char *vfs, GError **error)
{
  int result = sqlite3_open_v2 (name, &self->handle, flags | SQLITE_OPEN_NOMUTEX, vfs);

  if (result == SQLITE_OK)
    result = prepare_handle (self);
  if (result == SQLITE_OK && !self->writing)
    distrust (self);
  return result == SQLITE_OK || lex_database_fail (self, result, error);
}

/* Absolute, since SQLite takes some names for more than a file's. */
LexDatabase *
lex_database_open (const char *path, GError **error)
{
  g_autoptr (LexDatabase) self = lex_database_new (path, FALSE);
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);

  lex_pages_register ();
  if (!check_file (self, error)
      || !connect_to (self, absolute, SQLITE_OPEN_READONLY, LEX_PAGES_VFS, error)
      || !lex_database_run (self,
                            "PRAGMA cache_size = -16384; PRAGMA cell_size_check = ON;"
                            "PRAGMA temp_store = MEMORY",
                            error))
    return NULL;
  return g_steal_pointer (&self);
}

/* SQLite frees what it is given with its own allocator, so the contents are copied once. */
static gboolean
load_copy (LexDatabase *self, GError **error)
{
  g_autofree char *contents = NULL;
  gsize size;
  unsigned char *copy;
  int result;

  if (!g_file_get_contents (self->path, &contents, &size, NULL))
    return fail_to_open (self, error);
  if (!lex_pages_verify (contents, size))
    return lex_database_fail_damaged (self, "a page is not as it was written", error);
  copy = sqlite3_malloc64 (size);
  if (copy == NULL)
    return lex_database_fail (self, SQLITE_NOMEM, error);
  memcpy (copy, contents, size);
  result = sqlite3_deserialize (self->handle, "main", copy, (sqlite3_int64) size,
                                (sqlite3_int64) size, SQLITE_DESERIALIZE_FREEONCLOSE);
  return result == SQLITE_OK || lex_database_fail (self, result, error);
}

LexDatabase *
lex_database_open_copy (const char *path, GError **error)
{
  g_autoptr (LexDatabase) self = lex_database_new (path, FALSE);

  if (!check_file (self, error)
      || !connect_to (self, ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, NULL, error)
      || !load_copy (self, error) || !lex_database_run (self, "PRAGMA cell_size_check = ON", error))
    return NULL;
  return g_steal_pointer (&self);
}

static gboolean
reserve_bytes (LexDatabase *self, GError **error)
{
  int n_bytes = LEX_PAGES_RESERVED;
  int result = sqlite3_file_control (self->handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &n_bytes);

  return result == SQLITE_OK || lex_database_fail (self, result, error);
}

LexDatabase *
lex_database_create (const char *path, const char *name, GError **error)
{
  g_autoptr (LexDatabase) self = lex_database_new (name, TRUE);

  if (!connect_to (self, path, SQLITE_OPEN_READWRITE, NULL, error) || !reserve_bytes (self, error)
      || !lex_database_run (self,
                            "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF;"
                            "PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
                            "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;"
                            "PRAGMA cache_size = -16384",
                            error))
    return NULL;
  return g_steal_pointer (&self);
}

void
lex_database_free (LexDatabase *self)
{
  if (self == NULL)
    return;
  sqlite3_close_v2 (self->handle);
  g_free (self->path);
  g_free (self);
}
