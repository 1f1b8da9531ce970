/* lex-paper-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table of a text on paper. It refuses to know what its cells say and what stands around it.
 * Only lex-paper-text.c calls it.
 */

#include "paper/lex-paper-table.h"

#include <string.h>

#include "type/lex-markup.h"

#define COLUMN_GAP 12.0
#define ROW_GAP 2.0
#define TABLE_GAP 8.0

/* Words that are wider break. */
#define CELL_WIDTH 130.0

/* How often the width of the widest columns is halved towards what fits. */
#define N_TRIES 24

typedef struct
{
  double natural;
  double least; /* its longest word */
} Column;

struct _LexPaperTable
{
  LexPaper *paper;
  LexText *text;
  LexMarkupStyle style;
  GPtrArray *rows; /* (element-type GPtrArray of PangoLayout) */
  GArray *columns; /* (element-type Column) */
};

static double
measure (PangoLayout *layout, double width)
{
  PangoRectangle extents;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_get_extents (layout, NULL, &extents);
  return extents.width / (double) PANGO_SCALE;
}

static void
add_cell (LexPaperTable *self, GPtrArray *row, const gsize range[2], gboolean head)
{
  g_autofree char *words
      = lex_markup_from_range_unlinked (self->text, range[0], range[1], &self->style);
  g_autofree char *markup
      = g_strdup_printf ("<span size=\"90%%\"%s>%s</span>", head ? " weight=\"bold\"" : "", words);
  PangoLayout *layout = lex_paper_new_layout (self->paper, LEX_PAPER_TEXT, 0, markup);
  Column *column;

  if (self->columns->len <= row->len)
    g_array_set_size (self->columns, row->len + 1);
  column = &g_array_index (self->columns, Column, row->len);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  column->least = MAX (column->least, measure (layout, 0));
  column->natural = MAX (column->natural, measure (layout, CELL_WIDTH));
  g_ptr_array_add (row, layout);
}

static void
add_line (LexPaperTable *self, gsize start, gsize end, gboolean head)
{
  const char *plain = lex_text_get_plain (self->text);
  GPtrArray *row = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (self->rows, row);
  while (start <= end)
    {
      const char *tab = memchr (plain + start, '\t', end - start);
      const gsize stop = tab != NULL ? (gsize) (tab - plain) : end;

      add_cell (self, row, (gsize[]){ start, stop }, head);
      start = stop + 1;
    }
}

LexPaperTable *
lex_paper_table_new (LexPaper *paper, LexText *text, const LexSpan *span, LexLanguage language)
{
  LexPaperTable *self = g_new0 (LexPaperTable, 1);
  const char *plain = lex_text_get_plain (text);
  const gboolean has_head = lex_text_span_has_head (span);
  gsize start = span->start;

  self->paper = paper;
  self->text = lex_text_ref (text);
  self->style = (LexMarkupStyle){ language, lex_palette_get (FALSE, FALSE) };
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->columns = g_array_new (FALSE, TRUE, sizeof (Column));
  while (start < span->end)
    {
      const char *newline = memchr (plain + start, '\n', span->end - start);
      const gsize end = newline != NULL ? (gsize) (newline - plain) : span->end;

      add_line (self, start, end, has_head && self->rows->len == 0);
      start = end + 1;
    }
  return self;
}

void
lex_paper_table_free (LexPaperTable *self)
{
  if (!self)
    return;
  lex_text_unref (self->text);
  g_ptr_array_unref (self->rows);
  g_array_unref (self->columns);
  g_free (self);
}

/* How wide a column is where none is wider than @most, unless a word of it is. */
static double
get_column (LexPaperTable *self, guint i, double most)
{
  const Column *column = &g_array_index (self->columns, Column, i);

  return MIN (column->natural, MAX (column->least, most));
}

static double
get_total (LexPaperTable *self, double most)
{
  double total = COLUMN_GAP * (self->columns->len > 0 ? self->columns->len - 1 : 0);

  for (guint i = 0; i < self->columns->len; i++)
    total += get_column (self, i, most);
  return total;
}

double
lex_paper_table_get_width (LexPaperTable *self)
{
  return get_total (self, G_MAXDOUBLE);
}

/* The widest that columns may be for all of them to fit: narrow ones stay as they are. */
static double
find_most (LexPaperTable *self, double room)
{
  double low = 0;
  double high = CELL_WIDTH;

  if (get_total (self, high) <= room)
    return high;
  for (guint i = 0; i < N_TRIES; i++)
    {
      const double middle = (low + high) / 2;

      if (get_total (self, middle) <= room)
        low = middle;
      else
        high = middle;
    }
  return low;
}

/* Cells of a row stand on one line; what is too wide for its column breaks. */
static void
add_cells (LexPaperTable *self, guint i, double x, double room, GArray *cells)
{
  GPtrArray *row = self->rows->pdata[i];
  const double most = find_most (self, room);
  /* Where the longest words are too long together, they break, too. */
  const double squeeze = MIN (1, room / MAX (1, get_total (self, most)));

  for (guint j = 0; j < row->len; j++)
    {
      const double width = get_column (self, j, most) * squeeze;
      const LexSheetCell cell = { g_object_ref (row->pdata[j]), x, FALSE };

      if (squeeze < 1)
        pango_layout_set_wrap (cell.layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_width (cell.layout, (int) (width * PANGO_SCALE) + 1);
      g_array_append_val (cells, cell);
      x += width + COLUMN_GAP * squeeze;
    }
}

void
lex_paper_table_put (LexPaperTable *const *tables, const double *x, guint n_tables, double room)
{
  LexSheet *sheet = lex_paper_get_sheet (tables[0]->paper);
  guint n_rows = 0;

  for (guint i = 0; i < n_tables; i++)
    n_rows = MAX (n_rows, tables[i]->rows->len);
  for (guint row = 0; row < n_rows; row++)
    {
      g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (LexSheetCell));

      for (guint i = 0; i < n_tables; i++)
        if (row < tables[i]->rows->len)
          add_cells (tables[i], row, x[i], room, cells);
      lex_sheet_add_row (sheet, (const LexSheetCell *) (gpointer) cells->data, cells->len,
                         row + 1 < n_rows ? ROW_GAP : TABLE_GAP);
      lex_sheet_keep_whole (sheet);
      /* A head is not left behind, nor has it a single row there or overleaf. */
      if (row + 1 < n_rows && (row < 2 || row + 2 == n_rows))
        lex_sheet_keep (sheet);
    }
}
