/* lex-journal-file.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done to entries: put, removed, brought back, moved. It refuses to know how a journal
 * is opened and what its entries mean. The services call it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal/lex-journal-file-private.h"

/* How many places are remembered. */
#define N_RECENT "100"

/* How deep folders lie in one another at most. */
#define DEEPEST 64

char *
lex_journal_file_dup_now (void)
{
  const gint64 now = lex_journal_clock ();
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (now / G_USEC_PER_SEC);
  g_autofree char *seconds
      = time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%S") : g_strdup ("0000");

  return g_strdup_printf ("%s.%03dZ", seconds, (int) (now / 1000 % 1000));
}

static gboolean
fail_missing (const char *id, GError **error)
{
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_MISSING,
                                _ ("%s: the journal has no such entry; another window may have "
                                   "removed it"),
                                id);
}

/* Whether there is an entry of that identifier, in sight or not as @removed says. */
static gboolean
check_entry (LexJournalFile *self, const char *id, gboolean removed, GError **error)
{
  gboolean is_removed = FALSE;
  g_autoptr (GError) fault = NULL;
  g_autoptr (LexJournalEntry) entry = lex_journal_file_find (self, id, &is_removed, &fault);

  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  return (entry != NULL && is_removed == removed) || fail_missing (id, error);
}

/* Putting */

