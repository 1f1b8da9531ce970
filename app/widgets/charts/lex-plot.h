/* lex-plot.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * LexPlotLook:
 * @text: the colour of words
 * @line: the colour of what is measured by: axes and grid
 * @first: the colour of the first series
 * @second: that of the second
 * @context: the font
 *
 * What a chart is drawn with. Colours are never all: series differ by their marks and lines, days
 * by the size of their squares.
 */
typedef struct
{
  GdkRGBA text;
  GdkRGBA line;
  GdkRGBA first;
  GdkRGBA second;
  PangoContext *context;
} LexPlotLook;

/**
 * lex_plot_draw:
 * @chart: a chart with rows
 * @cr: where to draw
 * @look: with what
 * @width: how wide
 * @height: how high
 *
 * Draws a chart: days as a calendar, what is due as bars, all others as lines.
 */
void lex_plot_draw (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look, double width,
                    double height);

/**
 * lex_plot_get_top:
 * @chart: a chart that is drawn with a grid
 *
 * Tells up to which value its grid reaches. What it shows is counted, or is in percent or seconds:
 * the line in the middle is of a whole number, too.
 *
 * Returns: an even number
 */
double lex_plot_get_top (const LexStudyChart *chart);

/**
 * lex_plot_has_data:
 * @chart: a chart
 *
 * Tells whether there is anything to draw.
 *
 * Returns: whether there is
 */
gboolean lex_plot_has_data (const LexStudyChart *chart);

G_END_DECLS
