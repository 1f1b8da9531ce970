/* lex-sheet-block.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row or a drawing of a sheet, and where it may be parted. It refuses to know pages and what
 * stands before. Only lex-sheet.c calls it.
 */

#include "paper/lex-sheet-block.h"

/* How finely a place is sought where a drawing may be parted. */
#define STEP 1.0

/* So many lines stand together at the foot of a page, and overleaf. */
#define TOGETHER 2

static void
clear_line (gpointer data)
{
  pango_layout_line_unref (((LexSheetLine *) data)->line);
}

static void
clear_column (gpointer data)
{
  LexSheetColumn *column = data;

  g_array_unref (column->lines);
  g_object_unref (column->layout);
}

/* Each line is looked up once, for a paragraph may have thousands. */
static GArray *
list_lines (PangoLayout *layout, double x)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (LexSheetLine));
  PangoLayoutIter *iter = pango_layout_get_iter (layout);

  g_array_set_clear_func (lines, clear_line);
  do
    {
      PangoRectangle extents;
      LexSheetLine line;
      int end;

      pango_layout_iter_get_line_extents (iter, NULL, &extents);
      pango_layout_iter_get_line_yrange (iter, NULL, &end);
      line.line = pango_layout_line_ref (pango_layout_iter_get_line_readonly (iter));
      line.x = x + extents.x / (double) PANGO_SCALE;
      line.baseline = pango_layout_iter_get_baseline (iter) / (double) PANGO_SCALE;
      line.bottom = end / (double) PANGO_SCALE;
      g_array_append_val (lines, line);
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  return lines;
}

/* A heading is not left with a single line of what it heads. */
static guint
count_first (GArray *lines, gboolean headed)
{
  guint n = 1;

  if (!headed)
    return TOGETHER;
  while (n < lines->len && !g_array_index (lines, LexSheetLine, n).line->is_paragraph_start)
    n++;
  return n < lines->len ? n + TOGETHER : TOGETHER;
}

static double
get_baseline (PangoLayout *layout)
{
  return pango_layout_get_baseline (layout) / (double) PANGO_SCALE;
}

static void
lower (GArray *lines, double by)
{
  for (guint i = 0; i < lines->len; i++)
    {
      LexSheetLine *line = &g_array_index (lines, LexSheetLine, i);

      line->baseline += by;
      line->bottom += by;
    }
}

LexSheetBlock *
lex_sheet_block_new_row (const LexSheetCell *cells, guint n_cells, double gap)
{
  LexSheetBlock *self = g_new0 (LexSheetBlock, 1);
  double baseline = 0;

  for (guint i = 0; i < n_cells; i++)
    baseline = MAX (baseline, get_baseline (cells[i].layout));
  self->gap = gap;
  self->columns = g_array_new (FALSE, FALSE, sizeof (LexSheetColumn));
  g_array_set_clear_func (self->columns, clear_column);
  for (guint i = 0; i < n_cells; i++)
    {
      GArray *lines = list_lines (cells[i].layout, cells[i].x);
      const LexSheetColumn column
          = { cells[i].layout, lines, count_first (lines, cells[i].headed) };

      lower (column.lines, baseline - get_baseline (cells[i].layout));
      self->height = MAX (self->height, lex_sheet_block_get_bottom (&column, column.lines->len));
      g_array_append_val (self->columns, column);
    }
  return self;
}

LexSheetBlock *
lex_sheet_block_new_drawing (const LexDrawing *drawing, double gap)
{
  LexSheetBlock *self = g_new0 (LexSheetBlock, 1);

  self->gap = gap;
  self->drawing = *drawing;
  self->height = drawing->height * drawing->scale;
  return self;
}

void
lex_sheet_block_free (LexSheetBlock *self)
{
  g_clear_pointer (&self->columns, g_array_unref);
  if (self->drawing.destroy != NULL)
    self->drawing.destroy (self->drawing.user_data);
  g_free (self);
}

double
lex_sheet_block_get_bottom (const LexSheetColumn *column, guint end)
{
  return end == 0 ? 0 : g_array_index (column->lines, LexSheetLine, end - 1).bottom;
}

/* Of a row a few lines of each cell; a drawing begins where there is room for all of it. */
double
lex_sheet_block_get_least (LexSheetBlock *self)
{
  double least = 0;

  if (self->columns == NULL)
    return self->drawing.may_break != NULL ? 0 : self->height;
  if (self->whole)
    return self->height;
  for (guint i = 0; i < self->columns->len; i++)
    {
      const LexSheetColumn *column = &g_array_index (self->columns, LexSheetColumn, i);
      const guint n_lines = column->lines->len;
      const guint n_first = n_lines < column->first + TOGETHER ? n_lines : column->first;

      least = MAX (least, lex_sheet_block_get_bottom (column, n_first));
    }
  return least;
}

guint
lex_sheet_block_fit_lines (const LexSheetColumn *column, guint from, double room)
{
  const double top = lex_sheet_block_get_bottom (column, from);
  const guint n_lines = column->lines->len;
  guint to = from;

  while (to < n_lines && lex_sheet_block_get_bottom (column, to + 1) - top <= room)
    to++;
  if (to < n_lines && n_lines - to < TOGETHER)
    to = n_lines - TOGETHER > from ? n_lines - TOGETHER : from;
  if (to < n_lines && to - from < (from == 0 ? column->first : TOGETHER))
    to = from;
  return to;
}

double
lex_sheet_block_fit_drawing (LexSheetBlock *self, double start, double room)
{
  const LexDrawing *drawing = &self->drawing;
  const double most = start + room / drawing->scale;

  if (most >= drawing->height)
    return drawing->height;
  if (drawing->may_break != NULL)
    for (double y = most; y > start; y -= STEP)
      if (drawing->may_break (y, drawing->user_data))
        return y;
  return start;
}
