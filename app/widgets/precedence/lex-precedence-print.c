/* lex-precedence-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of precedence on paper, its reasons below, black on white whatever
 * the theme. It refuses to know where nodes stand, which is lex-plan.c's, and how
 * a page is divided, which is lex-sheet.c's. The view of precedence calls it.
 */

#include "widgets/precedence/lex-precedence-print.h"

#include <glib/gi18n-lib.h>

#include "paper/lex-sheet.h"
#include "services/lex-precedence.h"
#include "widgets/precedence/lex-arrows.h"

/* In points, as all here; fonts say px, which is the same whoever makes the layout. */
#define MARGIN 42
#define EM 9.0
#define FONT "serif 10px"
#define NODE_FONT "sans 7.5px"
#define TITLE_FONT "sans bold 16px"
#define LEGEND_FONT "sans 7.5px"
#define PADDING 5
#define BADGE 12.0
#define NODE_LINES 4
#define GAP 7
#define SAMPLE 26

#define QUIET 0.35

typedef struct
{
  /* Borrowed from whoever runs the operation, until its end */
  const LexPrecedenceGraph *graph;

  /* Owned, from the beginning of printing to its end; nullable before */
  LexSheet *sheet;
  LexPlan *plan;
  GPtrArray *nodes; /* (element-type PangoLayout) */
} Printing;

static PangoLayout *
new_layout (GtkPrintContext *context, const char *font, double width, const char *markup)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_markup (layout, markup, -1);
  return layout;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

/* The picture */

/* As wide as the page lets columns be; more than it has room for are drawn smaller. */
static LexPlanMetrics
get_metrics (Printing *self, double width)
{
  const LexPlanGraph shape = lex_precedence_graph_get_shape (self->graph);
  guint n_columns;
  g_autofree guint *columns = lex_plan_dup_columns (&shape, NULL, &n_columns);
  const double gap = 4 * EM;
  const double column = (width - (n_columns - 1) * gap) / MAX (n_columns, 1);

  return (LexPlanMetrics){ CLAMP (column, 9 * EM, 17 * EM), gap, 0.9 * EM, 2 * EM, BADGE };
}

static void
plan (Printing *self, GtkPrintContext *context)
{
  const LexPlanMetrics metrics = get_metrics (self, gtk_print_context_get_width (context));
  const LexPlanGraph shape = lex_precedence_graph_get_shape (self->graph);
  g_autofree double *heights = g_new (double, shape.n_nodes);

  self->nodes = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < shape.n_nodes; i++)
    {
      const LexPrecedenceNode *node = self->graph->nodes->pdata[i];
      g_autofree char *markup
          = g_markup_printf_escaped ("<b>%s</b>%s%s", node->name, node->heading ? "\n" : "",
                                     node->heading ? node->heading : "");
      PangoLayout *layout
          = new_layout (context, NODE_FONT, metrics.column_width - 2 * PADDING, markup);

      pango_layout_set_height (layout, -NODE_LINES);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      heights[i] = get_height (layout) + 2 * PADDING;
      g_ptr_array_add (self->nodes, layout);
    }
  self->plan = lex_plan_new (&shape, heights, &metrics);
}

static void
draw_node (Printing *self, cairo_t *cr, guint index)
{
  const LexPrecedenceNode *node = self->graph->nodes->pdata[index];
  const LexPlanBox *box = &self->plan->boxes[index];

  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, node->own ? 1.4 : 0.5);
  cairo_stroke (cr);
  cairo_move_to (cr, box->x + PADDING,
                 box->y + (box->height - get_height (self->nodes->pdata[index])) / 2);
  pango_cairo_show_layout (cr, self->nodes->pdata[index]);
}

