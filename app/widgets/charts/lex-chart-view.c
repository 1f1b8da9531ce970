/* lex-chart-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chart as a picture in the colours of the theme, and as a table. It refuses to know what the
 * numbers mean. The page of progress puts them together.
 */

#include "widgets/charts/lex-chart-view.h"

#include <glib/gi18n-lib.h>

#include "widgets/charts/lex-plot.h"
#include "widgets/text/lex-widget.h"

#define EMS_HIGH 11
#define EMS_HIGH_CALENDAR 8
#define EMS_WIDE 20
#define LEAST_TABLE 220
#define MOST_TABLE 620

struct _LexChartView
{
  GtkWidget parent_instance;

  /* Owned */
  LexStudyChart *chart;
};

G_DEFINE_FINAL_TYPE (LexChartView, lex_chart_view, GTK_TYPE_WIDGET)

static void
lex_chart_view_finalize (GObject *object)
{
  lex_study_chart_free (LEX_CHART_VIEW (object)->chart);

  G_OBJECT_CLASS (lex_chart_view_parent_class)->finalize (object);
}

static void
lex_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  const double em = lex_widget_get_em (widget);
  const gboolean calendar = LEX_CHART_VIEW (widget)->chart->kind == LEX_CHART_DAYS;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (EMS_WIDE * em / 2);
      *natural = (int) (EMS_WIDE * em);
    }
  else
    *minimum = *natural = (int) ((calendar ? EMS_HIGH_CALENDAR : EMS_HIGH) * em);
}

static void
lex_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  LexPlotLook look = { .context = gtk_widget_get_pango_context (widget) };
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  lex_widget_get_colour (widget, &look.text);
  look.line = look.first = look.second = look.text;
  lex_widget_lookup_colour (widget, "lex_line", &look.line);
  lex_widget_lookup_colour (widget, "lex_blue", &look.first);
  lex_widget_lookup_colour (widget, "lex_orange", &look.second);
  lex_plot_draw (LEX_CHART_VIEW (widget)->chart, cr, &look, width, height);
  cairo_destroy (cr);
}

static void
lex_chart_view_class_init (LexChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lex_chart_view_finalize;
  widget_class->measure = lex_chart_view_measure;
  widget_class->snapshot = lex_chart_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chartview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_chart_view_init (LexChartView *self)
{
}

GtkWidget *
lex_chart_view_new (LexStudyChart *chart)
{
  LexChartView *self = g_object_new (LEX_TYPE_CHART_VIEW, NULL);

  self->chart = chart;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chart->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The table below has the numbers"), -1);
  return GTK_WIDGET (self);
}

const LexStudyChart *
lex_chart_view_get_chart (LexChartView *self)
{
  g_return_val_if_fail (LEX_IS_CHART_VIEW (self), NULL);

  return self->chart;
}

GdkTexture *
lex_chart_view_dup_texture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkNative *native = gtk_widget_get_native (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  GdkRGBA ground = { 1, 1, 1, 1 };
  GskRenderNode *node;
  GdkTexture *texture;

  /* Where it is put the page may be of any colour. */
  lex_widget_lookup_colour (widget, "view_bg_color", &ground);
  gtk_snapshot_append_color (snapshot, &ground,
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL || native == NULL)
    return NULL;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (native), node, NULL);
  gsk_render_node_unref (node);
  return texture;
}

/* The table: a column a value; column 0 is what the row is of. */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, const LexStudyChart *chart)
{
  const guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "column"));
  const guint row = gtk_list_item_get_position (item);
  g_autofree char *words = column == 0
                               ? g_strdup (g_array_index (chart->rows, LexStudyChartRow, row).label)
                               : lex_study_chart_dup_cell (chart, row, column - 1);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), words);
}

static void
add_column (GtkColumnView *view, const LexStudyChart *chart, guint column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  const char *title = column == 0 ? chart->key_title : chart->titles[column - 1];
  g_autoptr (GtkColumnViewColumn) added = gtk_column_view_column_new (title, factory);

  g_object_set_data (G_OBJECT (factory), "column", GUINT_TO_POINTER (column));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) chart);
  gtk_column_view_append_column (view, added);
}

GtkWidget *
lex_chart_view_table_new (const LexStudyChart *chart)
{
  GtkStringList *rows = gtk_string_list_new (NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view;

  for (guint i = 0; i < chart->rows->len; i++)
    gtk_string_list_append (rows, g_array_index (chart->rows, LexStudyChartRow, i).label);
  view = gtk_column_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (rows))));
  for (guint i = 0; i <= chart->n_values; i++)
    add_column (GTK_COLUMN_VIEW (view), chart, i);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chart->title, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), LEAST_TABLE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_TABLE);
  return scrolled;
}
