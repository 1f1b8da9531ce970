/* lex-zoom.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How large the type of pages is. It refuses to know pages and where the size is kept: all that
 * is set in points within a reader counts other dots to the inch. The window calls it.
 */

#include "widgets/text/lex-zoom.h"

#include "widgets/text/lex-widget.h"

#define DATA "lex-zoom"
#define DPI 96.0

static const int steps[] = { 50, 67, 80, 90, 100, 110, 120, 135, 150, 175, 200, 250, 300 };

/* One per display, and it lives as long. */
typedef struct
{
  GdkDisplay *display; /* borrowed */
  GtkCssProvider *provider;
  int percent;
} Zoom;

static void
zoom_free (gpointer data)
{
  Zoom *self = data;

  g_object_unref (self->provider);
  g_free (self);
}

int
lex_zoom_step (int percent, int step)
{
  int next = 100;

  if (step == 0)
    return next;
  next = step > 0 ? LEX_ZOOM_MAX : LEX_ZOOM_MIN;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (step > 0 && steps[i] > percent)
        return steps[i];
      if (step < 0 && steps[i] < percent)
        next = steps[i];
    }
  return next;
}

/* A menu over the page is none of it. */
static void
load (Zoom *self)
{
  int setting = -1;
  double dpi;
  g_autofree char *css = NULL;
  char large[G_ASCII_DTOSTR_BUF_SIZE];
  char usual[G_ASCII_DTOSTR_BUF_SIZE];

  g_object_get (gtk_settings_get_for_display (self->display), "gtk-xft-dpi", &setting, NULL);
  dpi = setting > 0 ? setting / (double) PANGO_SCALE : DPI;
  g_ascii_dtostr (large, sizeof large, dpi * self->percent / 100);
  g_ascii_dtostr (usual, sizeof usual, dpi);
  css = g_strdup_printf ("reader { -gtk-dpi: %s; } reader popover.menu { -gtk-dpi: %s; }", large,
                         usual);
  lex_widget_load_css (self->provider, self->percent == 100 ? "" : css);
}

static void
dpi_cb (GtkSettings *settings, GParamSpec *pspec, gpointer user_data)
{
  Zoom *self = g_object_get_data (user_data, DATA);

  if (self && self->percent != 100)
    load (self);
}

static Zoom *
zoom_new (GdkDisplay *display)
{
  Zoom *self = g_new0 (Zoom, 1);

  self->display = display;
  self->percent = 100;
  self->provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_object_set_data_full (G_OBJECT (display), DATA, self, zoom_free);
  g_signal_connect_object (gtk_settings_get_for_display (display), "notify::gtk-xft-dpi",
                           G_CALLBACK (dpi_cb), display, 0);
  return self;
}

void
lex_zoom_set (GdkDisplay *display, int percent)
{
  Zoom *self;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  percent = CLAMP (percent, LEX_ZOOM_MIN, LEX_ZOOM_MAX);
  self = g_object_get_data (G_OBJECT (display), DATA);
  /* Who never zooms pays nothing for it. */
  if (percent == (self ? self->percent : 100))
    return;
  if (!self)
    self = zoom_new (display);
  self->percent = percent;
  load (self);
}
