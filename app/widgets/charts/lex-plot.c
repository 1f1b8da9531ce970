/* lex-plot.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws charts: a calendar, bars, lines. It refuses to know where the numbers come from, and which
 * theme is in use. The view of a chart calls it.
 */

#include "widgets/charts/lex-plot.h"

#include <math.h>

#define GAP 6.0
#define WEEK 7

/* Few rows do not make walls. */
#define WIDEST_BAR 48.0

/* Which values of a chart are drawn; the second is a measure and dashed. */
typedef struct
{
  int first;
  int second;
} Series;

static Series
get_series (LexStudyChartKind kind)
{
  switch (kind)
    {
    case LEX_CHART_RETENTION:
    case LEX_CHART_EXAMS:
      return (Series){ 1, 2 };
    case LEX_CHART_TIMES:
      return (Series){ 1, 3 };
    case LEX_CHART_CALIBRATION:
      return (Series){ 2, 1 };
    case LEX_CHART_DAYS:
    case LEX_CHART_DUE:
    case LEX_CHART_BARS:
    case LEX_CHART_LAWS:
    default:
      return (Series){ 0, -1 };
    }
}

static const LexStudyChartRow *
get_row (const LexStudyChart *chart, guint i)
{
  return &g_array_index (chart->rows, LexStudyChartRow, i);
}

static double
get_value (const LexStudyChart *chart, guint row, int value)
{
  return value < 0 ? NAN : get_row (chart, row)->values[value];
}

gboolean
lex_plot_has_data (const LexStudyChart *chart)
{
  const Series series = get_series (chart->kind);

  for (guint i = 0; i < chart->rows->len; i++)
    if (get_value (chart, i, series.first) > 0)
      return TRUE;
  return FALSE;
}

static double
find_most (const LexStudyChart *chart, const Series *series)
{
  double most = 1;

  for (guint i = 0; i < chart->rows->len; i++)
    {
      most = fmax (most, get_value (chart, i, series->first));
      most = fmax (most, get_value (chart, i, series->second));
    }
  return most;
}

/* The next of 2, 4, 6, 10, 20, 50, 100 …: its half is whole, too. */
static double
round_up (double value)
{
  const double power = pow (10, floor (log10 (value)));
  const double digit = value / power;

  if (value <= 6)
    return 2 * fmax (ceil (value / 2), 1);
  return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
}

double
lex_plot_get_top (const LexStudyChart *chart)
{
  const Series series = get_series (chart->kind);

  return round_up (find_most (chart, &series));
}

