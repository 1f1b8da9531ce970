/* lex-pbn-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A section of PBN as a table: the columns of its heading, the cells of its lines. It refuses to
 * know what a column means. Every room may call it.
 *
 * A row is parted where it has blanks, which is right for all but names of people: programs write
 * them without quotes. They stand last, and the heading says how wide the first of them is.
 */

#include "bridge/pbn/lex-pbn-table.h"

#include <string.h>

/* The standard's widest has 25. */
#define MAX_COLUMNS 50

#define NAMES "Names"

typedef struct
{
  LexPbnTable *table;
  GArray *widths; /* of guint; 0 where none is given */
  guint n_plain;  /* the columns before the first of names */
} Reading;

/* "PairId_NS\2R", "+Rank\3R", "Names". */
static void
add_column (Reading *self, const char *text)
{
  const gsize length = strcspn (text, "\\");
  guint width = text[length] != '\0' ? (guint) g_ascii_strtoull (text + length + 1, NULL, 10) : 0;

  if (strchr ("+-", *text) != NULL)
    text++;
  if (self->n_plain == self->table->columns->len && !g_str_has_prefix (text, NAMES))
    self->n_plain++;
  g_ptr_array_add (self->table->columns, g_strndup (text, strcspn (text, "\\")));
  g_array_append_val (self->widths, width);
}

static gboolean
read_heading (Reading *self, const char *heading)
{
  g_auto (GStrv) columns = g_strsplit (heading, ";", MAX_COLUMNS + 1);

  for (guint i = 0; columns[i] != NULL; i++)
    {
      g_strstrip (columns[i]);
      if (*columns[i] == '\0' || strchr ("\\0123456789?#", *columns[i]) != NULL)
        return FALSE;
      add_column (self, columns[i]);
    }
  return self->table->columns->len > 0 && self->table->columns->len <= MAX_COLUMNS;
}

/* Takes a cell from a line, and moves to the next. */
static char *
take_cell (const char **line)
{
  GString *cell = g_string_new (NULL);
  const gboolean quoted = **line == '"';
  const char *c = *line + quoted;

  for (; *c != '\0' && (quoted ? *c != '"' : *c != ' ' && *c != '\t'); c++)
    {
      if (quoted && *c == '\\' && c[1] != '\0')
        c++;
      g_string_append_c (cell, *c);
    }
  c += quoted && *c == '"';
  *line = c + strspn (c, " \t");
  return g_string_free (cell, FALSE);
}

/* Cuts a text behind so many signs. */
static char *
take_signs (const char **text, guint n)
{
  const char *from = *text;

  for (; n > 0 && **text != '\0'; n--)
    *text = g_utf8_next_char (*text);
  return g_strchomp (g_strndup (from, (gsize) (*text - from)));
}

/* The names at the end of a line, the last of them as long as the line. */
static gboolean
add_names (const Reading *self, GStrvBuilder *cells, const char *rest)
{
  for (guint i = self->n_plain; i < self->widths->len; i++)
    {
      const guint width = g_array_index (self->widths, guint, i);
      const gboolean last = i + 1 == self->widths->len;
      g_autofree char *cell = NULL;

      if (*rest == '\0' || (!last && width == 0))
        return FALSE;
      cell = *rest == '"' ? take_cell (&rest) : take_signs (&rest, last ? G_MAXUINT : width);
      rest += strspn (rest, " \t");
      g_strv_builder_add (cells, cell);
    }
  return *rest == '\0';
}

/* The cells of a line, or %NULL if it has others than the heading. */
static GStrv
dup_cells (const Reading *self, const char *line, guint n_plain)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();

  line += strspn (line, " \t");
  for (guint i = 0; i < n_plain; i++)
    {
      g_autofree char *cell = *line != '\0' ? take_cell (&line) : NULL;

      if (cell == NULL)
        return NULL;
      g_strv_builder_add (cells, cell);
    }
  if (n_plain == self->widths->len ? *line != '\0' : !add_names (self, cells, line))
    return NULL;
  return g_strv_builder_end (cells);
}

static void
add_row (Reading *self, const char *line)
{
  GStrv cells = dup_cells (self, line, self->widths->len);

  if (line[strspn (line, " \t")] == '\0')
    return;
  if (cells == NULL && self->n_plain < self->widths->len)
    cells = dup_cells (self, line, self->n_plain);
  if (cells == NULL)
    {
      cells = g_new0 (char *, 2);
      cells[0] = g_strstrip (g_strdup (line));
    }
  g_ptr_array_add (self->table->rows, cells);
}

LexPbnTable *
lex_pbn_table_read (const LexPbnGame *game, const char *name)
{
  g_autoptr (LexPbnTable) table = NULL;
  g_autoptr (GArray) widths = NULL;
  const char *heading;
  GPtrArray *lines;

  g_return_val_if_fail (game != NULL && name != NULL, NULL);

  heading = lex_pbn_game_get_value (game, name);
  lines = lex_pbn_game_get_lines (game, name);
  if (heading == NULL || lines == NULL)
    return NULL;
  table = g_new0 (LexPbnTable, 1);
  table->columns = g_ptr_array_new_with_free_func (g_free);
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  widths = g_array_new (FALSE, FALSE, sizeof (guint));
  Reading reading = { table, widths, 0 };
  if (!read_heading (&reading, heading))
    return NULL;
  for (guint i = 0; i < lines->len; i++)
    add_row (&reading, lines->pdata[i]);
  return table->rows->len > 0 ? g_steal_pointer (&table) : NULL;
}

void
lex_pbn_table_free (LexPbnTable *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->rows);
  g_free (self);
}
