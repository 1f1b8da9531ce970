/* lex-journal-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done to cases: put, removed, brought back. It refuses to know what a case means and
 * what its fields are. The services call it.
 */

#include "journal/lex-journal-cases.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal/lex-journal-cases-private.h"
#include "journal/lex-journal-file-private.h"

/* No number beyond is taken from a file: the next would have to be greater. */
#define GREATEST 1000000

/* Inserting */

static void
note_row_cb (sqlite3_stmt *row, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_taken (LexJournalFile *self, const char *sql, const char *value, gboolean *taken, GError **error)
{
  const LexJournalQuestion question = { sql, &value, 1, note_row_cb, taken };

  *taken = FALSE;
  return lex_journal_database_ask (self->database, &question, error);
}

/* A case that does not say so is an open ruling. */
#define WRITE                                                                                      \
  "INSERT INTO cases (id, created, changed, fields, seq, clauses, kind, status, event, session,"   \
  " place, board, called, ruled, outcome, title) "                                                 \
  "VALUES (?1, ?2, ?3, ?4, coalesce (CAST (?5 AS INTEGER),"                                        \
  " (SELECT coalesce (max (seq), 0) + 1 FROM cases)), ?6, coalesce (?4 ->> '$.kind', 'ruling'),"   \
  " coalesce (?4 ->> '$.status', 'open'), ?4 ->> '$.event', ?4 ->> '$.session',"                   \
  " ?4 ->> '$.table', ?4 ->> '$.board', ?4 ->> '$.called', ?4 ->> '$.ruled', ?4 ->> '$.outcome',"  \
  " substr (?4 ->> '$.agreed', 1, 160)) "                                                          \
  "ON CONFLICT (id) DO UPDATE SET removed = NULL, changed = max (changed, excluded.changed),"      \
  " fields = excluded.fields, clauses = excluded.clauses, kind = excluded.kind,"                   \
  " status = excluded.status, event = excluded.event, session = excluded.session,"                 \
  " place = excluded.place, board = excluded.board, called = excluded.called,"                     \
  " ruled = excluded.ruled, outcome = excluded.outcome, title = excluded.title"

static gboolean
write_row (LexJournalFile *self, const LexCase *value, const char *json, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, value->number);
  gboolean taken = TRUE;
  const char *values[]
      = { value->id, value->created, value->changed, json, NULL, value->values[LEX_CASE_CLAUSES] };
  const LexJournalQuestion question = { WRITE, values, G_N_ELEMENTS (values), NULL, NULL };

  if (value->number > 0 && value->number <= GREATEST
      && !is_taken (self, "SELECT 1 FROM cases WHERE seq = CAST (?1 AS INTEGER)", number, &taken,
                    error))
    return FALSE;
  values[4] = taken ? NULL : number;
  return lex_journal_database_ask (self->database, &question, error);
}

