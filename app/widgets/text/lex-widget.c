/* lex-widget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What any widget can be asked and GTK does not tell. It refuses to know ours.
 * Every folder of widgets may call it.
 */

#include "widgets/text/lex-widget.h"

double
lex_widget_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * pango_cairo_context_get_resolution (context) / 72.0;
}
