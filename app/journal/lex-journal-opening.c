/* lex-journal-opening.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens the journal, whatever state it is in, and closes it. It refuses to know what an entry is;
 * lex-journal-file.c and lex-journal-reading.c do. The services call it.
 */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "journal/lex-journal-backup.h"
#include "journal/lex-journal-file-private.h"
#include "journal/lex-journal-schema.h"

/* SQLite takes a file without a whole page for one in which nothing was ever written. */
#define SMALLEST 512

gint64 (*lex_journal_clock) (void) = g_get_real_time;

static void
take_notice (LexJournalFile *self, GError *fault)
{
  g_free (self->notice);
  self->notice = g_strdup (fault->message);
  g_error_free (fault);
}

/* A file of no length is what a crash may leave of a new journal, and what a crash of something
 * else leaves of an old one. Then there are backups. */
static gboolean
check_presence (const char *data_dir, const char *path, LexJournalAccess access, GError **error)
{
  g_auto (GStrv) backups = NULL;
  GStatBuf status;
  const gboolean there = g_stat (path, &status) == 0;

  if (there && status.st_size >= SMALLEST)
    return TRUE;
  backups = lex_journal_backup_list (data_dir);
  if (backups[0] != NULL || (there && status.st_size > 0))
    return lex_journal_database_fail_damaged (
        path, there ? _ ("it was cut short") : _ ("it is missing"), error);
  if (access == LEX_JOURNAL_WRITE)
    return TRUE;
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_MISSING,
                                _ ("%s: there is no journal yet; it is made with the first entry"),
                                path);
}

static gboolean
make_folder (const char *data_dir, GError **error)
{
  int code;

  if (g_mkdir_with_parents (data_dir, 0700) == 0)
    return TRUE;
  code = errno;
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_STORAGE,
                                _ ("%s: %s; check the folder’s permissions and free space"),
                                data_dir, g_strerror (code));
}

