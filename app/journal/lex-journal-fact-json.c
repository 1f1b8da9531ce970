/* lex-journal-fact-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts of an exported file, looked through and taken in. It refuses to know the rest of such a
 * file. lex-journal-json.c calls it.
 */

#include <sqlite3.h>

#include "journal/lex-journal-file-private.h"

#define ROWS                                                                                       \
  "FROM (SELECT iif (type = 'object', value, '{}') AS value FROM json_each (?1, '$.facts'))"

/* Names of the program's own making: what is not printable ASCII is none. */
static gboolean
is_name (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  if (sqlite3_column_type (row, column) != SQLITE_TEXT || text == NULL || *text == '\0')
    return FALSE;
  for (; *text != '\0'; text++)
    if (*text < ' ' || *text > '~')
      return FALSE;
  return TRUE;
}

/* The reader's own words may be any. */
static gboolean
is_value (sqlite3_stmt *row, int column)
{
  const int type = sqlite3_column_type (row, column);
  const char *text = (const char *) sqlite3_column_text (row, column);

  return type == SQLITE_NULL
         || (type == SQLITE_TEXT && text != NULL && g_utf8_validate (text, -1, NULL));
}

static void
check_cb (sqlite3_stmt *row, gpointer user_data)
{
  gint64 *n_bad = user_data;

  *n_bad += !is_name (row, 0) || !is_name (row, 1) || !is_name (row, 2) || !is_value (row, 3)
            || sqlite3_column_type (row, 4) != SQLITE_INTEGER;
}

gboolean
lex_journal_fact_json_check (LexJournalFile *self, const char *text, gint64 *n_bad, GError **error)
{
  const LexJournalQuestion question
      = { "SELECT value ->> '$.id', value ->> '$.subject', value ->> '$.name',"
          " value ->> '$.value', value ->> '$.at' " ROWS,
          &text, 1, check_cb, n_bad };

  *n_bad = 0;
  return lex_journal_database_ask (self->database, &question, error);
}

gboolean
lex_journal_fact_json_import (LexJournalFile *self, const char *text, guint *n_added,
                              GError **error)
{
  const LexJournalQuestion question
      = { "INSERT OR IGNORE INTO facts (id, subject, name, value, at) "
          "SELECT value ->> '$.id', value ->> '$.subject', value ->> '$.name',"
          " value ->> '$.value', value ->> '$.at' " ROWS,
          &text, 1, NULL, NULL };
  gint64 n_changed;

  if (!lex_journal_database_ask (self->database, &question, error)
      || !lex_journal_database_get_number (self->database, "SELECT changes ()", &n_changed, error))
    return FALSE;
  *n_added += (guint) n_changed;
  return TRUE;
}
