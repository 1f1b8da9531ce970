/* lex-cli-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables for a terminal, however narrow. It refuses to know texts and pages. lex-cli-text.c and
 * lex-cli-cases-text.c call it.
 */

#include "cli/lex-cli-table.h"

#include <string.h>

#include "cli/lex-cli-page.h"

#define GAP 2
#define NO_BREAK_SPACE "\302\240"

/* Cells by row, then column; each a string, owned. */
typedef struct
{
  GPtrArray *cells;
  guint n_rows;
  guint n_columns;
} Table;

static void
table_clear (Table *self)
{
  g_clear_pointer (&self->cells, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static const char *
get_cell (const Table *self, guint row, guint column)
{
  return g_ptr_array_index (self->cells, row * self->n_columns + column);
}

static Table
read_table (const char *text)
{
  g_auto (GStrv) rows = g_strsplit (text, "\n", -1);
  Table self = { g_ptr_array_new_with_free_func (g_free), g_strv_length (rows), 0 };

  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], "\t", -1);

      self.n_columns = MAX (self.n_columns, g_strv_length (cells));
    }
  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], "\t", -1);
      const guint n_cells = g_strv_length (cells);

      for (guint j = 0; j < self.n_columns; j++)
        g_ptr_array_add (self.cells, g_strdup (j < n_cells ? cells[j] : ""));
    }
  return self;
}

static Table
turn_table (const Table *table)
{
  Table self = { g_ptr_array_new_with_free_func (g_free), table->n_columns, table->n_rows };

  for (guint i = 0; i < self.n_rows; i++)
    for (guint j = 0; j < self.n_columns; j++)
      g_ptr_array_add (self.cells, g_strdup (get_cell (table, j, i)));
  return self;
}

static guint
find_longest_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, lex_cli_width (words[i]));
  return longest;
}

/* How wide each column is with its cells unbroken, or broken wherever they can be. */
static GArray *
measure_columns (const Table *self, gboolean broken)
{
  GArray *widths = g_array_new (FALSE, TRUE, sizeof (guint));

  g_array_set_size (widths, self->n_columns);
  for (guint i = 0; i < self->n_rows; i++)
    for (guint j = 0; j < self->n_columns; j++)
      {
        const char *cell = get_cell (self, i, j);
        guint *width = &g_array_index (widths, guint, j);

        *width = MAX (*width, broken ? find_longest_word (cell) : lex_cli_width (cell));
      }
  return widths;
}

static guint
add_up (GArray *widths)
{
  guint total = widths->len > 0 ? GAP * (widths->len - 1) : 0;

  for (guint i = 0; i < widths->len; i++)
    total += g_array_index (widths, guint, i);
  return total;
}

/* The widest column that can still be narrower, or -1. */
static int
find_widest (GArray *widths, GArray *least)
{
  int widest = -1;

  for (guint i = 0; i < widths->len; i++)
    if (g_array_index (widths, guint, i) > g_array_index (least, guint, i)
        && (widest < 0 || g_array_index (widths, guint, i) > g_array_index (widths, guint, widest)))
      widest = (int) i;
  return widest;
}

/* Takes from the widest column, again and again, until the table fits or nothing can be taken. */
static GArray *
fit_columns (const Table *self, guint room)
{
  g_autoptr (GArray) least = measure_columns (self, TRUE);
  GArray *widths = measure_columns (self, FALSE);
  int widest;

  while (add_up (widths) > room && (widest = find_widest (widths, least)) >= 0)
    g_array_index (widths, guint, widest)--;
  return widths;
}

/* The words of a cell that go into one line of it, taken from @rest. */
static char *
take_line (const char **rest, guint width)
{
  g_autoptr (GString) line = g_string_new (NULL);

  while (**rest != '\0')
    {
      const gsize length = strcspn (*rest, " ");
      g_autofree char *word = g_strndup (*rest, length);

      if (line->len > 0 && lex_cli_width (line->str) + 1 + lex_cli_width (word) > width)
        break;
      if (line->len > 0)
        g_string_append_c (line, ' ');
      g_string_append (line, word);
      *rest += length;
      *rest += strspn (*rest, " ");
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Non-breaking spaces pad the cells, so that the page does not take a row for words to wrap. */
static void
append_cell_line (GString *row, const char *words, guint *pending, guint width)
{
  if (*words != '\0')
    {
      for (; *pending > 0; (*pending)--)
        g_string_append (row, NO_BREAK_SPACE);
      g_string_append (row, words);
    }
  *pending += width + GAP - lex_cli_width (words);
}

static void
append_row (GString *lines, const Table *self, guint row, GArray *widths)
{
  g_autofree const char **rests = g_new (const char *, self->n_columns);
  gboolean more = TRUE;

  for (guint i = 0; i < self->n_columns; i++)
    rests[i] = get_cell (self, row, i);
  while (more)
    {
      guint pending = 0;

      more = FALSE;
      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      for (guint i = 0; i < self->n_columns; i++)
        {
          const guint width = g_array_index (widths, guint, i);
          g_autofree char *words = take_line (&rests[i], width);

          append_cell_line (lines, words, &pending, MAX (width, lex_cli_width (words)));
          more = more || *rests[i] != '\0';
        }
    }
}

char *
lex_cli_table_to_lines (const char *text, gboolean head, guint room)
{
  g_auto (Table) table = read_table (text);
  g_autoptr (GArray) widths = fit_columns (&table, room);
  g_autoptr (GString) lines = g_string_new (NULL);

  /* Many columns under long words fit where few rows become columns instead. */
  if (add_up (widths) > room && head)
    {
      g_auto (Table) turned = turn_table (&table);
      g_autoptr (GArray) others = fit_columns (&turned, room);

      if (add_up (others) < add_up (widths))
        {
          Table aside = table;

          table = turned;
          turned = aside;
          g_array_unref (widths);
          widths = g_steal_pointer (&others);
        }
    }
  for (guint i = 0; i < table.n_rows; i++)
    append_row (lines, &table, i, widths);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}
