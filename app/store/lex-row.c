/* lex-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts our values into statements and takes them out of rows, where it trusts none of them. It
 * refuses to know tables and columns. The files of this room call it, no other.
 */

#include "store/lex-row.h"

#include <sqlite3.h>

void
lex_row_bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

void
lex_row_bind_running_text (sqlite3_stmt *statement, int parameter, LexText *text)
{
  g_autoptr (GBytes) spans = NULL;
  gconstpointer data;
  gsize size = 0;

  if (text == NULL)
    return;
  lex_row_bind_text (statement, parameter, lex_text_get_plain (text));
  spans = lex_text_dup_span_data (text);
  data = g_bytes_get_data (spans, &size);
  if (size > 0)
    sqlite3_bind_blob64 (statement, parameter + 1, data, size, SQLITE_TRANSIENT);
}

/* A text with a NUL or with broken UTF-8 was never written by us. */
static const char *
get_text (LexRow *self, int column)
{
  const char *text = (const char *) sqlite3_column_text (self->statement, column);

  if (text == NULL
      || g_utf8_validate_len (text, (gsize) sqlite3_column_bytes (self->statement, column), NULL))
    return text;
  self->damaged = "text";
  return NULL;
}

char *
lex_row_dup_text (LexRow *self, int column)
{
  return g_strdup (get_text (self, column));
}

LexText *
lex_row_dup_running_text (LexRow *self, int column)
{
  const char *plain = get_text (self, column);
  g_autoptr (GBytes) spans = NULL;
  const void *data;

  if (plain == NULL)
    return NULL;
  data = sqlite3_column_blob (self->statement, column + 1);
  if (data != NULL)
    spans = g_bytes_new (data, (gsize) sqlite3_column_bytes (self->statement, column + 1));
  return lex_text_new_from_data (plain, spans);
}

LexLabel *
lex_row_dup_label (LexRow *self, int column)
{
  const char *text = get_text (self, column);
  LexLabel *label = text != NULL ? lex_label_parse (text) : NULL;

  if (label == NULL)
    self->damaged = "label";
  return label;
}

guint
lex_row_get_number (LexRow *self, int column, guint limit)
{
  gint64 number = sqlite3_column_int64 (self->statement, column);

  if (number >= 0 && number < limit)
    return (guint) number;
  self->damaged = "number";
  return 0;
}
