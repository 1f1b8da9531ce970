/* lex-arrows.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws arrows, on a screen or on paper. It refuses to know clauses: a plan
 * says where, a basis says which kind of line. Chart and print call it.
 */

#include "widgets/precedence/lex-arrows.h"

#define HEAD_LENGTH 7.0
#define HEAD_WIDTH 4.0
#define STRONG 1.9
#define MAX_DASHES 8

static void
set_dash (cairo_t *cr, LexBasis basis, double unit)
{
  double dash[MAX_DASHES];
  int n_dashes;
  const double *lengths = lex_basis_get_dash (basis, &n_dashes);

  g_return_if_fail (n_dashes <= MAX_DASHES);

  for (int i = 0; i < n_dashes; i++)
    dash[i] = lengths[i] * unit;
  cairo_set_dash (cr, dash, n_dashes, 0);
}

static void
add_way (cairo_t *cr, const LexPlanRoute *route, double head)
{
  const LexPlanPoint *points = (const LexPlanPoint *) (gpointer) route->points->data;
  const guint last = route->points->len - 1;

  cairo_move_to (cr, points[0].x, points[0].y);
  for (guint i = 1; i <= last; i += 2)
    {
      const double half = (points[i].x - points[i - 1].x) / 2;

      cairo_curve_to (cr, points[i - 1].x + half, points[i - 1].y, points[i].x - half, points[i].y,
                      points[i].x, points[i].y);
      if (i < last)
        cairo_line_to (cr, points[i + 1].x - (i + 1 == last ? head : 0), points[i + 1].y);
    }
}

static void
add_square_way (cairo_t *cr, const LexPlanRoute *route, double head)
{
  const guint last = route->points->len - 1;

  cairo_new_path (cr);
  for (guint i = 0; i <= last; i++)
    {
      const LexPlanPoint *point = &g_array_index (route->points, LexPlanPoint, i);

      cairo_line_to (cr, point->x - (i == last ? head : 0), point->y);
    }
}

static void
draw_arrow (cairo_t *cr, const LexPlanRoute *route, const LexArrow *arrow, double unit)
{
  const LexPlanPoint *tip = &g_array_index (route->points, LexPlanPoint, route->points->len - 1);
  const double length = HEAD_LENGTH * unit;

  cairo_set_line_width (cr, arrow->strong ? unit * STRONG : unit * 1.2);
  set_dash (cr, arrow->basis, unit);
  if (route->square)
    add_square_way (cr, route, length);
  else
    add_way (cr, route, length);
  cairo_stroke (cr);
  cairo_move_to (cr, tip->x - unit, tip->y);
  cairo_line_to (cr, tip->x - unit - length, tip->y - HEAD_WIDTH * unit);
  cairo_line_to (cr, tip->x - unit - length, tip->y + HEAD_WIDTH * unit);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
lex_arrows_draw (cairo_t *cr, const LexPlan *plan, const LexArrow *arrows,
                 const LexArrowColours *colours, double unit)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int strong = FALSE; strong <= TRUE; strong++)
    {
      gdk_cairo_set_source_rgba (cr, strong ? &colours->strong : &colours->line);
      for (guint i = 0; i < plan->n_routes; i++)
        if (!arrows[i].strong == !strong)
          draw_arrow (cr, &plan->routes[i], &arrows[i], unit);
    }
  cairo_restore (cr);
}

void
lex_arrows_draw_sample (cairo_t *cr, LexBasis basis, double width, double y, double unit)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, unit * 1.2);
  set_dash (cr, basis, unit);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, width, y);
  cairo_stroke (cr);
  cairo_restore (cr);
}
