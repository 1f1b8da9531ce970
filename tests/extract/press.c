/* press.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes PDF files for tests with Pango and cairo, as word processors and typesetters make them. It
 * refuses to know what is tested with them. Tests call it.
 */

#include "press.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <string.h>

#define FONT "Noto Serif"
#define WIDTH 420.0
#define HEIGHT 595.0
#define MARGIN 48.0
#define GUTTER 18.0
#define NOTE_SIZE 0.75
#define HEADING_SIZE 1.4
#define PICTURE_SCALE (300.0 / 72.0)

struct _Press
{
  PressStyle style;
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *context;         /* of the page, or of its picture */
  cairo_surface_t *picture; /* nullable */
  guint columns;            /* of this page */
  guint column;
  guint page;
  double top;       /* where the columns begin */
  double y;         /* where the next line goes */
  double bottom;    /* where notes begin */
  GPtrArray *notes; /* layouts of the column */
  GPtrArray *later; /* those that found no room in the column before */
};

static cairo_status_t
take (void *closure, const guchar *data, guint length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static double
column_width (Press *self)
{
  return (WIDTH - 2 * MARGIN - (self->columns - 1) * GUTTER) / self->columns;
}

static double
column_left (Press *self)
{
  return MARGIN + self->column * (column_width (self) + GUTTER);
}

static PangoLayout *
set (Press *self, const char *markup, double size, double width)
{
  PangoLayout *layout = pango_cairo_create_layout (self->context);
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  /* As printers place letters, not screens. */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  cairo_font_options_destroy (options);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_markup (layout, markup, -1);
  pango_layout_set_width (layout, width > 0 ? (int) (width * PANGO_SCALE) : -1);
  pango_font_description_free (font);
  return layout;
}

static double
layout_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static double
layout_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static void
show (Press *self, PangoLayout *layout, double x, double y)
{
  cairo_move_to (self->context, x, y);
  pango_cairo_show_layout (self->context, layout);
}

static void
show_text (Press *self, const char *text, double y)
{
  g_autoptr (PangoLayout) layout = set (self, text, self->style.size, 0);

  show (self, layout, (WIDTH - layout_width (layout)) / 2, y);
}

/* Puts a note below the column, or below the next one if this one is full. */
static void
take_note (Press *self, PangoLayout *layout)
{
  double height = layout_height (layout) + (self->notes->len == 0 ? self->style.size : 0);

  if (self->y + height > self->bottom)
    {
      g_ptr_array_add (self->later, layout);
      return;
    }
  g_ptr_array_add (self->notes, layout);
  self->bottom -= height;
}

static void
take_later (Press *self)
{
  g_autoptr (GPtrArray) later = g_steal_pointer (&self->later);

  self->later = g_ptr_array_new ();
  for (guint i = 0; i < later->len; i++)
    take_note (self, later->pdata[i]);
}

static void
open_page (Press *self)
{
  const char *head = self->style.heads[self->page++ % 2];

  if (self->style.pictures)
    {
      self->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (WIDTH * PICTURE_SCALE),
                                                  (int) (HEIGHT * PICTURE_SCALE));
      self->context = cairo_create (self->picture);
      cairo_set_source_rgb (self->context, 1, 1, 1);
      cairo_paint (self->context);
      cairo_set_source_rgb (self->context, 0, 0, 0);
      cairo_scale (self->context, PICTURE_SCALE, PICTURE_SCALE);
    }
  else
    self->context = cairo_create (self->surface);
  self->column = 0;
  self->y = self->top = MARGIN;
  self->bottom = HEIGHT - MARGIN;
  take_later (self);
  if (head != NULL)
    show_text (self, head, MARGIN - 26);
  if (self->style.numbers)
    {
      g_autofree char *number = g_strdup_printf ("%u", self->page);

      show_text (self, number, HEIGHT - MARGIN + 12);
    }
}

static void
close_column (Press *self)
{
  double y = self->bottom;

  for (guint i = 0; i < self->notes->len; i++)
    {
      show (self, self->notes->pdata[i], column_left (self), y);
      y += layout_height (self->notes->pdata[i]);
    }
  g_ptr_array_set_size (self->notes, 0);
  self->bottom = HEIGHT - MARGIN;
}

static void
close_page (Press *self)
{
  close_column (self);
  cairo_destroy (self->context);
  if (self->picture != NULL)
    {
      cairo_t *context = cairo_create (self->surface);

      cairo_scale (context, 1 / PICTURE_SCALE, 1 / PICTURE_SCALE);
      cairo_set_source_surface (context, self->picture, 0, 0);
      cairo_paint (context);
      cairo_identity_matrix (context);
      cairo_move_to (context, 4, HEIGHT - 4);
      if (self->style.stamp != NULL)
        cairo_show_text (context, self->style.stamp);
      cairo_destroy (context);
      cairo_surface_destroy (self->picture);
    }
  cairo_surface_show_page (self->surface);
}

Press *
press_new (const PressStyle *style)
{
  Press *self = g_new0 (Press, 1);

  self->style = *style;
  if (self->style.size <= 0)
    self->style.size = 10;
  if (!(self->style.gap > 0 || self->style.gap < 0))
    self->style.gap = 4;
  self->columns = MAX (style->columns, 1);
  self->notes = g_ptr_array_new_with_free_func (g_object_unref);
  self->later = g_ptr_array_new ();
  self->bytes = g_byte_array_new ();
  self->surface = cairo_pdf_surface_create_for_stream (take, self->bytes, WIDTH, HEIGHT);
  open_page (self);
  return self;
}

void
press_new_page (Press *self, guint columns)
{
  close_page (self);
  self->columns = columns;
  open_page (self);
}

