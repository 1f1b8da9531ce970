/* lex-stretch.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where words of a label stand on the screen. It refuses to know why somebody asks and how they are
 * drawn. What is drawn behind the words of a row calls it.
 */

#include "widgets/page/lex-stretch.h"

typedef struct
{
  graphene_point_t origin; /* of the layout, in the widget */
  LexStretchFunc func;
  gpointer user_data;
} Walk;

static void
tell_range (const Walk *walk, const PangoRectangle *line, int from, int to)
{
  const graphene_rect_t place = GRAPHENE_RECT_INIT (
      walk->origin.x + (float) from / PANGO_SCALE, walk->origin.y + (float) line->y / PANGO_SCALE,
      (float) (to - from) / PANGO_SCALE, (float) line->height / PANGO_SCALE);

  walk->func (&place, walk->user_data);
}

static void
tell_line (const Walk *walk, PangoLayoutIter *lines, const LexStretch *stretch)
{
  PangoLayoutLine *line = pango_layout_iter_get_line_readonly (lines);
  const int start = MAX (stretch->from, line->start_index);
  const int end = MIN (stretch->to, line->start_index + line->length);
  PangoRectangle place;
  g_autofree int *ranges = NULL;
  int n_ranges;

  if (start >= end)
    return;
  pango_layout_iter_get_line_extents (lines, NULL, &place);
  /* Of the whole layout, since its line knows how it is aligned. */
  pango_layout_line_get_x_ranges (line, start, end, &ranges, &n_ranges);
  for (int i = 0; i < n_ranges; i++)
    tell_range (walk, &place, ranges[2 * i], ranges[2 * i + 1]);
}

void
lex_stretch_foreach (const LexStretch *self, GtkWidget *widget, LexStretchFunc func,
                     gpointer user_data)
{
  Walk walk = { .func = func, .user_data = user_data };
  PangoLayoutIter *lines;
  int x;
  int y;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->label)))
    return;
  gtk_label_get_layout_offsets (self->label, &x, &y);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->label), widget,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &walk.origin))
    return;
  lines = pango_layout_get_iter (gtk_label_get_layout (self->label));
  do
    tell_line (&walk, lines, self);
  while (pango_layout_iter_next_line (lines));
  pango_layout_iter_free (lines);
}