gboolean
lex_journal_file_insert (LexJournalFile *self, const LexJournalEntry *entry, GError **error)
{
  const char *values[LEX_JOURNAL_N_FIELDS + 2];
  g_autofree char *position = entry->position != LEX_JOURNAL_LAST
                                  ? g_strdup_printf ("%" G_GINT64_FORMAT, entry->position)
                                  : NULL;
  const LexJournalQuestion question
      = { "INSERT INTO entries (id, label, edition, language, quote, prefix, suffix, text, colour,"
          " folder, created, changed, kind, position) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
          " ?10, ?11, ?12, ?13, coalesce (?14,"
          "  (SELECT position + 1 FROM entries WHERE folder IS ?10 ORDER BY position DESC LIMIT 1),"
          "  0)) "
          "ON CONFLICT (id) DO UPDATE SET label = ?2, edition = ?3, language = ?4, quote = ?5,"
          " prefix = ?6, suffix = ?7, text = ?8, colour = ?9, folder = ?10,"
          " changed = max (changed, ?12), kind = ?13, position = coalesce (?14, position),"
          " removed = NULL",
          values, G_N_ELEMENTS (values), NULL, NULL };

  for (guint i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    values[i] = entry->fields[i];
  values[LEX_JOURNAL_N_FIELDS] = lex_journal_kind_get_name (entry->kind);
  values[LEX_JOURNAL_N_FIELDS + 1] = position;
  return lex_journal_database_ask (self->database, &question, error);
}

/* A clock that was set back does not make a change older than the making. */
static void
date (LexJournalEntry *entry)
{
  g_autofree char *now = lex_journal_file_dup_now ();

  if (entry->fields[LEX_JOURNAL_CREATED] == NULL)
    entry->fields[LEX_JOURNAL_CREATED] = g_strdup (now);
  if (g_strcmp0 (now, entry->fields[LEX_JOURNAL_CREATED]) < 0)
    lex_journal_entry_set (entry, LEX_JOURNAL_CHANGED, entry->fields[LEX_JOURNAL_CREATED]);
  else
    lex_journal_entry_set (entry, LEX_JOURNAL_CHANGED, now);
}

/* Two processes may draw the same numbers, as after a fork: what is new never takes the place of
 * what is there. */
static gboolean
identify (LexJournalFile *self, LexJournalEntry *entry, GError **error)
{
  gboolean taken = entry->fields[LEX_JOURNAL_ID] == NULL;
  g_autoptr (GError) fault = NULL;

  while (taken && fault == NULL)
    {
      g_autofree char *id = g_uuid_string_random ();
      g_autoptr (LexJournalEntry) other = NULL;
      gboolean removed;

      other = lex_journal_file_find (self, id, &removed, &fault);
      taken = other != NULL;
      if (!taken && fault == NULL)
        entry->fields[LEX_JOURNAL_ID] = g_steal_pointer (&id);
    }
  if (fault == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
}

/* Whoever changed an entry since it was read, in another window, loses nothing: what is put gets an
 * identifier of its own. The words that were removed meanwhile are no longer in sight, and these
 * take their place. */
static gboolean
keep_others (LexJournalFile *self, LexJournalEntry *entry, GError **error)
{
  const char *id = entry->fields[LEX_JOURNAL_ID];
  g_autofree char *seen = g_strdup (entry->fields[LEX_JOURNAL_CHANGED]);
  g_autoptr (GError) fault = NULL;
  g_autoptr (LexJournalEntry) there = NULL;
  gboolean removed = FALSE;

  date (entry);
  if (id != NULL)
    there = lex_journal_file_find (self, id, &removed, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (there == NULL)
    return TRUE;
  if (seen != NULL && !removed && strcmp (seen, there->fields[LEX_JOURNAL_CHANGED]) != 0)
    g_clear_pointer (&entry->fields[LEX_JOURNAL_ID], g_free);
  else if (strcmp (there->fields[LEX_JOURNAL_CHANGED], entry->fields[LEX_JOURNAL_CHANGED]) > 0)
    lex_journal_entry_set (entry, LEX_JOURNAL_CHANGED, there->fields[LEX_JOURNAL_CHANGED]);
  return TRUE;
}

static gboolean
put (LexJournalFile *self, gpointer data, GError **error)
{
  LexJournalEntry *entry = data;

  return keep_others (self, entry, error) && identify (self, entry, error)
         && lex_journal_file_insert (self, entry, error);
}

/* It is changed only by what is on the disk: or what is put again would be taken for a change of
 * another window. */
gboolean
lex_journal_file_put (LexJournalFile *self, LexJournalEntry *entry, GError **error)
{
  g_autoptr (LexJournalEntry) copy = lex_journal_entry_copy (entry);
  LexJournalEntry before;

  if (!lex_journal_file_change (self, put, copy, error))
    return FALSE;
  before = *entry;
  *entry = *copy;
  *copy = before;
  return TRUE;
}

static void
note_row_cb (sqlite3_stmt *row, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
move_bookmark (LexJournalFile *self, const char *label, GError **error)
{
  g_autoptr (LexJournalEntry) entry = NULL;
  gboolean known = FALSE;
  const LexJournalQuestion question
      = { "SELECT 1 FROM entries WHERE label = ?1 AND kind = 'bookmark'", &label, 1, note_row_cb,
          &known };

  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  if (known)
    return TRUE;
  entry = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, label, NULL);
  return put (self, entry, error);
}

static gboolean
move_bookmarks (LexJournalFile *self, gpointer data, GError **error)
{
  const char *const *labels = data;

  for (guint i = 0; labels[i] != NULL; i++)
    if (!move_bookmark (self, labels[i], error))
      return FALSE;
  return TRUE;
}

gboolean
lex_journal_file_move_bookmarks (LexJournalFile *self, const char *const *labels, GError **error)
{
  return lex_journal_file_change (self, move_bookmarks, (gpointer) labels, error);
}

/* Removing */

static gboolean
remove_entry (LexJournalFile *self, gpointer data, GError **error)
{
  const char *id = data;
  const LexJournalQuestion question
      = { "WITH RECURSIVE inside (id) AS (VALUES (?1) UNION"
          " SELECT entries.id FROM entries JOIN inside ON entries.folder = inside.id) "
          "UPDATE entries SET removed = 1 + coalesce ((SELECT max (removed) FROM entries), 0) "
          "WHERE id IN inside AND removed IS NULL",
          &id, 1, NULL, NULL };

  return check_entry (self, id, FALSE, error)
         && lex_journal_database_ask (self->database, &question, error);
}

gboolean
lex_journal_file_remove (LexJournalFile *self, const char *id, GError **error)
{
  return lex_journal_file_change (self, remove_entry, (gpointer) id, error);
}

static gboolean
bring_back (LexJournalFile *self, gpointer data, GError **error)
{
  const char *id = data;
  const LexJournalQuestion question
      = { "UPDATE entries SET removed = NULL "
          "WHERE removed = (SELECT removed FROM entries WHERE id = ?1)",
          &id, 1, NULL, NULL };

  return check_entry (self, id, TRUE, error)
         && lex_journal_database_ask (self->database, &question, error);
}

gboolean
lex_journal_file_bring_back (LexJournalFile *self, const char *id, GError **error)
{
  return lex_journal_file_change (self, bring_back, (gpointer) id, error);
}

/* Moving */

typedef struct
{
  const char *id;
  const char *folder;
  const char *before;
} Move;

/* A folder does not go into what stands in it. */
static gboolean
check_folder (LexJournalFile *self, const Move *move, GError **error)
{
  g_autofree char *at = g_strdup (move->folder);

  for (guint i = 0; at != NULL; i++)
    {
      g_autoptr (LexJournalEntry) folder = NULL;
      gboolean removed = FALSE;

      if (i == DEEPEST || g_str_equal (at, move->id))
        return lex_journal_error_set (error, LEX_JOURNAL_ERROR_INPUT,
                                      _ ("%s: a folder cannot stand in itself, nor deeper than "
                                         "%d; choose another"),
                                      move->id, DEEPEST);
      folder = lex_journal_file_find (self, at, &removed, error);
      if (folder == NULL || removed || folder->kind != LEX_JOURNAL_FOLDER)
        return fail_missing (at, error != NULL && *error != NULL ? NULL : error);
      g_free (at);
      at = g_steal_pointer (&folder->fields[LEX_JOURNAL_PARENT]);
    }
  return TRUE;
}

static gboolean
place (LexJournalFile *self, const Move *move, GError **error)
{
  const char *values[] = { move->id, move->folder, move->before };
  const LexJournalQuestion room
      = { "UPDATE entries SET position = position + 1 WHERE folder IS ?2 AND position >="
          " (SELECT position FROM entries WHERE id = ?3 AND folder IS ?2) AND id <> ?1",
          values, 3, NULL, NULL };
  const LexJournalQuestion settle
      = { "UPDATE entries SET folder = ?2, position = coalesce ("
          " (SELECT position - 1 FROM entries WHERE id = ?3 AND folder IS ?2),"
          " (SELECT max (position) + 1 FROM entries WHERE folder IS ?2), 0) WHERE id = ?1",
          values, 3, NULL, NULL };

  return lex_journal_database_ask (self->database, &room, error)
         && lex_journal_database_ask (self->database, &settle, error);
}

static gboolean
move_entry (LexJournalFile *self, gpointer data, GError **error)
{
  const Move *move = data;

  return check_entry (self, move->id, FALSE, error) && check_folder (self, move, error)
         && place (self, move, error);
}

gboolean
lex_journal_file_move (LexJournalFile *self, const char *id, const char *folder, const char *before,
                       GError **error)
{
  Move move = { id, folder, before };

  return lex_journal_file_change (self, move_entry, &move, error);
}

/* Recent places */

static gboolean
visit (LexJournalFile *self, gpointer data, GError **error)
{
  g_autofree char *now = lex_journal_file_dup_now ();
  const char *values[] = { data, now };
  const LexJournalQuestion question
      = { "INSERT INTO recent VALUES (?1, (SELECT coalesce (max (seq), 0) + 1 FROM recent), ?2) "
          "ON CONFLICT (label) DO UPDATE SET seq = excluded.seq, visited = excluded.visited",
          values, 2, NULL, NULL };

  return lex_journal_database_ask (self->database, &question, error)
         && lex_journal_database_run (self->database,
                                      "DELETE FROM recent WHERE label NOT IN (SELECT label FROM "
                                      "recent ORDER BY seq DESC LIMIT " N_RECENT ")",
                                      error);
}

gboolean
lex_journal_file_visit (LexJournalFile *self, const char *label, GError **error)
{
  return lex_journal_file_change (self, visit, (gpointer) label, error);
}