static void
draw_badge (cairo_t *cr, const LexPlanPoint *middle, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (NODE_FONT);
  int width;
  int height;

  cairo_new_path (cr);
  cairo_arc (cr, middle->x, middle->y, BADGE / 2, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, &height);
  cairo_move_to (cr, middle->x - width / 2.0 / PANGO_SCALE, middle->y - height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_picture (cairo_t *cr, gpointer user_data)
{
  Printing *self = user_data;
  const LexArrowColours colours = { { QUIET, QUIET, QUIET, 1 }, { 0, 0, 0, 1 } };
  g_autofree LexArrow *arrows = g_new0 (LexArrow, self->graph->relations->len);

  for (guint i = 0; i < self->graph->relations->len; i++)
    arrows[i].basis = lex_relation_get_basis (self->graph->relations->pdata[i]);
  lex_arrows_draw (cr, self->plan, arrows, &colours, 0.7);
  for (guint i = 0; i < self->graph->nodes->len; i++)
    draw_node (self, cr, i);
  for (guint i = 0; i < self->graph->relations->len; i++)
    draw_badge (cr, &self->plan->routes[i].badge, i + 1);
}

/* Between two clauses the picture may go on overleaf. */
static gboolean
may_break (double y, gpointer user_data)
{
  Printing *self = user_data;

  for (guint i = 0; i < self->plan->n_boxes; i++)
    if (y > self->plan->boxes[i].y - PADDING
        && y < self->plan->boxes[i].y + self->plan->boxes[i].height + PADDING)
      return FALSE;
  return TRUE;
}

/* Words */

/* Suits and links have no colour on paper, and the quiet is grey. */
static char *
dup_reason (const LexPrecedenceGraph *graph, guint index)
{
  LexRelation *relation = graph->relations->pdata[index];
  const LexPlanEdge *edge = &graph->edges[index];
  const LexPrecedenceNode *specific = graph->nodes->pdata[edge->specific];
  const LexPrecedenceNode *general = graph->nodes->pdata[edge->general];
  g_autofree char *basis = lex_basis_dup_sentence (lex_relation_get_basis (relation),
                                                   lex_relation_get_source (relation));

  return g_markup_printf_escaped (
      "<b>%u</b>  <b>%s</b> %s <b>%s</b>. %s <span size=\"83%%\" foreground=\"#595959\">%s.</span>",
      index + 1, specific->name, _ ("prevails over"), general->name,
      lex_text_get_plain (lex_relation_get_why (relation, graph->language)), basis);
}

static void
add_words (Printing *self, GtkPrintContext *context, const char *font, const char *markup)
{
  lex_sheet_add_layout (
      self->sheet, new_layout (context, font, gtk_print_context_get_width (context), markup), GAP);
}

static void
draw_legend (cairo_t *cr, gpointer user_data)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (LEGEND_FONT);
  double x = 0;

  for (guint basis = 0; basis < LEX_N_BASES; basis++)
    {
      g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
      int width;

      pango_layout_set_font_description (layout, font);
      pango_layout_set_text (layout, lex_basis_get_legend ((LexBasis) basis), -1);
      pango_layout_get_size (layout, &width, NULL);
      cairo_save (cr);
      cairo_translate (cr, x, 0);
      cairo_set_source_rgb (cr, QUIET, QUIET, QUIET);
      lex_arrows_draw_sample (cr, (LexBasis) basis, SAMPLE, 5, 0.8);
      cairo_move_to (cr, SAMPLE + PADDING, 0);
      pango_cairo_show_layout (cr, layout);
      cairo_restore (cr);
      x += SAMPLE + width / (double) PANGO_SCALE + 4 * PADDING;
    }
}

/* GtkPrintOperation */

static void
begin_cb (GtkPrintOperation *operation, GtkPrintContext *context, Printing *self)
{
  const double width = gtk_print_context_get_width (context);
  g_autofree char *title = g_markup_escape_text (self->graph->title, -1);
  double scale;

  self->sheet = lex_sheet_new (gtk_print_context_get_height (context));
  add_words (self, context, TITLE_FONT, title);
  add_words (self, context, LEGEND_FONT,
             _ ("general → specific: the arrow leads to the clause that prevails"));
  lex_sheet_add_drawing (self->sheet, &(LexDrawing){ draw_legend, NULL, NULL, self, 1, 12 },
                         2 * GAP);
  plan (self, context);
  scale = MIN (1, width / MAX (self->plan->width, 1));
  lex_sheet_add_drawing (
      self->sheet, &(LexDrawing){ draw_picture, may_break, NULL, self, scale, self->plan->height },
      2 * GAP);
  for (guint i = 0; i < self->graph->relations->len; i++)
    {
      g_autofree char *reason = dup_reason (self->graph, i);

      add_words (self, context, FONT, reason);
    }
  gtk_print_operation_set_n_pages (operation, (int) lex_sheet_get_n_pages (self->sheet));
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Printing *self)
{
  lex_sheet_draw_page (self->sheet, gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
end_cb (GtkPrintOperation *operation, GtkPrintContext *context, Printing *self)
{
  g_clear_pointer (&self->sheet, lex_sheet_free);
  g_clear_pointer (&self->plan, lex_plan_free);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
}

static GtkPageSetup *
new_page_setup (void)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  return setup;
}

static GtkPrintOperation *
new_operation (Printing *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = new_page_setup ();

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->graph->title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), self);
  g_signal_connect (operation, "end-print", G_CALLBACK (end_cb), self);
  return operation;
}

gboolean
lex_precedence_print (LexPrecedenceGraph *graph, GtkWindow *parent, GError **error)
{
  g_autoptr (LexPrecedenceGraph) kept = NULL;
  Printing self = { NULL };
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (graph != NULL, FALSE);

  /* The dialog runs the main loop, and what is shown may change meanwhile. */
  kept = lex_precedence_graph_ref (graph);
  self.graph = kept;
  operation = new_operation (&self);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}

gboolean
lex_precedence_export (LexPrecedenceGraph *graph, const char *path, GError **error)
{
  Printing self = { .graph = graph };
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (graph != NULL && path != NULL, FALSE);

  operation = new_operation (&self);
  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
         == GTK_PRINT_OPERATION_RESULT_APPLY;
}
