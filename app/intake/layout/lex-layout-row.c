/* lex-layout-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on one level at the edge of a page, and the number it may begin or end with. It
 * refuses to judge whether that is a margin. Only lex-layout-margins.c calls it.
 */

#include "intake/layout/lex-layout-row.h"

#include <string.h>

#include "model/lex-roman.h"

/* No page is numbered higher, and no running head is longer. */
#define MAX_DIGITS 4
#define MAX_HEAD_BYTES 300

void
lex_layout_row_free (LexLayoutRow *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->pieces);
  g_free (self->words);
  g_free (self->all);
  g_free (self);
}

/* A number without what typesetters put around it: `- 14 -`, `[14]`. */
static int
read_number (const char *token, gboolean *roman)
{
  const char *c = token + strspn (token, "-–—[](){}|/.,: ");
  gsize length = strspn (c, "0123456789");

  *roman = FALSE;
  if (length == 0)
    {
      length = strspn (c, "ivxlc");
      *roman = length > 0;
    }
  if (length == 0 || length > (*roman ? 8 : MAX_DIGITS)
      || c[length + strspn (c + length, "-–—[](){}|/.,: ")] != '\0')
    return -1;
  if (*roman)
    {
      guint value = lex_roman_parse (c, length);

      return value > 0 ? (int) value : -1;
    }
  return (int) g_ascii_strtoll (c, NULL, 10);
}

static char *
dup_folded (const GPtrArray *pieces)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < pieces->len && out->len < MAX_HEAD_BYTES; i++)
    {
      g_autofree char *text = lex_layout_line_dup_text (pieces->pdata[i]);

      if (i > 0)
        g_string_append_c (out, ' ');
      g_string_append (out, text);
    }
  return g_utf8_strdown (out->str, -1);
}

static gboolean
is_mere_sign (const char *token)
{
  return *token != '\0' && token[strspn (token, "-–—[](){}|/.,: ")] == '\0';
}

/* Reads the number at the end; of `page 3 of 10` that is 3. Gives how many tokens it takes. */
static guint
read_last (LexLayoutRow *self, GStrv tokens, guint from, guint to)
{
  gboolean roman;
  int number;

  self->number = read_number (tokens[to - 1], &self->roman);
  if (self->number < 0 || to < from + 3 || strlen (tokens[to - 2]) > 2)
    return self->number >= 0 ? 1 : 0;
  number = read_number (tokens[to - 3], &roman);
  if (number < 0 || roman || number > self->number)
    return 1;
  self->number = number;
  return 3;
}

/* Splits the number of the page from the words beside it. */
static void
read_words (LexLayoutRow *self)
{
  g_auto (GStrv) tokens = g_strsplit_set (self->all, " ", -1);
  guint n = g_strv_length (tokens), from = 0, to = n;
  GString *words = g_string_new (NULL);

  while (from < to && is_mere_sign (tokens[from]))
    from++;
  while (to > from && is_mere_sign (tokens[to - 1]))
    to--;
  self->number = from < to ? read_number (tokens[from], &self->roman) : -1;
  if (self->number >= 0)
    from++;
  else if (from < to)
    to -= read_last (self, tokens, from, to);
  for (guint i = from; i < to; i++)
    g_string_append_printf (words, "%s%s", i > from ? " " : "", tokens[i]);
  self->words = g_string_free (words, FALSE);
}

static int
compare_lefts (gconstpointer a, gconstpointer b)
{
  const LexLayoutLine *first = *(const LexLayoutLine *const *) a;
  const LexLayoutLine *second = *(const LexLayoutLine *const *) b;

  return (first->x0 > second->x0) - (first->x0 < second->x0);
}

static void
finish (LexLayoutRow *self)
{
  g_ptr_array_sort (self->pieces, compare_lefts);
  self->all = dup_folded (self->pieces);
  read_words (self);
}

static LexLayoutRow *
row_new (const LexLayoutLine *piece)
{
  LexLayoutRow *self = g_new0 (LexLayoutRow, 1);

  self->page = piece->page;
  self->base = piece->base;
  self->size = piece->size;
  self->pieces = g_ptr_array_new ();
  return self;
}

GPtrArray *
lex_layout_rows_find (GPtrArray *pieces, gboolean at_foot, guint n)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_layout_row_free);

  for (guint i = 0; i < pieces->len; i++)
    {
      LexLayoutLine *piece = pieces->pdata[at_foot ? pieces->len - 1 - i : i];
      LexLayoutRow *row = rows->len > 0 ? rows->pdata[rows->len - 1] : NULL;

      if (row == NULL || !lex_layout_line_is_beside (row->pieces->pdata[0], piece))
        {
          if (row != NULL)
            row->gap = ABS (piece->base - row->base);
          if (rows->len == n)
            break;
          g_ptr_array_add (rows, row_new (piece));
        }
      g_ptr_array_add (((LexLayoutRow *) rows->pdata[rows->len - 1])->pieces, piece);
    }
  for (guint i = 0; i < rows->len; i++)
    finish (rows->pdata[i]);
  return rows;
}