/* Words, and how large they are. */
static void
write_words (cairo_t *cr, const LexPlotLook *look, const char *words, const double place[2],
             double align)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (look->context);
  int width;
  int height;

  pango_layout_set_text (layout, words, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gdk_cairo_set_source_rgba (cr, &look->text);
  cairo_move_to (cr, place[0] - align * width, place[1] - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static double
measure (const LexPlotLook *look, const char *words)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (look->context);
  int width;

  pango_layout_set_text (layout, words, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static double
get_line_height (const LexPlotLook *look)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (look->context);
  int height;

  pango_layout_set_text (layout, "0", -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Where the plot stands, within the words around it. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
  double most;
} Frame;

static double
get_y (const Frame *frame, double value)
{
  return frame->bottom - (frame->bottom - frame->top) * fmin (value / frame->most, 1);
}

static double
get_x (const Frame *frame, const LexStudyChart *chart, guint row)
{
  return frame->left + (frame->right - frame->left) * (row + 0.5) / chart->rows->len;
}

static void
draw_grid (cairo_t *cr, const LexPlotLook *look, const Frame *frame)
{
  for (guint i = 0; i <= 2; i++)
    {
      const double value = frame->most * i / 2;
      const double y = floor (get_y (frame, value)) + 0.5;
      g_autofree char *words = g_strdup_printf ("%g", value);

      gdk_cairo_set_source_rgba (cr, &look->line);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, frame->left, y);
      cairo_line_to (cr, frame->right, y);
      cairo_stroke (cr);
      write_words (cr, look, words, (double[]){ frame->left - GAP, y }, 1);
    }
}

/* As many names of rows as there is room for. */
static void
draw_keys (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look, const Frame *frame)
{
  const double y = frame->bottom + GAP + get_line_height (look) / 2;
  double free_from = -G_MAXDOUBLE;

  for (guint i = 0; i < chart->rows->len; i++)
    {
      const char *label = get_row (chart, i)->label;
      const double width = measure (look, label);
      const double x = get_x (frame, chart, i);

      if (x - width / 2 < free_from || x + width / 2 > frame->right + GAP * 2)
        continue;
      write_words (cr, look, label, (double[]){ x, y }, 0.5);
      free_from = x + width / 2 + GAP * 3;
    }
}

static void
draw_mark (cairo_t *cr, double x, double y, gboolean second)
{
  cairo_new_path (cr);
  if (second)
    cairo_rectangle (cr, x - 3, y - 3, 6, 6);
  else
    cairo_arc (cr, x, y, 3.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_line (const LexStudyChart *chart, cairo_t *cr, const GdkRGBA *colour, const Frame *frame,
           int value, gboolean second)
{
  gboolean drawn = FALSE;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, (double[]){ 5, 4 }, second ? 2 : 0, 0);
  cairo_new_path (cr);
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const double number = get_value (chart, i, value);

      if (isnan (number))
        continue;
      if (drawn)
        cairo_line_to (cr, get_x (frame, chart, i), get_y (frame, number));
      else
        cairo_move_to (cr, get_x (frame, chart, i), get_y (frame, number));
      drawn = TRUE;
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < chart->rows->len; i++)
    if (!isnan (get_value (chart, i, value)))
      draw_mark (cr, get_x (frame, chart, i), get_y (frame, get_value (chart, i, value)), second);
}

static void
draw_legend (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look, const Series *series,
             double left)
{
  const double y = get_line_height (look) / 2;
  const double next = left + measure (look, chart->titles[series->first]) + 40;

  gdk_cairo_set_source_rgba (cr, &look->first);
  draw_mark (cr, left + 4, y, FALSE);
  write_words (cr, look, chart->titles[series->first], (double[]){ left + 14, y }, 0);
  if (series->second < 0)
    return;
  gdk_cairo_set_source_rgba (cr, &look->second);
  draw_mark (cr, next + 4, y, TRUE);
  write_words (cr, look, chart->titles[series->second], (double[]){ next + 14, y }, 0);
}

static void
draw_bars (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look, const Frame *frame)
{
  const double step = (frame->right - frame->left) / chart->rows->len;
  const double widest = chart->kind == LEX_CHART_BARS ? WIDEST_BAR : G_MAXDOUBLE;
  const double wide = fmin (fmax (step - 1, 1), widest);
  const double indent = step - 1 > widest ? (step - wide) / 2 : 0;

  gdk_cairo_set_source_rgba (cr, &look->first);
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const double value = get_value (chart, i, 0);
      const double y = get_y (frame, value);

      if (value > 0)
        cairo_rectangle (cr, frame->left + i * step + indent, y, wide, frame->bottom - y);
    }
  cairo_fill (cr);
}

/* A column a week, a square a day: the more, the larger. */
static void
draw_calendar (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look,
               const double size[2])
{
  const guint n = chart->rows->len;
  const gint64 first = get_row (chart, 0)->key;
  /* 1970 began on a Thursday. */
  const gint64 start = first - ((first + 3) % WEEK + WEEK) % WEEK;
  const guint weeks = (guint) ((get_row (chart, n - 1)->key - start) / WEEK + 1);
  const double cell = fmin (size[0] / weeks, size[1] / WEEK);
  const Series series = { 0, -1 };
  const double most = find_most (chart, &series);

  for (guint i = 0; i < n; i++)
    {
      const gint64 day = get_row (chart, i)->key - start;
      const double value = get_value (chart, i, 0);
      const double side = value > 0 ? (cell - 2) * (0.4 + 0.6 * sqrt (value / most)) : cell * 0.15;
      const double x = (double) (day / WEEK) * cell + (cell - side) / 2;
      const double y = (double) (day % WEEK) * cell + (cell - side) / 2;

      gdk_cairo_set_source_rgba (cr, value > 0 ? &look->first : &look->line);
      cairo_rectangle (cr, x, y, side, side);
      cairo_fill (cr);
    }
}

void
lex_plot_draw (const LexStudyChart *chart, cairo_t *cr, const LexPlotLook *look, double width,
               double height)
{
  const Series series = get_series (chart->kind);
  const double line = get_line_height (look);
  Frame frame = { 0, line + 2 * GAP, width - 2 * GAP, height - line - 2 * GAP, 0 };
  g_autofree char *most = NULL;

  if (chart->rows->len == 0)
    return;
  if (chart->kind == LEX_CHART_DAYS)
    {
      draw_calendar (chart, cr, look, (double[]){ width, height });
      return;
    }
  frame.most = lex_plot_get_top (chart);
  most = g_strdup_printf ("%g", frame.most / 2 + 0.5);
  frame.left = fmax (measure (look, most), measure (look, "100")) + 2 * GAP;
  draw_grid (cr, look, &frame);
  draw_keys (chart, cr, look, &frame);
  draw_legend (chart, cr, look, &series, frame.left);
  if (chart->kind == LEX_CHART_DUE || chart->kind == LEX_CHART_BARS)
    {
      draw_bars (chart, cr, look, &frame);
      return;
    }
  if (series.second >= 0)
    draw_line (chart, cr, &look->second, &frame, series.second, TRUE);
  draw_line (chart, cr, &look->first, &frame, series.first, FALSE);
}
