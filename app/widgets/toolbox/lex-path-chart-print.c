/* lex-path-chart-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path as a flow chart on one sheet of paper, black on white. It refuses to know where
 * boxes stand. The toolbox calls it.
 */

#include "widgets/toolbox/lex-path-chart.h"

#define MARGIN 28
#define TITLE_FONT "sans bold 14px"
#define TITLE_ROOM 30

static void
draw_title (const LexPathChart *self, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (TITLE_FONT);

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, self->path->title[self->language], -1);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
}

/* As large as the sheet lets it be. */
static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, LexPathChart *self)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  g_autoptr (GPtrArray) layouts = NULL;
  g_autoptr (LexPlan) plan = lex_path_chart_plan (self, pango, &layouts);
  const double across = gtk_print_context_get_width (context) / MAX (plan->width, 1);
  const double down = (gtk_print_context_get_height (context) - TITLE_ROOM) / MAX (plan->height, 1);
  const double scale = MIN (1, MIN (across, down));

  draw_title (self, cr);
  cairo_translate (cr, 0, TITLE_ROOM);
  cairo_scale (cr, scale, scale);
  lex_path_chart_draw (self, cr, plan, (PangoLayout *const *) layouts->pdata, &black);
  g_object_unref (pango);
}

static GtkPageSetup *
setup_new (void)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  return setup;
}

gboolean
lex_path_chart_print (LexPath *path, LexLanguage language, const char *file, GtkWindow *parent,
                      GError **error)
{
  g_autoptr (LexPathChart) chart = lex_path_chart_new (path, language);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = setup_new ();

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, path->title[language]);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), chart);
  if (file != NULL)
    gtk_print_operation_set_export_filename (operation, file);
  return gtk_print_operation_run (operation,
                                  file != NULL ? GTK_PRINT_OPERATION_ACTION_EXPORT
                                               : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                  parent, error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}
