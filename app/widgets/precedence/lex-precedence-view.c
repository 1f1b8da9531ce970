/* lex-precedence-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Brings together what shows precedence: a legend, the picture, its reasons in
 * words, and the list of all relations. It refuses to know the window, which
 * puts it below a header bar.
 */

#include "widgets/precedence/lex-precedence-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/inplace/lex-popover.h"
#include "widgets/inplace/lex-reason.h"
#include "widgets/precedence/lex-arrows.h"
#include "widgets/precedence/lex-precedence-chart.h"
#include "widgets/precedence/lex-precedence-list.h"
#include "widgets/precedence/lex-precedence-print.h"
#include "widgets/precedence/lex-sideways.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-typeface.h"
#include "widgets/text/lex-widget.h"

#define SAMPLE_WIDTH 34
#define LEGEND_GAP 14

struct _LexPrecedenceView
{
  GtkWidget parent_instance;

  /* Template */
  GtkStack *stack;
  GtkLabel *title;
  GtkWidget *print;
  GtkWidget *legend;
  GtkCheckButton *further;
  GtkLabel *further_words;
  LexPrecedenceChart *chart;
  GtkBox *reasons;
  GtkWidget *picture;
  LexPrecedenceList *list;

  /* Owned, nullable */
  LexLibrary *library;
  LexPrecedenceGraph *graph;

  LexLanguage language;
};

G_DEFINE_FINAL_TYPE (LexPrecedenceView, lex_precedence_view, GTK_TYPE_WIDGET)

static void
explain_cb (LexPrecedenceView *self, LexRelation *relation, GtkWidget *asked_from)
{
  lex_popover_show (lex_reason_new (self->library, relation, self->language), GTK_WIDGET (self),
                    asked_from);
}

/* Legend */

static void
draw_sample_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  GdkRGBA colour;

  lex_widget_get_colour (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  lex_arrows_draw_sample (cr, (LexBasis) GPOINTER_TO_INT (user_data), width, height / 2.0, 1.2);
}

static void
add_sample (GtkWidget *legend, LexBasis basis)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sample = gtk_drawing_area_new ();
  GtkWidget *words = gtk_label_new (lex_basis_get_legend (basis));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sample), SAMPLE_WIDTH);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw_sample_cb,
                                  GINT_TO_POINTER (basis), NULL);
  gtk_box_append (GTK_BOX (box), sample);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_set_parent (box, legend);
}

static void
fill_legend (GtkWidget *legend)
{
  GtkWidget *words = gtk_label_new (_ ("general → specific: the arrow leads to the clause that "
                                       "prevails"));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_set_layout_manager (legend, lex_flow_layout_new (LEGEND_GAP));
  gtk_widget_set_parent (words, legend);
  for (guint basis = 0; basis < LEX_N_BASES; basis++)
    add_sample (legend, (LexBasis) basis);
}

/* Reasons */

static void
append_reason (LexPrecedenceView *self, guint index)
{
  g_autofree char *markup
      = lex_reason_dup_line (self->graph->relations->pdata[index], index + 1, self->language);

  gtk_box_append (self->reasons, lex_text_label_new (markup, self->language, "law"));
}

static void
fill_reasons (LexPrecedenceView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->reasons))))
    gtk_box_remove (self->reasons, child);
  for (guint i = 0; i < self->graph->relations->len; i++)
    append_reason (self, i);
  if (self->graph->relations->len == 0)
    gtk_box_append (self->reasons,
                    gtk_label_new (_ ("No relation of precedence is recorded for it.")));
}

/* A law's own relations can be read at a glance; those that follow from them often can not. */
static void
offer_further (LexPrecedenceView *self)
{
  const guint n = self->graph->n_left_out;
  g_autofree char *words = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "With %u relation between other clauses that follows from these",
                   "With %u relations between other clauses that follow from these", n),
      n);

  gtk_label_set_text (self->further_words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->further), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->further), n > 0);
}

