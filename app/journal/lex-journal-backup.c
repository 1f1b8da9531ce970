/* lex-journal-backup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copies of the journal: made, checked, kept and put back. It refuses to know what stands in one,
 * and when a backup is wanted. The files of this room call it, and the services to restore one.
 */

#include "journal/lex-journal-backup.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define FOLDER "journal-backups"
#define BEGINNING "journal-"
#define ENDING ".sqlite"
#define NEW_BEGINNING ".new-"
#define LAST "last"

/* `journal-000012-2026-11-22.sqlite`: where the day begins, and how long it is. */
#define DAY_AT 15
#define DAY_LENGTH 10

/* By #LexJournalReason. */
static const char *const reasons[] = { "", "-before-update", "-replaced" };
#define DAMAGED "-damaged"

static char *
dup_folder (const char *data_dir)
{
  return g_build_filename (data_dir, FOLDER, NULL);
}

static char *
dup_today (void)
{
  g_autoptr (GDateTime) now
      = g_date_time_new_from_unix_local (lex_journal_clock () / G_USEC_PER_SEC);

  return now != NULL ? g_date_time_format (now, "%Y-%m-%d") : g_strdup ("0000-00-00");
}

static gboolean
is_backup (const char *name)
{
  return g_str_has_prefix (name, BEGINNING) && g_str_has_suffix (name, ENDING)
         && strlen (name) >= DAY_AT + DAY_LENGTH + strlen (ENDING)
         && !g_str_has_suffix (name, DAMAGED ENDING);
}

static gboolean
is_dated (const char *name)
{
  return g_str_equal (name + DAY_AT + DAY_LENGTH, ENDING);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GStrv
lex_journal_backup_list (const char *data_dir)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_backup (name))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

gboolean
lex_journal_backup_is_due (const char *data_dir)
{
  g_auto (GStrv) names = lex_journal_backup_list (data_dir);
  g_autofree char *today = dup_today ();

  for (guint i = g_strv_length (names); i-- > 0;)
    if (is_dated (names[i]))
      return strncmp (names[i] + DAY_AT, today, DAY_LENGTH) != 0;
  return TRUE;
}

/* One more than any file of the folder has, damaged ones too. */
static guint64
find_number (const char *data_dir)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint64 last = 0;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, BEGINNING))
      last = MAX (last, g_ascii_strtoull (name + strlen (BEGINNING), NULL, 10));
  return last + 1;
}

static char *
dup_new_name (const char *data_dir, const char *reason)
{
  g_autofree char *today = dup_today ();

  return g_strdup_printf (BEGINNING "%06" G_GUINT64_FORMAT "-%s%s" ENDING, find_number (data_dir),
                          today, reason);
}

static gboolean
fail_at (const char *path, GError **error)
{
  const int code = errno;

  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_STORAGE,
                                _ ("%s: %s; check the folder’s permissions and free space"), path,
                                g_strerror (code));
}

/* A name is on the disk when its folder is. */
static gboolean
sync_folder (const char *folder, GError **error)
{
  int file = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean good = file >= 0 && fsync (file) == 0;

  if (!good)
    fail_at (folder, error);
  if (file >= 0)
    close (file);
  return good;
}

/* Fills an empty file, so that it can be read by itself from wherever it may lie. */
static gboolean
fill (LexJournalDatabase *from, const char *path, GError **error)
{
  g_autoptr (LexJournalDatabase) to
      = lex_journal_database_open (path, LEX_JOURNAL_OPENING_WRITE, error);

  return to != NULL && lex_journal_database_copy (from, to, error)
         && lex_journal_database_run (to, "PRAGMA journal_mode = DELETE", error);
}

static LexJournalDatabase *
open_sound (const char *path, GError **error)
{
  g_autoptr (LexJournalDatabase) self
      = lex_journal_database_open (path, LEX_JOURNAL_OPENING_STILL, error);

  return self != NULL && lex_journal_database_check (self, error) ? g_steal_pointer (&self) : NULL;
}

static gboolean
copy_to (LexJournalDatabase *from, const char *path, GError **error)
{
  g_autoptr (LexJournalDatabase) copy = NULL;

  if (!fill (from, path, error))
    return FALSE;
  copy = open_sound (path, error);
  return copy != NULL;
}

/* Copies to a new file beside @path and checks it, then renames it. */
static gboolean
save (LexJournalDatabase *from, const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *new_path = g_build_filename (folder, NEW_BEGINNING "XXXXXX", NULL);
  int file = g_mkstemp_full (new_path, O_RDWR | O_CLOEXEC, 0600);
  gboolean good;

  if (file < 0)
    return fail_at (folder, error);
  close (file);
  good = copy_to (from, new_path, error)
         && (g_rename (new_path, path) == 0 || fail_at (path, error));
  if (!good)
    g_unlink (new_path);
  return good && sync_folder (folder, error);
}

/* What a process that was killed left half made, and nobody can still be making. */
static void
drop_leavings (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf status;

      if (g_str_has_prefix (name, NEW_BEGINNING) && g_stat (path, &status) == 0
          && g_get_real_time () / G_USEC_PER_SEC - status.st_mtime > 60 * 60)
        g_unlink (path);
    }
}

