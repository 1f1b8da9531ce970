/* lex-figure.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words and lines, each at a place of its own, that grow into a diagram. It refuses to know what
 * they show and where the diagram stands. Diagrams on paper are made of it.
 */

#include "paper/lex-figure.h"

typedef struct
{
  PangoLayout *layout; /* owned */
  double x;
  double y;
} Words;

typedef struct
{
  double ends[4];
  double rgb[3];
} Stroke;

static void
clear_words (gpointer data)
{
  g_object_unref (((Words *) data)->layout);
}

LexFigure *
lex_figure_new (void)
{
  LexFigure *self = g_new0 (LexFigure, 1);

  self->words = g_array_new (FALSE, FALSE, sizeof (Words));
  self->strokes = g_array_new (FALSE, FALSE, sizeof (Stroke));
  g_array_set_clear_func (self->words, clear_words);
  return self;
}

void
lex_figure_free (LexFigure *self)
{
  if (!self)
    return;
  g_array_unref (self->words);
  g_array_unref (self->strokes);
  g_free (self);
}

static void
grow (LexFigure *self, double right, double bottom)
{
  self->width = MAX (self->width, right);
  self->height = MAX (self->height, bottom);
}

void
lex_figure_add_words (LexFigure *self, PangoLayout *layout, double x, double y)
{
  const Words words = { layout, x, y };
  int width;
  int height;

  pango_layout_get_size (layout, &width, &height);
  g_array_append_val (self->words, words);
  grow (self, x + width / (double) PANGO_SCALE, y + height / (double) PANGO_SCALE);
}

void
lex_figure_add_stroke (LexFigure *self, const double ends[4], const char *colour)
{
  Stroke stroke = { { ends[0], ends[1], ends[2], ends[3] }, { 0, 0, 0 } };
  PangoColor parsed;

  if (colour != NULL && pango_color_parse (&parsed, colour))
    {
      stroke.rgb[0] = parsed.red / 65535.0;
      stroke.rgb[1] = parsed.green / 65535.0;
      stroke.rgb[2] = parsed.blue / 65535.0;
    }
  g_array_append_val (self->strokes, stroke);
  grow (self, MAX (ends[0], ends[2]), MAX (ends[1], ends[3]));
}

void
lex_figure_take (LexFigure *self, LexFigure *other, double x, double y)
{
  for (guint i = 0; i < other->words->len; i++)
    {
      const Words *words = &g_array_index (other->words, Words, i);

      lex_figure_add_words (self, g_object_ref (words->layout), words->x + x, words->y + y);
    }
  for (guint i = 0; i < other->strokes->len; i++)
    {
      Stroke stroke = g_array_index (other->strokes, Stroke, i);

      for (guint end = 0; end < 4; end++)
        stroke.ends[end] += end % 2 == 0 ? x : y;
      g_array_append_val (self->strokes, stroke);
    }
  grow (self, x + other->width, y + other->height);
  lex_figure_free (other);
}

void
lex_figure_draw (cairo_t *cr, gpointer figure)
{
  LexFigure *self = figure;

  cairo_set_line_width (cr, 0.7);
  for (guint i = 0; i < self->words->len; i++)
    {
      const Words *words = &g_array_index (self->words, Words, i);

      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_move_to (cr, words->x, words->y);
      pango_cairo_show_layout (cr, words->layout);
    }
  for (guint i = 0; i < self->strokes->len; i++)
    {
      const Stroke *stroke = &g_array_index (self->strokes, Stroke, i);

      cairo_set_source_rgb (cr, stroke->rgb[0], stroke->rgb[1], stroke->rgb[2]);
      cairo_move_to (cr, stroke->ends[0], stroke->ends[1]);
      cairo_line_to (cr, stroke->ends[2], stroke->ends[3]);
      cairo_stroke (cr);
    }
}
