/* lex-sheet.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Divides what is printed into pages. It refuses to know what that is and how paper
 * comes by it. Whoever prints fills it, page by page from the top.
 */

#include "paper/lex-sheet.h"

/* How finely a place is sought where a drawing may be parted. */
#define STEP 1.0

/* A paragraph, or what a page has of a drawing. */
typedef struct
{
  PangoLayout *layout; /* owned, nullable */
  LexDrawing drawing;
  double start; /* what of the drawing comes before */
  double height;
  guint page;
  double y;
} Piece;

struct _LexSheet
{
  GArray *pieces; /* (element-type Piece) */
  double height;  /* of a page */
  double y;       /* where the next piece stands, */
  guint page;     /* and on which page */
};

static void
clear_piece (gpointer data)
{
  g_clear_object (&((Piece *) data)->layout);
}

LexSheet *
lex_sheet_new (double height)
{
  LexSheet *self = g_new0 (LexSheet, 1);

  self->height = height;
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, clear_piece);
  return self;
}

void
lex_sheet_free (LexSheet *self)
{
  if (!self)
    return;
  g_array_unref (self->pieces);
  g_free (self);
}

static void
turn (LexSheet *self)
{
  self->page++;
  self->y = 0;
}

static void
put (LexSheet *self, Piece *piece, double gap)
{
  if (self->y > 0 && self->y + piece->height > self->height)
    turn (self);
  piece->page = self->page;
  piece->y = self->y;
  self->y += piece->height + gap;
  g_array_append_val (self->pieces, *piece);
}

void
lex_sheet_add_layout (LexSheet *self, PangoLayout *layout, double gap)
{
  Piece piece = { .layout = layout };
  int height;

  pango_layout_get_size (layout, NULL, &height);
  piece.height = height / (double) PANGO_SCALE;
  put (self, &piece, gap);
}

/* How much of a drawing from @start on goes into @room: up to the last place where it may end. */
static double
find_end (const LexDrawing *drawing, double start, double room)
{
  const double most = start + room / drawing->scale;

  if (most >= drawing->height)
    return drawing->height;
  if (drawing->may_break)
    for (double y = most; y > start; y -= STEP)
      if (drawing->may_break (y, drawing->user_data))
        return y;
  return start;
}

void
lex_sheet_add_drawing (LexSheet *self, const LexDrawing *drawing, double gap)
{
  double start = 0;

  while (start < drawing->height)
    {
      double end = find_end (drawing, start, self->height - self->y);
      Piece piece = { .drawing = *drawing, .start = start };

      if (end <= start && self->y > 0)
        {
          turn (self);
          continue;
        }
      if (end <= start)
        end = MIN (drawing->height, start + self->height / drawing->scale);
      piece.height = (end - start) * drawing->scale;
      put (self, &piece, end < drawing->height ? 0 : gap);
      start = end;
      if (start < drawing->height)
        turn (self);
    }
}

guint
lex_sheet_get_n_pages (LexSheet *self)
{
  return self->page + 1;
}

static void
draw_drawing (cairo_t *cr, const Piece *piece)
{
  const double scale = piece->drawing.scale;

  /* To the side nothing is cut: lines are wider than the boxes they go around. */
  cairo_new_path (cr);
  cairo_rectangle (cr, -1e4, -2, 2e4, piece->height + 4);
  cairo_clip (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, 0, -piece->start);
  piece->drawing.draw (cr, piece->drawing.user_data);
}

void
lex_sheet_draw_page (LexSheet *self, cairo_t *cr, guint page)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      if (piece->page != page)
        continue;
      cairo_save (cr);
      cairo_translate (cr, 0, piece->y);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_move_to (cr, 0, 0);
      if (piece->layout)
        pango_cairo_show_layout (cr, piece->layout);
      else
        draw_drawing (cr, piece);
      cairo_restore (cr);
    }
}
