/* lex-journal-database.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens SQLite files as journals, and turns SQLite's faults into ours. It refuses to know what a
 * journal holds: no table is named here. The files of this room call it, no other.
 */

#include "journal/lex-journal-database.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>

#include "disk/lex-disk-fault.h"

/* How long a change waits for that of another process, in milliseconds. */
#define PATIENCE 10000

gboolean
lex_journal_database_fail_damaged (const char *path, const char *what, GError **error)
{
  return lex_journal_error_set (
      error, LEX_JOURNAL_ERROR_DAMAGED,
      _ ("%s: the journal is damaged (%s); “lexbridge-cli notes --restore=last” brings the last "
         "backup back and keeps the damaged file"),
      path, what);
}

gboolean
lex_journal_database_fail_foreign (const char *path, GError **error)
{
  return lex_journal_database_fail_damaged (path, _ ("it is no journal"), error);
}

gboolean
lex_journal_database_fail_read_only (LexJournalDatabase *self, GError **error)
{
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_READ_ONLY,
                                _ ("%s: the journal can be read but not changed; check the "
                                   "permissions of the file and its folder"),
                                self->path);
}

/* What the journal has is safe, whatever it is. */
static gboolean
fail_to_write (LexJournalDatabase *self, LexDiskFault fault, GError **error)
{
  return lex_journal_error_set (
      error, fault == LEX_DISK_FAULT_BUSY ? LEX_JOURNAL_ERROR_BUSY : LEX_JOURNAL_ERROR_STORAGE,
      _ ("%s: the journal cannot be written; what it has is safe; %s"), self->path,
      lex_disk_fault_get_words (fault));
}

gboolean
lex_journal_database_fail (LexJournalDatabase *self, int result, GError **error)
{
  const LexDiskFault fault = lex_disk_fault_tell (self->path, self->handle, result);

  switch (fault)
    {
    case LEX_DISK_FAULT_DAMAGED:
      return lex_journal_database_fail_damaged (self->path, lex_disk_fault_get_words (fault),
                                                error);
    case LEX_DISK_FAULT_FOREIGN:
      return lex_journal_database_fail_foreign (self->path, error);
    case LEX_DISK_FAULT_READ_ONLY:
      return lex_journal_database_fail_read_only (self, error);
    case LEX_DISK_FAULT_FULL:
    case LEX_DISK_FAULT_BUSY:
    case LEX_DISK_FAULT_CLOSED:
    case LEX_DISK_FAULT_BROKEN:
    case LEX_DISK_FAULT_CONTENT:
    case LEX_DISK_FAULT_OTHER:
    default:
      return fail_to_write (self, fault, error);
    }
}

static int
get_flags (LexJournalOpening opening)
{
  const int own = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;

  if (opening == LEX_JOURNAL_OPENING_CREATE)
    return own | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  return own
         | (opening == LEX_JOURNAL_OPENING_WRITE ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
}

/* A path may have a question mark in it, which parts a URI. */
static char *
dup_uri (const char *path, LexJournalOpening opening)
{
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *escaped = g_uri_escape_string (absolute, "/", FALSE);

  return g_strconcat ("file://", escaped,
                      opening == LEX_JOURNAL_OPENING_STILL ? "?immutable=1" : NULL, NULL);
}

LexJournalDatabase *
lex_journal_database_open (const char *path, LexJournalOpening opening, GError **error)
{
  g_autoptr (LexJournalDatabase) self = g_new0 (LexJournalDatabase, 1);
  g_autofree char *uri = dup_uri (path, opening);
  int result;

  self->path = g_strdup (path);
  result = sqlite3_open_v2 (uri, &self->handle, get_flags (opening), NULL);
  if (result != SQLITE_OK)
    {
      lex_journal_database_fail (self, result, error);
      return NULL;
    }
  sqlite3_busy_timeout (self->handle, PATIENCE);
  if (!lex_journal_database_run (self,
                                 "PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON;"
                                 "PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY",
                                 error))
    return NULL;
  return g_steal_pointer (&self);
}

void
lex_journal_database_free (LexJournalDatabase *self)
{
  if (self == NULL)
    return;
  sqlite3_close_v2 (self->handle);
  g_free (self->path);
  g_free (self);
}

gboolean
lex_journal_database_is_read_only (LexJournalDatabase *self)
{
  return sqlite3_db_readonly (self->handle, "main") != 0;
}

gboolean
lex_journal_database_run (LexJournalDatabase *self, const char *sql, GError **error)
{
  int result = sqlite3_exec (self->handle, sql, NULL, NULL, NULL);

  return result == SQLITE_OK || lex_journal_database_fail (self, result, error);
}

gboolean
lex_journal_database_ask (LexJournalDatabase *self, const LexJournalQuestion *question,
                          GError **error)
{
  sqlite3_stmt *statement = NULL;
  int result = sqlite3_prepare_v2 (self->handle, question->sql, -1, &statement, NULL);

  for (guint i = 0; result == SQLITE_OK && i < question->n_values; i++)
    result = sqlite3_bind_text (statement, (int) i + 1, question->values[i], -1, SQLITE_STATIC);
  if (result == SQLITE_OK)
    while ((result = sqlite3_step (statement)) == SQLITE_ROW)
      if (question->func != NULL)
        question->func (statement, question->user_data);
  /* Before the statement goes, and the message with it. */
  if (result != SQLITE_DONE)
    lex_journal_database_fail (self, result, error);
  sqlite3_finalize (statement);
  return result == SQLITE_DONE;
}

static void
take_number_cb (sqlite3_stmt *row, gpointer user_data)
{
  *(gint64 *) user_data = sqlite3_column_int64 (row, 0);
}

gboolean
lex_journal_database_get_number (LexJournalDatabase *self, const char *sql, gint64 *number,
                                 GError **error)
{
  const LexJournalQuestion question = { sql, NULL, 0, take_number_cb, number };

  *number = 0;
  return lex_journal_database_ask (self, &question, error);
}

static void
take_verdict_cb (sqlite3_stmt *row, gpointer user_data)
{
  char **verdict = user_data;

  if (*verdict == NULL)
    *verdict = g_strdup ((const char *) sqlite3_column_text (row, 0));
}

gboolean
lex_journal_database_check (LexJournalDatabase *self, GError **error)
{
  g_autofree char *verdict = NULL;
  const LexJournalQuestion question
      = { "PRAGMA integrity_check (1)", NULL, 0, take_verdict_cb, &verdict };
  gint64 application_id;

  if (!lex_journal_database_get_number (self, "PRAGMA application_id", &application_id, error)
      || !lex_journal_database_ask (self, &question, error))
    return FALSE;
  if (application_id != LEX_JOURNAL_APPLICATION_ID)
    return lex_journal_database_fail_foreign (self->path, error);
  if (g_strcmp0 (verdict, "ok") == 0)
    return TRUE;
  g_debug ("%s: SQLite: %s", self->path, verdict);
  return lex_journal_database_fail_damaged (self->path, _ ("its parts contradict each other"),
                                            error);
}

gboolean
lex_journal_database_copy (LexJournalDatabase *from, LexJournalDatabase *to, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (to->handle, "main", from->handle, "main");
  int result;

  if (backup == NULL)
    return lex_journal_database_fail (to, sqlite3_errcode (to->handle), error);
  result = sqlite3_backup_step (backup, -1);
  sqlite3_backup_finish (backup);
  if (result == SQLITE_DONE)
    return TRUE;
  /* A damaged page is the fault of what is copied; all else, of where it goes. */
  return lex_journal_database_fail ((result & 0xff) == SQLITE_CORRUPT ? from : to, result, error);
}