/* Drops dated backups beyond the last ten, and of those of @name's day all but that. */
static void
prune (const char *data_dir, const char *name)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_auto (GStrv) names = lex_journal_backup_list (data_dir);
  guint n_kept = 0;

  drop_leavings (folder);
  for (guint i = g_strv_length (names); i-- > 0;)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      gboolean same_day = strncmp (names[i] + DAY_AT, name + DAY_AT, DAY_LENGTH) == 0;

      if (!is_dated (names[i]) || g_str_equal (names[i], name))
        n_kept += is_dated (names[i]);
      else if (same_day || n_kept >= LEX_JOURNAL_N_BACKUPS)
        g_unlink (path);
      else
        n_kept++;
    }
}

gboolean
lex_journal_backup_make (LexJournalDatabase *database, const char *data_dir,
                         LexJournalReason reason, GError **error)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_autofree char *name = dup_new_name (data_dir, reasons[reason]);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail_at (folder, error);
  if (!save (database, path, error))
    return FALSE;
  if (reason == LEX_JOURNAL_REASON_DATE)
    prune (data_dir, name);
  return TRUE;
}

/* Restoring */

static gboolean
fail_unknown (const char *data_dir, const char *name, GStrv names, GError **error)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_autofree char *all = g_strjoinv (", ", names);

  if (names[0] == NULL)
    return lex_journal_error_set (
        error, LEX_JOURNAL_ERROR_MISSING,
        _ ("%s: there is no backup yet; one is made on every day on which "
           "something is written"),
        folder);
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_MISSING,
                                _ ("%s: there is no such backup; there are: %s"), name, all);
}

/* What is no sound journal would only be damaged where it is put. */
static LexJournalDatabase *
open_named (const char *data_dir, const char *name, GError **error)
{
  g_autofree char *folder = dup_folder (data_dir);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) fault = NULL;
  LexJournalDatabase *self = open_sound (path, &fault);

  if (self == NULL && g_error_matches (fault, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_DAMAGED))
    lex_journal_error_set (error, LEX_JOURNAL_ERROR_DAMAGED,
                           _ ("%s: this backup is damaged; nothing was changed; choose another"),
                           path);
  else if (self == NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  return self;
}

/* The last is the last that is sound. */
static LexJournalDatabase *
open_last (const char *data_dir, GStrv names, GError **error)
{
  for (guint i = g_strv_length (names); i-- > 0;)
    {
      LexJournalDatabase *self = open_named (data_dir, names[i], i == 0 ? error : NULL);

      if (self != NULL)
        return self;
    }
  return NULL;
}

static LexJournalDatabase *
open_backup (const char *data_dir, const char *name, GError **error)
{
  g_auto (GStrv) names = lex_journal_backup_list (data_dir);

  if (g_str_equal (name, LAST) && names[0] != NULL)
    return open_last (data_dir, names, error);
  if (g_strv_contains ((const char *const *) names, name))
    return open_named (data_dir, name, error);
  fail_unknown (data_dir, name, names, error);
  return NULL;
}

/* The journal as it stands, if it is sound and all of it could be copied. */
static LexJournalDatabase *
open_replaced (const char *data_dir, const char *path, GError **error)
{
  g_autoptr (LexJournalDatabase) self
      = lex_journal_database_open (path, LEX_JOURNAL_OPENING_WRITE, error);

  if (self == NULL || !lex_journal_backup_make (self, data_dir, LEX_JOURNAL_REASON_REPLACED, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Moves a damaged journal with all that SQLite keeps beside it, so that it can be tried to mend. */
static gboolean
move_aside (const char *data_dir, const char *path, GError **error)
{
  static const char *const parts[] = { "", "-wal", "-shm", "-journal" };
  g_autofree char *folder = dup_folder (data_dir);
  g_autofree char *name = dup_new_name (data_dir, DAMAGED);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *from = g_strconcat (path, parts[i], NULL);
      g_autofree char *to = g_strconcat (folder, G_DIR_SEPARATOR_S, name, parts[i], NULL);

      if (g_rename (from, to) != 0 && errno != ENOENT)
        return fail_at (from, error);
    }
  return TRUE;
}

gboolean
lex_journal_backup_restore (const char *data_dir, const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (data_dir, LEX_JOURNAL_FILE_NAME, NULL);
  g_autoptr (LexJournalDatabase) backup = open_backup (data_dir, name, error);
  g_autoptr (LexJournalDatabase) current = NULL;
  g_autoptr (GError) fault = NULL;

  if (backup == NULL)
    return FALSE;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      current = open_replaced (data_dir, path, &fault);
      if (current != NULL)
        return lex_journal_database_copy (backup, current, error);
      if (!g_error_matches (fault, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_DAMAGED))
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
    }
  /* Also where the file is missing: SQLite would add what waits beside it to the backup. */
  return move_aside (data_dir, path, error) && save (backup, path, error);
}
