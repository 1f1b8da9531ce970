/* lex-sheet.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Divides what is printed into pages. It refuses to know what that is and how paper
 * comes by it. Whoever prints fills it from the top, then asks for pages.
 */

#include "paper/lex-sheet.h"

#include "paper/lex-sheet-block.h"

/* What a page has of one cell, or of a drawing. */
typedef struct
{
  const LexSheetBlock *block;
  const LexSheetColumn *column; /* nullable: of a drawing there is none */
  guint from;                   /* its lines, */
  guint to;
  double start; /* or where the drawing begins, */
  double end;   /* and ends */
  guint page;
  double y;
} Piece;

typedef struct
{
  guint first;      /* of its pieces */
  const char *mark; /* nullable, interned */
} Page;

struct _LexSheet
{
  double height;     /* of a page */
  GPtrArray *blocks; /* (element-type LexSheetBlock) */
  const char *mark;  /* nullable, interned: of the blocks to come */

  /* Where the blocks stand, once that is asked for */
  guint n_placed;
  GArray *pieces; /* (element-type Piece), in the order of pages */
  GArray *pages;  /* (element-type Page) */
  double y;       /* where the next piece stands, */
  guint page;     /* and on which page */
};

LexSheet *
lex_sheet_new (double height)
{
  LexSheet *self = g_new0 (LexSheet, 1);

  self->height = height;
  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_sheet_block_free);
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->pages = g_array_new (FALSE, FALSE, sizeof (Page));
  return self;
}

