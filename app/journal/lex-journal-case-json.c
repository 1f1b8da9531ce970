/* lex-journal-case-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cases of an exported file, looked through and taken in. It refuses to know the rest
 * of such a file. lex-journal-json.c calls it.
 */

#include <sqlite3.h>
#include <string.h>

#include "journal/lex-journal-cases-private.h"
#include "journal/lex-journal-file-private.h"

/* Reading */

/* @cases: (element-type LexCase): as they come, their fields not yet read
 * @texts: (element-type utf8): their fields */
typedef struct
{
  GPtrArray *cases;
  GPtrArray *texts;
  gint64 n_bad;
} Intake;

/* What stands in an exported file without being written otherwise. */
static gboolean
is_plain (const char *text)
{
  if (text == NULL || *text == '\0')
    return FALSE;
  for (; *text != '\0'; text++)
    if (*text < ' ' || *text > '~' || *text == '"' || *text == '\\')
      return FALSE;
  return TRUE;
}

static char *
take_plain (sqlite3_stmt *row, int column, Intake *intake)
{
  const char *text = (const char *) sqlite3_column_text (row, column);
  const gboolean good = sqlite3_column_type (row, column) == SQLITE_TEXT && is_plain (text);

  intake->n_bad += !good;
  return g_strdup (good ? text : "");
}

static void
take_case_cb (sqlite3_stmt *row, gpointer user_data)
{
  Intake *intake = user_data;
  LexCase *value = lex_case_new_empty ();
  const char *fields = (const char *) sqlite3_column_text (row, 4);

  value->id = take_plain (row, 0, intake);
  value->created = take_plain (row, 1, intake);
  value->changed = take_plain (row, 2, intake);
  value->number = sqlite3_column_int64 (row, 3);
  intake->n_bad += fields == NULL;
  g_ptr_array_add (intake->cases, value);
  g_ptr_array_add (intake->texts, g_strdup (fields != NULL ? fields : "{}"));
}

static gboolean
read_cases (LexJournalFile *self, const char *text, Intake *intake, GError **error)
{
  const LexJournalQuestion question
      = { "SELECT value ->> '$.id', value ->> '$.created', value ->> '$.changed',"
          " value ->> '$.number', value -> '$.fields' "
          "FROM (SELECT iif (type = 'object', value, '{}') AS value FROM json_each (?1, "
          "'$.cases'))",
          &text, 1, take_case_cb, intake };

  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  for (guint i = 0; i < intake->cases->len; i++)
    {
      gboolean good;

      if (!lex_journal_cases_decode (self, intake->texts->pdata[i], intake->cases->pdata[i], &good,
                                     error))
        return FALSE;
      intake->n_bad += !good;
    }
  return TRUE;
}

gboolean
lex_journal_case_json_check (LexJournalFile *self, const char *text, gint64 *n_bad, GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Intake intake = { cases, texts, 0 };
  const gboolean done = read_cases (self, text, &intake, error);

  *n_bad = intake.n_bad;
  return done;
}

/* Gives a case that says something else than ours the same other identifier every time. */
static void
rename_case (LexCase *value, const char *json)
{
  g_autofree char *print = g_compute_checksum_for_string (G_CHECKSUM_SHA256, json, -1);
  g_autofree char *id = g_strdup_printf ("%s~%.16s", value->id, print);

  g_free (value->id);
  value->id = g_steal_pointer (&id);
}

/* Adds a case unless it is there. @again: whether it was renamed. */
static gboolean
add_case (LexJournalFile *self, LexCase *value, gboolean again, guint *n_added, GError **error)
{
  g_autoptr (GError) fault = NULL;
  gboolean removed = FALSE;
  g_autoptr (LexCase) ours = lex_journal_cases_look_up (self, value->id, &removed, &fault);
  g_autofree char *own = ours != NULL ? lex_case_dup_json (ours) : NULL;
  g_autofree char *json = lex_case_dup_json (value);

  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (ours != NULL && !again && !g_str_equal (own, json))
    {
      rename_case (value, json);
      return add_case (self, value, TRUE, n_added, error);
    }
  if (ours != NULL && !removed)
    return TRUE;
  (*n_added)++;
  return lex_journal_cases_insert (self, value, error);
}

gboolean
lex_journal_case_json_import (LexJournalFile *self, const char *text, guint *n_added,
                              GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Intake intake = { cases, texts, 0 };

  if (!read_cases (self, text, &intake, error))
    return FALSE;
  for (guint i = 0; i < cases->len; i++)
    if (!add_case (self, cases->pdata[i], FALSE, n_added, error))
      return FALSE;
  return TRUE;
}
