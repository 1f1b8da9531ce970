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

#include "services/lex-precedence.h"
#include "widgets/precedence/lex-arrows.h"
#include "widgets/text/lex-printing.h"

/* In points, as all here; fonts say px, which is the same whoever makes the layout. */
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

  /* Borrowed from the operation, while it is printed */
  LexPaper *paper;

  /* Owned, nullable before */
  LexPlan *plan;
  GPtrArray *nodes; /* (element-type PangoLayout) */
} Printing;

static PangoLayout *
new_layout (Printing *self, const char *font, double width, const char *markup)
{
  PangoLayout *layout = lex_paper_new_layout (self->paper, LEX_PAPER_TEXT, width, markup);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
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
plan (Printing *self)
{
  const LexPlanMetrics metrics = get_metrics (self, lex_paper_get_width (self->paper));
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
          = new_layout (self, NODE_FONT, metrics.column_width - 2 * PADDING, markup);

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
add_words (Printing *self, const char *font, const char *markup)
{
  lex_sheet_add_layout (lex_paper_get_sheet (self->paper),
                        new_layout (self, font, lex_paper_get_width (self->paper), markup), GAP);
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

/* All together */

static void
fill (Printing *self)
{
  const double width = lex_paper_get_width (self->paper);
  g_autofree char *title = g_markup_escape_text (self->graph->title, -1);
  double scale;

  add_words (self, TITLE_FONT, title);
  add_words (self, LEGEND_FONT,
             _ ("general → specific: the arrow leads to the clause that prevails"));
  lex_sheet_add_drawing (lex_paper_get_sheet (self->paper),
                         &(LexDrawing){ draw_legend, NULL, NULL, self, 1, 12 }, 2 * GAP);
  plan (self);
  scale = MIN (1, width / MAX (self->plan->width, 1));
  lex_sheet_add_drawing (
      lex_paper_get_sheet (self->paper),
      &(LexDrawing){ draw_picture, may_break, NULL, self, scale, self->plan->height }, 2 * GAP);
  for (guint i = 0; i < self->graph->relations->len; i++)
    {
      g_autofree char *reason = dup_reason (self->graph, i);

      add_words (self, FONT, reason);
    }
}

static void
printing_clear (Printing *self)
{
  g_clear_pointer (&self->plan, lex_plan_free);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
}

/* What was printed before, if anything, is printed anew: to a preview first, say. */
static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  Printing *self = user_data;

  printing_clear (self);
  self->paper = lex_paper_new (width, height, self->graph->title);
  fill (self);
  return self->paper;
}

gboolean
lex_precedence_print (LexPrecedenceGraph *graph, GtkWindow *parent, GError **error)
{
  g_autoptr (LexPrecedenceGraph) kept = NULL;
  Printing self = { NULL };
  gboolean good;

  g_return_val_if_fail (graph != NULL, FALSE);

  /* The dialog runs the main loop, and what is shown may change meanwhile. */
  kept = lex_precedence_graph_ref (graph);
  self.graph = kept;
  good = lex_printing_run (&(LexPrinting){ .title = kept->title, .make = make, .user_data = &self },
                           parent, error);
  printing_clear (&self);
  return good;
}

gboolean
lex_precedence_export (LexPrecedenceGraph *graph, const char *path, GError **error)
{
  Printing self = { .graph = graph };
  gboolean good;

  g_return_val_if_fail (graph != NULL && path != NULL, FALSE);

  good = lex_printing_export (
      &(LexPrinting){ .title = graph->title, .make = make, .user_data = &self }, path, error);
  printing_clear (&self);
  return good;
}