void
press_new_column (Press *self)
{
  if (self->column + 1 == self->columns)
    {
      press_new_page (self, self->columns);
      return;
    }
  close_column (self);
  self->column++;
  self->y = self->top;
  take_later (self);
}

static void
make_room (Press *self, double height)
{
  if (self->y + height > self->bottom)
    press_new_column (self);
}

static void
space (Press *self)
{
  if (self->y > self->top && self->style.gap > 0)
    self->y += self->style.gap;
}

void
press_heading (Press *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", escaped);
  double width = column_width (self);
  g_autoptr (PangoLayout) layout = set (self, markup, self->style.size * HEADING_SIZE, width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  make_room (self, layout_height (layout) + 4 * self->style.size);
  if (self->y > self->top)
    self->y += self->style.size;
  show (self, layout, column_left (self), self->y);
  self->y += layout_height (layout) + self->style.size / 2;
}

void
press_paragraph (Press *self, const char *markup, double indent, double hang)
{
  double edge = MIN (indent, hang);
  g_autoptr (PangoLayout) layout = set (self, markup, self->style.size, column_width (self) - edge);

  pango_layout_set_justify (layout, !self->style.ragged);
  pango_layout_set_indent (layout, (int) ((indent - hang) * PANGO_SCALE));
  space (self);
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      PangoRectangle logical;
      double height, x;

      pango_layout_line_get_extents (line, NULL, &logical);
      height = (double) logical.height / PANGO_SCALE;
      make_room (self, height);
      x = column_left (self) + (i == 0 ? indent : hang);
      cairo_move_to (self->context, x, self->y - (double) logical.y / PANGO_SCALE);
      pango_cairo_show_layout_line (self->context, line);
      self->y += height;
    }
}

void
press_note (Press *self, const char *markup)
{
  take_note (self, set (self, markup, self->style.size * NOTE_SIZE, column_width (self)));
}

void
press_entry (Press *self, const char *text, const char *number, double indent)
{
  g_autoptr (PangoLayout) first = set (self, text, self->style.size, 0);
  g_autoptr (PangoLayout) last = set (self, number, self->style.size, 0);
  g_autoptr (PangoLayout) dot = set (self, ".", self->style.size, 0);
  double left = column_left (self) + indent;
  double right = column_left (self) + column_width (self) - layout_width (last);

  make_room (self, layout_height (first));
  show (self, first, left, self->y);
  show (self, last, right, self->y);
  for (double x = right - 8; x > left + layout_width (first) + 4; x -= 5)
    show (self, dot, x, self->y);
  self->y += layout_height (first);
}

void
press_row (Press *self, const char *const *cells, const double *places)
{
  double height = 0;

  for (guint i = 0; cells[i] != NULL; i++)
    {
      g_autoptr (PangoLayout) layout = set (self, cells[i], self->style.size, 0);

      if (i == 0)
        make_room (self, layout_height (layout));
      show (self, layout, column_left (self) + places[i], self->y);
      /* An initial, which comes first, stands over several rows. */
      height = layout_height (layout);
    }
  self->y += height;
}

GBytes *
press_end (Press *self)
{
  GBytes *bytes;

  if (self->later->len > 0)
    press_new_column (self);
  g_assert_cmpuint (self->later->len, ==, 0);
  close_page (self);
  cairo_surface_finish (self->surface);
  g_assert_cmpint (cairo_surface_status (self->surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (self->surface);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->later);
  bytes = g_byte_array_free_to_bytes (self->bytes);
  g_free (self);
  return bytes;
}

/* A file of objects by themselves, for what cairo does not make. */
static GBytes *
bind (const char *const *objects, guint n, const char *trailer)
{
  GString *out = g_string_new ("%PDF-1.4\n");
  g_autofree gsize *places = g_new0 (gsize, n);
  gsize table;

  for (guint i = 0; i < n; i++)
    {
      places[i] = out->len;
      g_string_append_printf (out, "%u 0 obj\n%s\nendobj\n", i + 1, objects[i]);
    }
  table = out->len;
  g_string_append_printf (out, "xref\n0 %u\n0000000000 65535 f \n", n + 1);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%010" G_GSIZE_FORMAT " 00000 n \n", places[i]);
  g_string_append_printf (
      out, "trailer\n<</Size %u/Root 1 0 R%s>>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n", n + 1,
      trailer, table);
  return g_string_free_to_bytes (out);
}

#define CATALOG "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>"

GBytes *
press_locked (void)
{
  static const char *const objects[] = {
    CATALOG,
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
    /* No password that anybody can name gives these. */
    "<</Filter/Standard/V 1/R 2/P -4/Length 40"
    "/O<0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20>"
    "/U<202f1e1d1c1b1a191817161514131211100f0e0d0c0b0a090807060504030201>>>",
  };

  return bind (objects, G_N_ELEMENTS (objects), "/Encrypt 4 0 R/ID[<00><00>]");
}

GBytes *
press_suits (const char *font, const char *codes)
{
  g_autofree char *stream = g_strdup_printf ("BT /F 12 Tf 20 100 Td (%s) Tj ET", codes);
  g_autofree char *content = g_strdup_printf (
      "<</Length %" G_GSIZE_FORMAT ">>\nstream\n%s\nendstream", strlen (stream), stream);
  g_autofree char *face = g_strdup_printf (
      "<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+%s/Encoding/WinAnsiEncoding>>", font);
  const char *const objects[] = {
    CATALOG,
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R"
    "/Resources<</Font<</F 5 0 R>>>>>>",
    content,
    face,
  };

  return bind (objects, G_N_ELEMENTS (objects), "");
}