gboolean
lex_precedence_view_show (LexPrecedenceView *self, LexLabel *label, GError **error)
{
  LexPrecedenceGraph *graph;

  g_return_val_if_fail (LEX_IS_PRECEDENCE_VIEW (self), FALSE);
  g_return_val_if_fail (LEX_IS_LIBRARY (self->library), FALSE);

  graph = lex_precedence_graph_new (self->library, label, self->language,
                                    !gtk_check_button_get_active (self->further), error);
  if (!graph)
    return FALSE;
  g_clear_pointer (&self->graph, lex_precedence_graph_unref);
  self->graph = graph;
  gtk_label_set_text (self->title, graph->title);
  lex_text_label_set_language (GTK_WIDGET (self->title), self->language);
  gtk_widget_set_visible (self->legend, graph->relations->len > 0);
  gtk_widget_set_visible (self->print, graph->relations->len > 0);
  offer_further (self);
  lex_precedence_chart_show (self->chart, graph);
  fill_reasons (self);
  gtk_stack_set_visible_child_name (self->stack, "picture");
  gtk_widget_grab_focus (GTK_WIDGET (self->chart));
  return TRUE;
}

/* Shows the same again, with other relations, words or colours; the focus stays where the hand is.
 */
static void
show_again (LexPrecedenceView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  g_autoptr (GtkWidget) kept = NULL;
  g_autoptr (LexLabel) label = NULL;

  if (!self->graph)
    return;
  label = lex_label_ref (self->graph->label);
  if (focus && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->chart)))
    kept = g_object_ref (focus);
  lex_precedence_view_show (self, label, NULL);
  gtk_stack_set_visible_child_name (self->stack, page);
  /* A link that had it may be gone. */
  if (kept && gtk_widget_get_root (kept))
    gtk_widget_grab_focus (kept);
}

static void
further_cb (LexPrecedenceView *self)
{
  show_again (self);
}

/* The colours of running text stand in its markup. */
static void
theme_changed_cb (LexPrecedenceView *self)
{
  if (!self->library)
    return;
  lex_precedence_list_set_source (self->list, self->library, self->language);
  show_again (self);
}

void
lex_precedence_view_show_list (LexPrecedenceView *self)
{
  g_return_if_fail (LEX_IS_PRECEDENCE_VIEW (self));

  gtk_stack_set_visible_child_name (self->stack, "list");
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
lex_precedence_view_set_source (LexPrecedenceView *self, LexLibrary *library, LexLanguage language)
{
  g_return_if_fail (LEX_IS_PRECEDENCE_VIEW (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  if (self->library == library && self->language == language)
    return;
  g_set_object (&self->library, library);
  self->language = language;
  lex_precedence_list_set_source (self->list, library, language);
  show_again (self);
}

GtkStack *
lex_precedence_view_get_stack (LexPrecedenceView *self)
{
  g_return_val_if_fail (LEX_IS_PRECEDENCE_VIEW (self), NULL);

  return self->stack;
}

const char *
lex_precedence_view_get_title (LexPrecedenceView *self)
{
  g_return_val_if_fail (LEX_IS_PRECEDENCE_VIEW (self), NULL);

  return self->graph ? self->graph->title : NULL;
}

gboolean
lex_precedence_view_print (LexPrecedenceView *self, GError **error)
{
  GtkRoot *root;

  g_return_val_if_fail (LEX_IS_PRECEDENCE_VIEW (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  return !self->graph
         || lex_precedence_print (self->graph, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                  error);
}

/* GObject */

static void
lex_precedence_view_dispose (GObject *object)
{
  LexPrecedenceView *self = LEX_PRECEDENCE_VIEW (object);
  GtkWidget *child;

  if (self->chart)
    lex_precedence_chart_show (self->chart, NULL);
  self->chart = NULL;
  while (self->legend && (child = gtk_widget_get_first_child (self->legend)))
    gtk_widget_unparent (child);
  self->legend = NULL;
  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->graph, lex_precedence_graph_unref);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_precedence_view_parent_class)->dispose (object);
}

static void
lex_precedence_view_class_init (LexPrecedenceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_precedence_view_dispose;
  g_type_ensure (LEX_TYPE_PRECEDENCE_CHART);
  g_type_ensure (LEX_TYPE_PRECEDENCE_LIST);
  g_type_ensure (LEX_TYPE_SIDEWAYS);
  gtk_widget_class_set_css_name (widget_class, "precedence");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-precedence-view.ui");
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, stack);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, title);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, print);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, legend);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, further);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, further_words);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, chart);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, reasons);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, picture);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceView, list);
  gtk_widget_class_bind_template_callback (widget_class, further_cb);
}

static void
lex_precedence_view_init (LexPrecedenceView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  lex_typeface_install (gtk_widget_get_display (GTK_WIDGET (self)));
  fill_legend (self->legend);
  g_signal_connect_swapped (self->chart, "explain", G_CALLBACK (explain_cb), self);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
lex_precedence_view_new (void)
{
  return g_object_new (LEX_TYPE_PRECEDENCE_VIEW, NULL);
}
