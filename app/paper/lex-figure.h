/* lex-figure.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * LexFigure:
 * @width: how much it takes
 * @height: from top to bottom
 *
 * Words and lines at places of their own: a hand, a table, a diagram.
 */
typedef struct _LexFigure LexFigure;

struct _LexFigure
{
  double width;
  double height;

  /*< private >*/
  GArray *words;
  GArray *strokes;
};

/**
 * lex_figure_new:
 *
 * Begins a figure.
 *
 * Returns: (transfer full): an empty figure
 */
LexFigure *lex_figure_new (void);

/**
 * lex_figure_free:
 * @self: (transfer full) (nullable): a figure
 *
 * Frees it.
 */
void lex_figure_free (LexFigure *self);

/**
 * lex_figure_add_words:
 * @self: a figure
 * @layout: (transfer full): words
 * @x: from its left
 * @y: from its top
 *
 * Puts words into it, which grows as it needs to.
 */
void lex_figure_add_words (LexFigure *self, PangoLayout *layout, double x, double y);

/**
 * lex_figure_add_stroke:
 * @self: a figure
 * @ends: (array fixed-size=4): from where to where: x and y, twice
 * @colour: (nullable): as `#rrggbb`; %NULL for black
 *
 * Puts a line into it.
 */
void lex_figure_add_stroke (LexFigure *self, const double ends[4], const char *colour);

/**
 * lex_figure_take:
 * @self: a figure
 * @other: (transfer full): what becomes part of it
 * @x: from its left
 * @y: from its top
 *
 * Puts a figure into another.
 */
void lex_figure_take (LexFigure *self, LexFigure *other, double x, double y);

/**
 * lex_figure_draw:
 * @cr: where to draw
 * @figure: a figure
 *
 * Draws it from its upper left corner: fit for #LexDrawing.
 */
void lex_figure_draw (cairo_t *cr, gpointer figure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexFigure, lex_figure_free)

G_END_DECLS