void
lex_sheet_free (LexSheet *self)
{
  if (!self)
    return;
  g_array_unref (self->pieces);
  g_array_unref (self->pages);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

/* Adding */

static void
add (LexSheet *self, LexSheetBlock *block)
{
  g_return_if_fail (self->n_placed == 0);

  block->mark = self->mark;
  g_ptr_array_add (self->blocks, block);
}

void
lex_sheet_add_layout (LexSheet *self, PangoLayout *layout, double gap)
{
  lex_sheet_add_row (self, &(LexSheetCell){ layout, 0, FALSE }, 1, gap);
}

void
lex_sheet_add_row (LexSheet *self, const LexSheetCell *cells, guint n_cells, double gap)
{
  add (self, lex_sheet_block_new_row (cells, n_cells, gap));
}

void
lex_sheet_add_drawing (LexSheet *self, const LexDrawing *drawing, double gap)
{
  add (self, lex_sheet_block_new_drawing (drawing, gap));
}

/* What was added last, NULL if there is nothing yet. */
static LexSheetBlock *
get_last (LexSheet *self)
{
  return self->blocks->len > 0 ? self->blocks->pdata[self->blocks->len - 1] : NULL;
}

void
lex_sheet_space (LexSheet *self, double gap)
{
  LexSheetBlock *last = get_last (self);

  if (last)
    last->gap = MAX (last->gap, gap);
}

void
lex_sheet_keep (LexSheet *self)
{
  LexSheetBlock *last = get_last (self);

  if (last)
    last->keep = TRUE;
}

void
lex_sheet_keep_whole (LexSheet *self)
{
  LexSheetBlock *last = get_last (self);

  if (last)
    last->whole = TRUE;
}

void
lex_sheet_mark (LexSheet *self, const char *words)
{
  self->mark = g_intern_string (words);
}

/* Placing */

static void
turn (LexSheet *self)
{
  self->page++;
  self->y = 0;
}

/* The first piece of a page gives it its name. No page is without one. */
static void
add_piece (LexSheet *self, Piece *piece)
{
  piece->page = self->page;
  piece->y = self->y;
  if (self->pages->len <= self->page)
    g_array_append_vals (self->pages, &(Page){ self->pieces->len, piece->block->mark }, 1);
  g_array_append_val (self->pieces, *piece);
}

static void
place_drawing (LexSheet *self, LexSheetBlock *block)
{
  const LexDrawing *drawing = &block->drawing;
  double start = 0;

  while (start < drawing->height)
    {
      double end = lex_sheet_block_fit_drawing (block, start, self->height - self->y);

      if (end <= start && self->y > 0)
        {
          turn (self);
          continue;
        }
      if (end <= start)
        end = MIN (drawing->height, start + self->height / drawing->scale);
      add_piece (self, &(Piece){ .block = block, .start = start, .end = end });
      self->y += (end - start) * drawing->scale;
      start = end;
      if (start < drawing->height)
        turn (self);
    }
}

/* What of each cell stands on this page: @from and @to by column. None of a row that can not begin
 * here with all its cells; but an empty page takes a line even where it is too low for it.
 * Returns whether anything does. */
static gboolean
fit_row (LexSheet *self, LexSheetBlock *block, const guint *from, guint *to)
{
  gboolean any = FALSE;
  gboolean begins = TRUE;
  gboolean late = FALSE;

  for (guint i = 0; i < block->columns->len; i++)
    {
      const LexSheetColumn *column = &g_array_index (block->columns, LexSheetColumn, i);

      to[i] = lex_sheet_block_fit_lines (column, from[i], self->height - self->y);
      if (to[i] == from[i] && from[i] < column->lines->len && self->y <= 0)
        to[i]++;
      any |= to[i] > from[i];
      begins &= from[i] == 0;
      late |= to[i] == 0 && column->lines->len > 0;
    }
  return any && !(begins && late);
}

/* Puts what was found on the page. Returns whether that was the last of the row. */
static gboolean
put_row (LexSheet *self, LexSheetBlock *block, guint *from, const guint *to)
{
  gboolean last = TRUE;
  double height = 0;

  for (guint i = 0; i < block->columns->len; i++)
    {
      const LexSheetColumn *column = &g_array_index (block->columns, LexSheetColumn, i);
      const double top = lex_sheet_block_get_bottom (column, from[i]);

      if (to[i] > from[i])
        add_piece (self,
                   &(Piece){ .block = block, .column = column, .from = from[i], .to = to[i] });
      height = MAX (height, lex_sheet_block_get_bottom (column, to[i]) - top);
      last &= to[i] == column->lines->len;
      from[i] = to[i];
    }
  self->y += height;
  return last;
}

static void
place_row (LexSheet *self, LexSheetBlock *block)
{
  g_autofree guint *from = g_new0 (guint, block->columns->len);
  g_autofree guint *to = g_new0 (guint, block->columns->len);

  for (;;)
    {
      if (fit_row (self, block, from, to) && put_row (self, block, from, to))
        return;
      turn (self);
    }
}

/* Blocks that stay together, and the beginning of the one that follows them. */
static double
measure_group (LexSheet *self, guint *last)
{
  double height = 0;

  for (;; (*last)++)
    {
      LexSheetBlock *block = self->blocks->pdata[*last];

      if (!block->keep || *last + 1 == self->blocks->len)
        return height + lex_sheet_block_get_least (block);
      height += block->height + block->gap;
    }
}

/* Those that are together higher than a page can not be helped. */
static void
place_all (LexSheet *self)
{
  while (self->n_placed < self->blocks->len)
    {
      guint last = self->n_placed;

      if (self->y > 0 && self->y + measure_group (self, &last) > self->height)
        turn (self);
      for (; self->n_placed <= last; self->n_placed++)
        {
          LexSheetBlock *block = self->blocks->pdata[self->n_placed];

          if (block->columns != NULL)
            place_row (self, block);
          else
            place_drawing (self, block);
          self->y += block->gap;
        }
    }
}

guint
lex_sheet_get_n_pages (LexSheet *self)
{
  place_all (self);
  return self->page + 1;
}

const char *
lex_sheet_get_mark (LexSheet *self, guint page)
{
  place_all (self);
  return page < self->pages->len ? g_array_index (self->pages, Page, page).mark : NULL;
}

/* Drawing */

static void
draw_drawing (cairo_t *cr, const Piece *piece)
{
  const LexDrawing *drawing = &piece->block->drawing;

  /* To the side nothing is cut: lines are wider than the boxes they go around. */
  cairo_new_path (cr);
  cairo_rectangle (cr, -1e4, -2, 2e4, (piece->end - piece->start) * drawing->scale + 4);
  cairo_clip (cr);
  cairo_scale (cr, drawing->scale, drawing->scale);
  cairo_translate (cr, 0, -piece->start);
  drawing->draw (cr, drawing->user_data);
}

static void
draw_lines (cairo_t *cr, const Piece *piece)
{
  const double top = lex_sheet_block_get_bottom (piece->column, piece->from);

  for (guint i = piece->from; i < piece->to; i++)
    {
      const LexSheetLine *line = &g_array_index (piece->column->lines, LexSheetLine, i);

      cairo_move_to (cr, line->x, line->baseline - top);
      pango_cairo_show_layout_line (cr, line->line);
    }
}

static void
draw_piece (cairo_t *cr, const Piece *piece)
{
  cairo_save (cr);
  cairo_translate (cr, 0, piece->y);
  cairo_set_source_rgb (cr, 0, 0, 0);
  if (piece->column != NULL)
    draw_lines (cr, piece);
  else
    draw_drawing (cr, piece);
  cairo_restore (cr);
}

void
lex_sheet_draw_page (LexSheet *self, cairo_t *cr, guint page)
{
  place_all (self);
  if (page >= self->pages->len)
    return;
  for (guint i = g_array_index (self->pages, Page, page).first; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      if (piece->page != page)
        return;
      draw_piece (cr, piece);
    }
}
