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
 * for the shipped library. A second one, far smaller, tells where the lines end that lead to a
 * clause.
 */

#include "store/lex-lengths.h"

#include <sqlite3.h>
#include <string.h>

#include "language/lex-fold.h"

/* The columns that are made of lines: the last fields, in two languages. */
#define N_LINE_FIELDS (LEX_N_FIELDS - LEX_FIELD_LENT)
#define N_LINE_COLUMNS (2 * N_LINE_FIELDS)

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
count_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  (*(guint *) user_data)++;
  return TRUE;
}

static void
append_lines (GByteArray *bytes, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  guint8 byte = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint n = 0;

      lex_tokenize (lines[i], -1, count_cb, &n);
      byte = (guint8) MIN (n + 1, G_MAXUINT8);
      g_byte_array_append (bytes, &byte, 1);
    }
  byte = 0;
  g_byte_array_append (bytes, &byte, 1);
}

static void
take_words (sqlite3_stmt *row, GByteArray *bytes)
{
  const guint8 *packed = sqlite3_column_blob (row, 0);

  append_row (bytes, packed, (gsize) sqlite3_column_bytes (row, 0));
}

static void
take_lines (sqlite3_stmt *row, GByteArray *bytes)
{
  for (int i = 0; i < N_LINE_COLUMNS; i++)
    append_lines (bytes, (const char *) sqlite3_column_text (row, i));
}

static gboolean
collect (LexDatabase *database, const char *sql,
         void (*take) (sqlite3_stmt *row, GByteArray *bytes), GByteArray *bytes, GError **error)
{
  sqlite3_stmt *statement = lex_database_prepare (database, sql, error);
  gboolean more = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (database, statement, &more, error)) && more)
    take (statement, bytes);
  sqlite3_finalize (statement);
  return good;
}

/* Of an empty library too: a blob of nothing, not NULL. */
static void
bind_bytes (sqlite3_stmt *statement, int parameter, GByteArray *bytes)
{
  sqlite3_bind_blob64 (statement, parameter, bytes->len > 0 ? bytes->data : (const guint8 *) "",
                       bytes->len, SQLITE_STATIC);
}

gboolean
lex_lengths_fill (LexDatabase *database, GError **error)
{
  g_autoptr (GByteArray) words = g_byte_array_new ();
  g_autoptr (GByteArray) lines = g_byte_array_new ();
  sqlite3_stmt *statement;
  gboolean row;
  gboolean good;

  if (!collect (database, "SELECT sz FROM words_docsize ORDER BY id", take_words, words, error)
      || !collect (database,
                   "SELECT lent_pl, hint_pl, asked_pl, lent_en, hint_en, asked_en"
                   " FROM context ORDER BY clause",
                   take_lines, lines, error))
    return FALSE;
  statement = lex_database_prepare (database, "INSERT INTO lengths VALUES (1, ?1, ?2)", error);
  if (statement == NULL)
    return FALSE;
  bind_bytes (statement, 1, words);
  bind_bytes (statement, 2, lines);
  good = lex_database_next (database, statement, &row, error);
  sqlite3_finalize (statement);
  return good;
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

/* Finds where each clause's lines start; each has as many zeros as columns. */
static gboolean
index_lines (LexLengths *self)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (self->lines, &size);
  gsize at = 0;

  self->starts = g_new (guint32, self->n_rows + 1);
  for (gsize i = 0; i < self->n_rows; i++)
    {
      self->starts[i] = (guint32) at;
      for (guint n = 0; n < N_LINE_COLUMNS; n++)
        {
          const guint8 *zero = at < size ? memchr (bytes + at, 0, size - at) : NULL;

          if (zero == NULL)
            return FALSE;
          at = (gsize) (zero - bytes) + 1;
        }
    }
  return TRUE;
}

static void
lengths_cb (LexRow *row, gpointer user_data)
{
  LexLengths *self = user_data;
  const void *words = sqlite3_column_blob (row->statement, 0);
  gsize size = (gsize) sqlite3_column_bytes (row->statement, 0);
  const void *lines = sqlite3_column_blob (row->statement, 1);

  if (self->words != NULL)
    return;
  self->words = g_memdup2 (words, size);
  self->n_rows = size / (LEX_N_COLUMNS * sizeof *self->words);
  self->lines = g_bytes_new (lines, (gsize) sqlite3_column_bytes (row->statement, 1));
  if (!index_lines (self))
    row->damaged = "lengths";
}

LexLengths *
lex_lengths_read (LexQuestions *questions, GError **error)
{
  g_autoptr (LexLengths) self = g_new0 (LexLengths, 1);
  sqlite3_stmt *statement = lex_questions_ask (questions, LEX_QUESTION_LENGTHS,
                                               "SELECT words, lines FROM lengths", error);

  if (statement == NULL || !lex_questions_collect (questions, statement, lengths_cb, self, error))
    return NULL;
  measure (self);
  return g_steal_pointer (&self);
}

const guint8 *
lex_lengths_get_lines (const LexLengths *self, gsize row, guint column)
{
  const guint8 *lines = (const guint8 *) g_bytes_get_data (self->lines, NULL) + self->starts[row];
  guint skipped = column / LEX_N_FIELDS * N_LINE_FIELDS + column % LEX_N_FIELDS - LEX_FIELD_LENT;

  for (; skipped > 0; lines++)
    skipped -= *lines == 0;
  return lines;
}

void
lex_lengths_free (LexLengths *self)
{
  if (self == NULL)
    return;
  g_free (self->words);
  g_free (self->starts);
  g_clear_pointer (&self->lines, g_bytes_unref);
  g_free (self);
}