static LexJournalDatabase *
open_to_write (const char *path, LexJournalAccess access, gint64 *version, GError **error)
{
  const LexJournalOpening opening
      = access == LEX_JOURNAL_WRITE ? LEX_JOURNAL_OPENING_CREATE : LEX_JOURNAL_OPENING_WRITE;
  g_autoptr (LexJournalDatabase) self = lex_journal_database_open (path, opening, error);

  if (self == NULL || !lex_journal_schema_read (self, version, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Where SQLite may not even note that somebody reads, nobody else can be writing either, unless
 * what was written last still waits beside the file. */
static LexJournalDatabase *
open_to_read (const char *path, gint64 *version, GError **error)
{
  g_autofree char *waiting = g_strconcat (path, "-wal", NULL);
  g_autoptr (LexJournalDatabase) self
      = lex_journal_database_open (path, LEX_JOURNAL_OPENING_READ, NULL);
  GStatBuf status;

  if (self != NULL && lex_journal_schema_read (self, version, NULL))
    return g_steal_pointer (&self);
  g_clear_pointer (&self, lex_journal_database_free);
  self = lex_journal_database_open (path,
                                    g_stat (waiting, &status) == 0 && status.st_size > 0
                                        ? LEX_JOURNAL_OPENING_READ
                                        : LEX_JOURNAL_OPENING_STILL,
                                    error);
  if (self == NULL || !lex_journal_schema_read (self, version, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Backs up what is there, and brings it up to date. */
static gboolean
bring_up (LexJournalFile *self, GError **error)
{
  if (self->version > 0
      && !lex_journal_backup_make (self->database, self->data_dir, LEX_JOURNAL_REASON_VERSION,
                                   error))
    return FALSE;
  if (!lex_journal_schema_bring_up (self->database, error))
    return FALSE;
  self->version = LEX_JOURNAL_VERSION;
  return TRUE;
}

/* The mode is a mark in the file, so that it is written once and for all. */
static gboolean
make_ready (LexJournalFile *self, GError **error)
{
  if (self->version > LEX_JOURNAL_VERSION)
    return lex_journal_error_set (error, LEX_JOURNAL_ERROR_READ_ONLY,
                                  _ ("%s: a newer Lexbridge wrote this journal (version %d, and "
                                     "this one knows %d); it can be read but not changed; update "
                                     "Lexbridge"),
                                  self->database->path, (int) self->version, LEX_JOURNAL_VERSION);
  if (lex_journal_database_is_read_only (self->database))
    return lex_journal_database_fail_read_only (self->database, error);
  if (self->version < LEX_JOURNAL_VERSION && !bring_up (self, error))
    return FALSE;
  return lex_journal_database_run (self->database, "PRAGMA journal_mode = WAL", error);
}

static gboolean
is_damage (GError *fault)
{
  return g_error_matches (fault, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_DAMAGED);
}

/* Notes which file was opened. */
static void
mark (LexJournalFile *self, const char *path)
{
  GStatBuf status;

  if (g_stat (path, &status) != 0)
    return;
  self->device = status.st_dev;
  self->inode = status.st_ino;
}

gboolean
lex_journal_file_is_in_place (LexJournalFile *self)
{
  GStatBuf status;

  return g_stat (self->database->path, &status) == 0 && self->device == status.st_dev
         && self->inode == status.st_ino;
}

/* What can not be made ready is read as it is, if there is something to read. */
static gboolean
fall_back (LexJournalFile *self, const char *path, GError *fault, GError **error)
{
  g_autoptr (GError) owned = fault;

  g_clear_pointer (&self->database, lex_journal_database_free);
  if (!is_damage (fault))
    self->database = open_to_read (path, &self->version, NULL);
  if (self->database == NULL || self->version == 0)
    {
      g_propagate_error (error, g_steal_pointer (&owned));
      return FALSE;
    }
  self->read_only = TRUE;
  take_notice (self, g_steal_pointer (&owned));
  return TRUE;
}

LexJournalFile *
lex_journal_file_open (const char *data_dir, LexJournalAccess access, GError **error)
{
  g_autoptr (LexJournalFile) self = g_new0 (LexJournalFile, 1);
  g_autofree char *path = g_build_filename (data_dir, LEX_JOURNAL_FILE_NAME, NULL);
  g_autoptr (GError) fault = NULL;

  if (!check_presence (data_dir, path, access, error)
      || (access == LEX_JOURNAL_WRITE && !make_folder (data_dir, error)))
    return NULL;
  self->data_dir = g_strdup (data_dir);
  self->database = open_to_write (path, access, &self->version, &fault);
  if ((self->database == NULL || !make_ready (self, &fault))
      && !fall_back (self, path, g_steal_pointer (&fault), error))
    return NULL;
  mark (self, path);
  return g_steal_pointer (&self);
}

void
lex_journal_file_free (LexJournalFile *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->database, lex_journal_database_free);
  g_free (self->data_dir);
  g_free (self->notice);
  g_free (self);
}

static gboolean
back_up (LexJournalFile *self)
{
  GError *fault = NULL;

  if (lex_journal_backup_make (self->database, self->data_dir, LEX_JOURNAL_REASON_DATE, &fault))
    return TRUE;
  take_notice (self, fault);
  return FALSE;
}

void
lex_journal_file_close (LexJournalFile *self)
{
  if (self != NULL && self->changed && !back_up (self))
    g_debug ("%s", self->notice);
  lex_journal_file_free (self);
}

const char *
lex_journal_file_get_notice (LexJournalFile *self)
{
  return self->notice;
}

gboolean
lex_journal_file_is_read_only (LexJournalFile *self)
{
  return self->read_only;
}

/* What was there before today's first change. A change is dearer than its backup: it goes on. */
static void
back_up_before_change (LexJournalFile *self)
{
  const gint64 day = lex_journal_clock () / G_TIME_SPAN_DAY;
  gint64 n_entries = 0;

  if (day == self->day)
    return;
  self->day = day;
  if (lex_journal_backup_is_due (self->data_dir)
      && lex_journal_database_get_number (self->database,
                                          "SELECT EXISTS (SELECT 1 FROM entries)"
                                          " OR EXISTS (SELECT 1 FROM cases)",
                                          &n_entries, NULL)
      && n_entries > 0)
    back_up (self);
}

gboolean
lex_journal_file_change (LexJournalFile *self, LexJournalChangeFunc func, gpointer data,
                         GError **error)
{
  if (self->read_only)
    return lex_journal_error_set (error, LEX_JOURNAL_ERROR_READ_ONLY, "%s", self->notice);
  back_up_before_change (self);
  if (!lex_journal_database_run (self->database, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (func (self, data, error) && lex_journal_database_run (self->database, "COMMIT", error))
    {
      self->changed = TRUE;
      return TRUE;
    }
  lex_journal_database_run (self->database, "ROLLBACK", NULL);
  return FALSE;
}
