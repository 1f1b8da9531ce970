/* lex-labels.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the clauses are called, by their ids. It refuses to know anything else of them. The writer
 * fills the table; lex-store-search.c reads it once, lex-store-hits.c asks it.
 *
 * A search names fifty clauses at every key stroke, of which a dozen are ever looked at. A row of
 * `clauses` costs more to find than the ranking of one; so all labels are one blob, 30 KB in the
 * shipped library.
 */

#include "store/lex-labels.h"

#include <sqlite3.h>
#include <string.h>

/* Filling */

static gboolean
collect (LexDatabase *database, GByteArray *texts, GError **error)
{
  sqlite3_stmt *statement
      = lex_database_prepare (database, "SELECT label FROM clauses ORDER BY id", error);
  gboolean more = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (database, statement, &more, error)) && more)
    {
      const char *label = (const char *) sqlite3_column_text (statement, 0);

      g_byte_array_append (texts, (const guint8 *) label, (guint) strlen (label) + 1);
    }
  sqlite3_finalize (statement);
  return good;
}

gboolean
lex_labels_fill (LexDatabase *database, GError **error)
{
  g_autoptr (GByteArray) texts = g_byte_array_new ();
  sqlite3_stmt *statement;
  gboolean row;
  gboolean good;

  if (!collect (database, texts, error))
    return FALSE;
  statement = lex_database_prepare (database, "INSERT INTO labels VALUES (1, ?1)", error);
  if (statement == NULL)
    return FALSE;
  /* Of an empty library too: a blob of nothing, not NULL. */
  sqlite3_bind_blob64 (statement, 1, texts->len > 0 ? texts->data : (const guint8 *) "", texts->len,
                       SQLITE_STATIC);
  good = lex_database_next (database, statement, &row, error);
  sqlite3_finalize (statement);
  return good;
}

/* Reading */

static void
labels_cb (LexRow *row, gpointer user_data)
{
  LexLabels *self = user_data;
  const char *texts = sqlite3_column_blob (row->statement, 0);
  gsize size = (gsize) sqlite3_column_bytes (row->statement, 0);

  if (size > 0 && texts[size - 1] != '\0')
    row->damaged = "labels";
  if (self->texts != NULL || row->damaged != NULL)
    return;
  self->texts = g_bytes_new (texts, size);
  texts = g_bytes_get_data (self->texts, NULL);
  for (gsize at = 0; at < size; at += strlen (texts + at) + 1)
    {
      guint32 start = (guint32) at;

      g_array_append_val (self->starts, start);
    }
}

LexLabels *
lex_labels_read (LexQuestions *questions, GError **error)
{
  g_autoptr (LexLabels) self = g_new0 (LexLabels, 1);
  sqlite3_stmt *statement
      = lex_questions_ask (questions, LEX_QUESTION_LABELS, "SELECT labels FROM labels", error);

  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  if (statement == NULL || !lex_questions_collect (questions, statement, labels_cb, self, error))
    return NULL;
  return g_steal_pointer (&self);
}

const char *
lex_labels_get_text (const LexLabels *self, gint64 clause)
{
  const char *texts = g_bytes_get_data (self->texts, NULL);

  if (clause < 1 || clause > self->starts->len)
    return NULL;
  return texts + g_array_index (self->starts, guint32, clause - 1);
}

LexLabel *
lex_labels_dup (const LexLabels *self, gint64 clause)
{
  const char *text = lex_labels_get_text (self, clause);

  return text != NULL ? lex_label_parse (text) : NULL;
}

guint
lex_labels_get_law (const LexLabels *self, gint64 clause, char *section)
{
  const char *text = lex_labels_get_text (self, clause);
  char *end = NULL;
  guint64 law;

  *section = '\0';
  law = text != NULL && g_ascii_isdigit (*text) ? g_ascii_strtoull (text, &end, 10) : 0;
  if (law != 0)
    *section = *end;
  return (guint) MIN (law, G_MAXUINT);
}

void
lex_labels_free (LexLabels *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->texts, g_bytes_unref);
  g_array_unref (self->starts);
  g_free (self);
}
