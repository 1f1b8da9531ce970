/* test-lettering.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether letters keep within the measure that GTK gives them, beyond which it cuts
 * them off, at several sizes of type. It refuses to know how they are fitted. Run by
 * Meson on a display of its own.
 */

#include "fixture.h"

#include <math.h>

#define SIDE 160
#define BASELINE 110
#define LEFT 50
/* Of 255: what nobody would miss. */
#define FAINT 24

typedef struct
{
  int top;
  int bottom;
} Rows;

static Rows
measure (PangoFont *font, PangoGlyph glyph)
{
  PangoRectangle ink;

  pango_font_get_glyph_extents (font, glyph, &ink, NULL);
  return (Rows){ (int) floor (ink.y / (double) PANGO_SCALE),
                 (int) ceil ((ink.y + ink.height) / (double) PANGO_SCALE) };
}

static void
draw (cairo_surface_t *surface, PangoFont *font, PangoGlyph glyph)
{
  cairo_glyph_t one = { glyph, LEFT, BASELINE };
  cairo_t *cr = cairo_create (surface);

  cairo_set_scaled_font (cr, pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font)));
  cairo_show_glyphs (cr, &one, 1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

static gboolean
has_ink (cairo_surface_t *surface, int row)
{
  const guchar *pixels
      = cairo_image_surface_get_data (surface) + row * cairo_image_surface_get_stride (surface);

  for (int x = 0; x < SIDE; x++)
    if (pixels[x] > FAINT)
      return TRUE;
  return FALSE;
}

static gboolean
is_whole (PangoFont *font, PangoGlyph glyph)
{
  const Rows measured = measure (font, glyph);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, SIDE, SIDE);
  gboolean whole = TRUE;

  draw (surface, font, glyph);
  for (int row = 0; row < SIDE; row++)
    if (has_ink (surface, row))
      whole = whole && row - BASELINE >= measured.top && row - BASELINE < measured.bottom;
  cairo_surface_destroy (surface);
  return whole;
}

static guint
count_cut (GtkLabel *label)
{
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (label));
  guint n = 0;

  do
    {
      PangoLayoutRun *run = pango_layout_iter_get_run_readonly (iter);

      for (int i = 0; run && i < run->glyphs->num_glyphs; i++)
        if (!(run->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG)
            && run->glyphs->glyphs[i].glyph != PANGO_GLYPH_EMPTY
            && !is_whole (run->item->analysis.font, run->glyphs->glyphs[i].glyph))
          n++;
    }
  while (pango_layout_iter_next_run (iter));
  pango_layout_iter_free (iter);
  return n;
}

static void
check (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      const guint n = count_cut (GTK_LABEL (widget));

      if (n > 0)
        {
          g_test_message ("%u letters are cut off in “%s”", n,
                          gtk_label_get_text (GTK_LABEL (widget)));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (child);
}

static void
test_letters_are_whole (Fixture *fixture, gconstpointer data)
{
  static const int percents[] = { 100, 125, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percents[i] / 100,
                    NULL);
      fixture_show (fixture, "27");
      check (GTK_WIDGET (fixture->window));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static void
add_tests (void)
{
  fixture_add ("/shell/lettering", 1280, test_letters_are_whole);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