/* All by which a case is found apart from its columns. */
static gboolean
write_index (LexJournalFile *self, const LexCase *value, const char *json, GError **error)
{
  g_autofree char *words = lex_case_dup_words (value);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, value->number);
  const char *values[] = { number, json, words };
  static const char *const steps[]
      = { "DELETE FROM case_clauses WHERE seq = CAST (?1 AS INTEGER)",
          "INSERT OR IGNORE INTO case_clauses"
          " SELECT value, CAST (?1 AS INTEGER) FROM json_each (?2, '$.clauses')",
          "DELETE FROM case_words WHERE rowid = CAST (?1 AS INTEGER)",
          "INSERT INTO case_words (rowid, words) VALUES (CAST (?1 AS INTEGER), ?3)" };
  static const guint n_values[G_N_ELEMENTS (steps)] = { 1, 2, 1, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const LexJournalQuestion question = { steps[i], values, n_values[i], NULL, NULL };

      if (!lex_journal_database_ask (self->database, &question, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
lex_journal_cases_insert (LexJournalFile *self, LexCase *value, GError **error)
{
  g_autofree char *json = lex_case_dup_json (value);
  g_autoptr (LexCase) kept = NULL;
  gboolean removed;

  if (!write_row (self, value, json, error))
    return FALSE;
  kept = lex_journal_cases_look_up (self, value->id, &removed, error);
  if (kept == NULL)
    return FALSE;
  value->number = kept->number;
  return write_index (self, value, json, error);
}

/* Putting */

/* A clock that was set back does not make a change older than the one before. */
static void
date (LexCase *value, const LexCase *there)
{
  g_autofree char *now = lex_journal_file_dup_now ();
  const char *latest = now;

  if (value->created == NULL)
    value->created = g_strdup (there != NULL ? there->created : now);
  if (strcmp (value->created, latest) > 0)
    latest = value->created;
  if (there != NULL && strcmp (there->changed, latest) > 0)
    latest = there->changed;
  g_free (value->changed);
  value->changed = g_strdup (latest);
}

/* Takes over what another window changed; fails to where both changed the same. */
static gboolean
merge (LexCase *value, const LexCase *there)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (g_strcmp0 (value->values[i], value->seen[i]) != 0
        && g_strcmp0 (there->values[i], value->seen[i]) != 0
        && g_strcmp0 (there->values[i], value->values[i]) != 0)
      return FALSE;
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (g_strcmp0 (value->values[i], value->seen[i]) == 0)
      lex_case_set (value, i, there->values[i]);
  return TRUE;
}

/* Two processes may draw the same numbers, as after a fork. */
static gboolean
identify (LexJournalFile *self, LexCase *value, GError **error)
{
  gboolean taken = TRUE;

  while (taken)
    {
      g_free (value->id);
      value->id = g_uuid_string_random ();
      if (!is_taken (self, "SELECT 1 FROM cases WHERE id = ?1", value->id, &taken, error))
        return FALSE;
    }
  value->number = 0;
  return TRUE;
}

static gboolean
put (LexJournalFile *self, gpointer data, GError **error)
{
  LexCase *value = data;
  g_autoptr (GError) fault = NULL;
  g_autoptr (LexCase) there = NULL;
  gboolean removed = FALSE;

  if (value->id != NULL)
    there = lex_journal_cases_look_up (self, value->id, &removed, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (there != NULL && !removed && !merge (value, there))
    {
      g_clear_pointer (&value->id, g_free);
      g_clear_pointer (&value->created, g_free);
      g_clear_pointer (&there, lex_case_free);
    }
  date (value, there);
  return (value->id != NULL || identify (self, value, error))
         && lex_journal_cases_insert (self, value, error);
}

/* It is changed only by what is on the disk. */
gboolean
lex_journal_cases_put (LexJournalFile *self, LexCase *value, GError **error)
{
  g_autoptr (LexCase) copy = lex_case_copy (value);
  LexCase before;

  if (!lex_journal_file_change (self, put, copy, error))
    return FALSE;
  lex_case_settle (copy);
  before = *value;
  *value = *copy;
  *copy = before;
  return TRUE;
}

/* Removing */

static gboolean
set_removed (LexJournalFile *self, const char *id, gboolean removed, GError **error)
{
  const char *values[] = { id, removed ? "1" : NULL };
  const LexJournalQuestion question
      = { "UPDATE cases SET removed = CAST (?2 AS INTEGER) WHERE id = ?1 AND (removed IS NULL) ="
          " (?2 IS NOT NULL)",
          values, G_N_ELEMENTS (values), NULL, NULL };
  gint64 n_changed;

  if (!lex_journal_database_ask (self->database, &question, error)
      || !lex_journal_database_get_number (self->database, "SELECT changes ()", &n_changed, error))
    return FALSE;
  return n_changed > 0
         || lex_journal_error_set (error, LEX_JOURNAL_ERROR_MISSING,
                                   _ ("%s: the journal has no such case; another window may have "
                                      "removed it"),
                                   id);
}

static gboolean
remove_case (LexJournalFile *self, gpointer data, GError **error)
{
  return set_removed (self, data, TRUE, error);
}

gboolean
lex_journal_cases_remove (LexJournalFile *self, const char *id, GError **error)
{
  return lex_journal_file_change (self, remove_case, (gpointer) id, error);
}

static gboolean
bring_back (LexJournalFile *self, gpointer data, GError **error)
{
  return set_removed (self, data, FALSE, error);
}

gboolean
lex_journal_cases_bring_back (LexJournalFile *self, const char *id, GError **error)
{
  return lex_journal_file_change (self, bring_back, (gpointer) id, error);
}
