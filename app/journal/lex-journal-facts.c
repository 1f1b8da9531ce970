/* lex-journal-facts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of what the reader decided: added to and read, never changed. It refuses to know what
 * subjects, names and values mean. The services call it.
 */

#include "journal/lex-journal-facts.h"

#include <sqlite3.h>

#include "journal/lex-journal-file-private.h"

/* What two machines said at the same time is the same on both: the greater value holds. */
#define HELD                                                                                       \
  "SELECT subject, name, value, at FROM (SELECT subject, name, value, at, row_number () OVER"      \
  " (PARTITION BY subject, name ORDER BY at DESC, value DESC, id DESC) AS place FROM facts) "      \
  "WHERE place = 1 AND value IS NOT NULL ORDER BY subject, name"

static gboolean
insert (LexJournalFile *self, const LexFact *fact, GError **error)
{
  g_autofree char *at = g_strdup_printf ("%" G_GINT64_FORMAT, fact->at);
  const char *values[] = { fact->subject, fact->name, fact->value, at };
  const LexJournalQuestion question
      = { "INSERT INTO facts (id, subject, name, value, at) "
          "VALUES (lower (hex (randomblob (16))), ?1, ?2, ?3, max (CAST (?4 AS INTEGER),"
          " coalesce ((SELECT max (at) + 1 FROM facts WHERE subject = ?1 AND name = ?2), 0)))",
          values, G_N_ELEMENTS (values), NULL, NULL };

  return lex_journal_database_ask (self->database, &question, error);
}

static gboolean
add (LexJournalFile *self, gpointer data, GError **error)
{
  const LexFactChange *change = data;

  for (guint i = 0; i < change->n_facts; i++)
    if (!insert (self, &change->facts[i], error))
      return FALSE;
  for (guint i = 0; i < change->n_reviews; i++)
    if (!lex_journal_reviews_insert (self, &change->reviews[i], error))
      return FALSE;
  return TRUE;
}

gboolean
lex_journal_facts_add (LexJournalFile *self, const LexFactChange *change, GError **error)
{
  return lex_journal_file_change (self, add, (gpointer) change, error);
}

typedef struct
{
  LexFactFunc func;
  gpointer user_data;
} Receiver;

static void
receive_cb (sqlite3_stmt *row, gpointer user_data)
{
  const Receiver *receiver = user_data;
  const LexFact fact = {
    .subject = (const char *) sqlite3_column_text (row, 0),
    .name = (const char *) sqlite3_column_text (row, 1),
    .value = (const char *) sqlite3_column_text (row, 2),
    .at = sqlite3_column_int64 (row, 3),
  };

  receiver->func (&fact, receiver->user_data);
}

gboolean
lex_journal_facts_list (LexJournalFile *self, LexFactFunc func, gpointer user_data, GError **error)
{
  Receiver receiver = { func, user_data };
  const LexJournalQuestion question = { HELD, NULL, 0, receive_cb, &receiver };

  /* A journal that could not be brought up to date has none. */
  return self->version < 4 || lex_journal_database_ask (self->database, &question, error);
}
