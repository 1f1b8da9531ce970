/* lex-lettering.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How letters are fitted to the pixels of a screen. It refuses to know typefaces,
 * which are lex-typeface.c's, and sizes, which are style.css's. The window calls it.
 *
 * Left to itself, GTK 4.16 and later draws letters fitted ("slight hinting") but
 * measures them unfitted. Fitting makes the letters of some sizes a pixel higher, and
 * what stands out of the measure is cut off: of Noto Serif at 11.5 pt, nearly all
 * ascenders. Other sizes would only move the fault to other fonts and screens.
 */

#include "widgets/text/lex-lettering.h"

#if GTK_CHECK_VERSION(4, 16, 0)

void
lex_lettering_choose (GtkSettings *settings, int scale)
{
  g_return_if_fail (GTK_IS_SETTINGS (settings));

  g_object_set (settings, "gtk-font-rendering", GTK_FONT_RENDERING_MANUAL, "gtk-hint-font-metrics",
                scale == 1, NULL);
  /* Fitting whole letters would also round the gaps between them, to pixels twice as large. */
  if (scale > 1)
    g_object_set (settings, "gtk-xft-hinting", 0, "gtk-xft-hintstyle", "hintnone", NULL);
  else
    {
      gtk_settings_reset_property (settings, "gtk-xft-hinting");
      gtk_settings_reset_property (settings, "gtk-xft-hintstyle");
    }
}

static void
scale_changed_cb (GtkWidget *window)
{
  lex_lettering_choose (gtk_widget_get_settings (window), gtk_widget_get_scale_factor (window));
}

void
lex_lettering_follow (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WIDGET (window));

  g_signal_connect (window, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
  scale_changed_cb (window);
}

#else

void
lex_lettering_choose (GtkSettings *settings, int scale)
{
}

void
lex_lettering_follow (GtkWidget *window)
{
}

#endif
