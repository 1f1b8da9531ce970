/* lex-lengths.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How many words each clause has in each column of the index. It refuses to know what the ranking
 * makes of that. The writer fills the table; lex-store-search.c reads it once.
 *
 * FTS5 knows the lengths too, but looks them up by a statement for every row that is ranked, which
 * was half the cost of ranking. Here they are one blob, two bytes a number, the lowest first: 45 KB
 * for the shipped library.
 */

#include "store/lex-lengths.h"

#include <sqlite3.h>
#include <string.h>

#include "store/lex-store-reader-private.h"

/* Filling */

/* FTS5 writes a row's lengths as SQLite writes numbers: seven bits a byte, the highest first. A
 * clause of over two million words would need more than three bytes. */
static const guint8 *
read_number (const guint8 *bytes, const guint8 *end, guint *number)
{
  *number = 0;
  while (bytes < end)
    {
      *number = *number << 7 | (*bytes & 0x7f);
      if ((*bytes++ & 0x80) == 0)
        break;
    }
  return bytes;
}

static void
append_row (GByteArray *lengths, const guint8 *bytes, gsize size)
{
  const guint8 *end = bytes + size;

  for (guint i = 0; i < LEX_N_COLUMNS; i++)
    {
      guint number = 0;
      guint16 stored;

      bytes = read_number (bytes, end, &number);
      stored = GUINT16_TO_LE ((guint16) MIN (number, G_MAXUINT16));
      g_byte_array_append (lengths, (const guint8 *) &stored, sizeof stored);
    }
}

static gboolean
insert (LexDatabase *database, GByteArray *lengths, GError **error)
{
  sqlite3_stmt *statement
      = lex_database_prepare (database, "INSERT INTO lengths VALUES (1, ?1)", error);
  gboolean row;
  gboolean good = FALSE;

  if (statement != NULL)
    {
      /* Of an empty library too: a blob of nothing, not NULL. */
      sqlite3_bind_blob64 (statement, 1, lengths->len > 0 ? lengths->data : (const guint8 *) "",
                           lengths->len, SQLITE_STATIC);
      good = lex_database_next (database, statement, &row, error);
    }
  sqlite3_finalize (statement);
  return good;
}

gboolean
lex_lengths_fill (LexDatabase *database, GError **error)
{
  g_autoptr (GByteArray) lengths = g_byte_array_new ();
  sqlite3_stmt *statement
      = lex_database_prepare (database, "SELECT sz FROM words_docsize ORDER BY id", error);
  gboolean more = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (database, statement, &more, error)) && more)
    {
      const guint8 *bytes = sqlite3_column_blob (statement, 0);

      append_row (lengths, bytes, (gsize) sqlite3_column_bytes (statement, 0));
    }
  sqlite3_finalize (statement);
  return good && insert (database, lengths, error);
}

/* Reading */

static void
measure (LexLengths *self)
{
  gsize n_numbers = self->n_rows * LEX_N_COLUMNS;

  for (gsize i = 0; i < n_numbers; i++)
    {
      self->words[i] = GUINT16_FROM_LE (self->words[i]);
      self->average[i % LEX_N_COLUMNS] += self->words[i];
    }
  for (guint i = 0; i < LEX_N_COLUMNS; i++)
    self->average[i] = MAX (1.0, self->average[i] / (double) MAX (self->n_rows, 1));
}

static void
lengths_cb (LexRow *row, gpointer user_data)
{
  LexLengths *self = user_data;
  const void *bytes = sqlite3_column_blob (row->statement, 0);
  gsize size = (gsize) sqlite3_column_bytes (row->statement, 0);

  g_free (self->words);
  self->words = g_memdup2 (bytes, size);
  self->n_rows = size / (LEX_N_COLUMNS * sizeof *self->words);
}

LexLengths *
lex_lengths_read (LexStoreReader *reader, GError **error)
{
  g_autoptr (LexLengths) self = g_new0 (LexLengths, 1);
  sqlite3_stmt *statement
      = lex_store_reader_ask (reader, LEX_QUESTION_LENGTHS, "SELECT words FROM lengths", error);

  if (statement == NULL || !lex_store_reader_collect (reader, statement, lengths_cb, self, error))
    return NULL;
  measure (self);
  return g_steal_pointer (&self);
}

void
lex_lengths_free (LexLengths *self)
{
  if (self == NULL)
    return;
  g_free (self->words);
  g_free (self);
}
