/* lex-paper.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages as a reader gets them: what stands on a sheet, with a head and a number around it, drawn
 * or as a PDF. It refuses to know what is printed. Whoever prints makes it, fills its sheet and
 * draws its pages.
 */

#include "paper/lex-paper.h"

#include <cairo-pdf.h>

/* What the head takes, with what is free below it, and the foot. */
#define HEAD 30.0
#define FOOT 24.0

#define GREY 0.35

struct _LexPaper
{
  /* Owned */
  LexSheet *sheet;
  PangoContext *context;
  char *title;

  double width;
  double height;
};

/* Sizes in px, which are points on paper whatever a screen says of itself. */
static const char *const fonts[] = {
  [LEX_PAPER_TEXT] = "serif 9.5px",     [LEX_PAPER_LABEL] = "sans 8px",
  [LEX_PAPER_SMALL] = "sans 7.5px",     [LEX_PAPER_HEADING] = "sans bold 10px",
  [LEX_PAPER_TITLE] = "sans bold 14px", [LEX_PAPER_NUMBER] = "sans bold 22px",
  [LEX_PAPER_FIGURE] = "sans 9.5px",
};

static PangoContext *
new_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

LexPaper *
lex_paper_new (double width, double height, const char *title)
{
  LexPaper *self = g_new0 (LexPaper, 1);

  self->sheet = lex_sheet_new (height - HEAD - FOOT);
  self->context = new_context ();
  self->title = g_strdup (title);
  self->width = width;
  self->height = height;
  return self;
}

void
lex_paper_free (LexPaper *self)
{
  if (!self)
    return;
  lex_sheet_free (self->sheet);
  g_object_unref (self->context);
  g_free (self->title);
  g_free (self);
}

double
lex_paper_get_width (LexPaper *self)
{
  return self->width;
}

double
lex_paper_get_height (LexPaper *self)
{
  return self->height - HEAD - FOOT;
}

LexSheet *
lex_paper_get_sheet (LexPaper *self)
{
  return self->sheet;
}

PangoLayout *
lex_paper_new_layout (LexPaper *self, LexPaperFont font, double width, const char *markup)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (fonts[font]);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_markup (layout, markup, -1);
  return layout;
}

void
lex_paper_add (LexPaper *self, LexPaperFont font, const char *markup, double gap)
{
  lex_sheet_add_layout (self->sheet, lex_paper_new_layout (self, font, self->width, markup), gap);
}

guint
lex_paper_get_n_pages (LexPaper *self)
{
  return lex_sheet_get_n_pages (self->sheet);
}

/* Pages */

/* One line of small words, as far as there is room, and how wide it is. */
static PangoLayout *
new_line (LexPaper *self, const char *words, double room, double *width)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);
  PangoLayout *layout = lex_paper_new_layout (self, LEX_PAPER_SMALL, room, markup);
  PangoRectangle extents;

  pango_layout_set_height (layout, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_extents (layout, NULL, &extents);
  *width = extents.width / (double) PANGO_SCALE;
  return layout;
}

/* What all of it is on the left, what this page begins with on the right. */
static void
draw_head (LexPaper *self, cairo_t *cr, const char *mark)
{
  g_autoptr (PangoLayout) right = NULL;
  g_autoptr (PangoLayout) left = NULL;
  double taken;
  double ignored;

  right = new_line (self, mark != NULL && !g_str_equal (mark, self->title) ? mark : "",
                    self->width / 2, &taken);
  left = new_line (self, self->title, self->width - taken - 12, &ignored);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, left);
  cairo_move_to (cr, self->width - taken, 0);
  pango_cairo_show_layout (cr, right);
  cairo_set_line_width (cr, 0.4);
  cairo_move_to (cr, 0, HEAD / 2);
  cairo_line_to (cr, self->width, HEAD / 2);
  cairo_stroke (cr);
}

static void
draw_foot (LexPaper *self, cairo_t *cr, guint page)
{
  g_autofree char *words = g_strdup_printf ("%u / %u", page + 1, lex_paper_get_n_pages (self));
  g_autoptr (PangoLayout) layout = NULL;
  double width;

  layout = new_line (self, words, self->width, &width);
  cairo_move_to (cr, (self->width - width) / 2, self->height - FOOT / 2);
  pango_cairo_show_layout (cr, layout);
}

void
lex_paper_draw_page (LexPaper *self, cairo_t *cr, guint page)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, GREY, GREY, GREY);
  draw_head (self, cr, lex_sheet_get_mark (self->sheet, page));
  draw_foot (self, cr, page);
  cairo_translate (cr, 0, HEAD);
  lex_sheet_draw_page (self->sheet, cr, page);
  cairo_restore (cr);
}

/* Files */

static cairo_status_t
write_cb (gpointer closure, const guchar *data, guint length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
lex_paper_dup_pdf (LexPaper *self)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      write_cb, bytes, self->width + 2 * LEX_PAPER_MARGIN, self->height + 2 * LEX_PAPER_MARGIN);
  cairo_t *cr = cairo_create (surface);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Lexbridge");
  cairo_translate (cr, LEX_PAPER_MARGIN, LEX_PAPER_MARGIN);
  for (guint page = 0; page < lex_paper_get_n_pages (self); page++)
    {
      lex_paper_draw_page (self, cr, page);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
