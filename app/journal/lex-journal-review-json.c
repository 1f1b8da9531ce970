/* lex-journal-review-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers of an exported file, looked through and taken in. It refuses to know the rest of such
 * a file. lex-journal-json.c calls it.
 */

#include <sqlite3.h>

#include "journal/lex-journal-file-private.h"

/* Names of the program's own making: what is not printable ASCII is none. */
#define IS_NAME(member)                                                                            \
  "typeof (value ->> '$." member "') = 'text' AND value ->> '$." member "' NOT GLOB '*[^ -~]*'"
#define IS_NUMBER(member) "typeof (value ->> '$." member "') = 'integer'"

/* What files of the versions before do not have. */
#define IS_NAME_IF_ANY(member) "iif (value ->> '$." member "' IS NULL, 1, " IS_NAME (member) ")"
#define IS_COUNT_IF_ANY(member)                                                                    \
  "iif (value ->> '$." member "' IS NULL, 1, " IS_NUMBER (member) " AND value ->> '$." member      \
                                                                  "' >= 0)"

#define ROWS                                                                                       \
  "FROM (SELECT iif (type = 'object', value, '{}') AS value FROM json_each (?1, '$.reviews'))"

/* clang-format off */
#define IS_WHOLE                                                                                   \
  "coalesce ("                                                                                     \
  IS_NAME ("id") " AND value ->> '$.id' <> '' AND "                                                \
  IS_NAME ("card") " AND value ->> '$.card' <> '' AND "                                            \
  IS_NAME ("mode") " AND " IS_NAME ("print") " AND "                                               \
  IS_NUMBER ("rating") " AND value ->> '$.rating' BETWEEN 1 AND 4 AND "                            \
  IS_NUMBER ("took") " AND value ->> '$.took' >= 0 AND "                                           \
  IS_NUMBER ("answered") " AND " IS_NUMBER ("algorithm") " AND "                                   \
  IS_COUNT_IF_ANY ("lookups") " AND " IS_COUNT_IF_ANY ("looked") " AND "                           \
  IS_NAME_IF_ANY ("sitting") " AND " IS_NAME_IF_ANY ("given") " AND "                              \
  "value ->> '$.undone' IN (0, 1), 0)"
/* clang-format on */

static void
take_number_cb (sqlite3_stmt *row, gpointer user_data)
{
  *(gint64 *) user_data = sqlite3_column_int64 (row, 0);
}

gboolean
lex_journal_review_json_check (LexJournalFile *self, const char *text, gint64 *n_bad,
                               GError **error)
{
  const LexJournalQuestion question
      = { "SELECT count (*) " ROWS " WHERE NOT " IS_WHOLE, &text, 1, take_number_cb, n_bad };

  *n_bad = 0;
  return lex_journal_database_ask (self->database, &question, error);
}

/* What was taken back on one of two machines was taken back. */
gboolean
lex_journal_review_json_import (LexJournalFile *self, const char *text, guint *n_added,
                                GError **error)
{
  const LexJournalQuestion question
      = { "INSERT INTO reviews (id, card, rating, answered, took, mode, algorithm, print, undone,"
          " lookups, looked, sitting, given) "
          "SELECT value ->> '$.id', value ->> '$.card', value ->> '$.rating',"
          " value ->> '$.answered', value ->> '$.took', value ->> '$.mode',"
          " value ->> '$.algorithm', value ->> '$.print', value ->> '$.undone',"
          " coalesce (value ->> '$.lookups', 0), coalesce (value ->> '$.looked', 0),"
          " coalesce (value ->> '$.sitting', ''), coalesce (value ->> '$.given', '') " ROWS
          " WHERE TRUE "
          "ON CONFLICT (id) DO UPDATE SET undone = 1 WHERE excluded.undone > undone",
          &text, 1, NULL, NULL };
  gint64 n_changed;

  if (!lex_journal_database_ask (self->database, &question, error)
      || !lex_journal_database_get_number (self->database, "SELECT changes ()", &n_changed, error))
    return FALSE;
  *n_added += (guint) n_changed;
  return TRUE;
}
