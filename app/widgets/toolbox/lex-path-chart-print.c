/* lex-path-chart-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path as a flow chart on one sheet of paper, black on white. It refuses to know where
 * boxes stand. The toolbox calls it.
 */

#include "widgets/toolbox/lex-path-chart.h"

#include "widgets/text/lex-printing.h"

#define GAP 10

/* Owned */
typedef struct
{
  LexPathChart *chart;
  LexPlan *plan;
  GPtrArray *layouts; /* by step */
} Printing;

static void
draw (cairo_t *cr, gpointer user_data)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  const Printing *self = user_data;

  lex_path_chart_draw (self->chart, cr, self->plan, (PangoLayout *const *) self->layouts->pdata,
                       &black);
}

/* Returns: what it leaves free below it. */
static double
add_title (LexPaper *paper, const char *title)
{
  g_autofree char *markup = g_markup_escape_text (title, -1);
  PangoLayout *layout
      = lex_paper_new_layout (paper, LEX_PAPER_TITLE, lex_paper_get_width (paper), markup);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  lex_sheet_add_layout (lex_paper_get_sheet (paper), layout, GAP);
  /* A point, lest a rounding take the last hair overleaf. */
  return lex_paper_get_height (paper) - height - GAP - 1;
}

static void
printing_clear (Printing *self)
{
  g_clear_pointer (&self->plan, lex_plan_free);
  g_clear_pointer (&self->layouts, g_ptr_array_unref);
}

/* As large as the sheet lets it be. What was shown before, if anything, is planned anew. */
static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  Printing *self = user_data;
  const char *title = self->chart->path->title[self->chart->language];
  LexPaper *paper = lex_paper_new (width, height, title);
  const double room = add_title (paper, title);
  g_autoptr (PangoLayout) any = lex_paper_new_layout (paper, LEX_PAPER_TEXT, 0, "");
  double scale;

  printing_clear (self);
  self->plan = lex_path_chart_plan (self->chart, pango_layout_get_context (any), &self->layouts);
  scale = MIN (1, MIN (width / MAX (self->plan->width, 1), room / MAX (self->plan->height, 1)));
  lex_sheet_add_drawing (lex_paper_get_sheet (paper),
                         &(LexDrawing){ draw, NULL, NULL, self, scale, self->plan->height }, 0);
  return paper;
}

gboolean
lex_path_chart_print (LexPath *path, LexLanguage language, const char *file, GtkWindow *parent,
                      GError **error)
{
  g_autoptr (LexPathChart) chart = lex_path_chart_new (path, language);
  Printing self = { .chart = chart };
  const LexPrinting printing
      = { .title = path->title[language], .make = make, .user_data = &self, .wide = TRUE };
  const gboolean good = file != NULL ? lex_printing_export (&printing, file, error)
                                     : lex_printing_run (&printing, parent, error);

  printing_clear (&self);
  return good;
}
