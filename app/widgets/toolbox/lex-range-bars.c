/* lex-range-bars.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two ranges on one scale, as a small picture. It refuses to know what they are ranges of. The form
 * of the comparable call uses it, beside the figures themselves.
 */

#include "widgets/toolbox/lex-range-bars.h"

#include "widgets/text/lex-widget.h"

#define DATA "lex-bars"
/* With the words beside it no wider than a telephone; where there is room it has all that is left.
 */
#define LEAST_WIDTH 20
#define HEIGHT 26
#define THICK 7.0
#define QUIET 0.18

typedef struct
{
  int most;
  gboolean has[2];
  LexRange ranges[2];
} Bars;

static void
draw_bar (cairo_t *cr, const Bars *self, guint which, double width, double top)
{
  const double unit = width / (self->most + 1);
  const LexRange *range = &self->ranges[which];

  cairo_rectangle (cr, range->least * unit, top, (range->most - range->least + 1) * unit, THICK);
  cairo_fill (cr);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bars *self = data;
  GdkRGBA colour;

  for (guint i = 0; i < 2; i++)
    {
      const double top = height / 2.0 + (i == 0 ? -THICK - 2 : 2);

      lex_widget_get_colour (GTK_WIDGET (area), &colour);
      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, QUIET);
      cairo_rectangle (cr, 0, top + THICK / 2 - 0.5, width, 1);
      cairo_fill (cr);
      if (!self->has[i])
        continue;
      if (i == 1)
        lex_widget_lookup_colour (GTK_WIDGET (area), "lex_link", &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      draw_bar (cr, self, i, width, top);
    }
}

GtkWidget *
lex_range_bars_new (int most)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Bars *self = g_new0 (Bars, 1);

  self->most = most;
  g_object_set_data_full (G_OBJECT (area), DATA, self, g_free);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), LEAST_WIDTH);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}

void
lex_range_bars_set (GtkWidget *bars, const LexRange *upper, const LexRange *lower)
{
  Bars *self = g_object_get_data (G_OBJECT (bars), DATA);
  const LexRange *ranges[] = { upper, lower };

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < 2; i++)
    {
      self->has[i] = ranges[i] != NULL;
      if (ranges[i] != NULL)
        self->ranges[i] = *ranges[i];
    }
  gtk_widget_queue_draw (bars);
}
