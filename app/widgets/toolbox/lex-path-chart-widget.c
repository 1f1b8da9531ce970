/* lex-path-chart-widget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path as a flow chart on the screen: arrows drawn, and on them a button for each box. It
 * refuses to follow the path. The toolbox shows it.
 */

#include "widgets/toolbox/lex-path-chart.h"

#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"

#define MARGIN 18

typedef struct
{
  LexPathChart *chart;
  LexPlan *plan;
} Shown;

static void
shown_free (gpointer data)
{
  Shown *self = data;

  lex_path_chart_free (self->chart);
  lex_plan_free (self->plan);
  g_free (self);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Shown *self = data;
  GdkRGBA colour;

  lex_widget_get_colour (GTK_WIDGET (area), &colour);
  lex_path_chart_draw (self->chart, cr, self->plan, NULL, &colour);
}

static GtkWidget *
arrows_new (Shown *shown)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), (int) shown->plan->width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), (int) shown->plan->height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, shown, shown_free);
  return area;
}

/* What stands in it is what is read aloud; pressed, it begins the path. */
static GtkWidget *
box_new (const Shown *shown, guint step)
{
  const LexPlanBox *box = &shown->plan->boxes[step];
  g_autofree char *words = lex_path_chart_dup_words (shown->chart, step);
  GtkWidget *label = lex_text_label_new (words, shown->chart->language, "chart-words");
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "chart-box");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.start");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", shown->chart->path->name);
  gtk_widget_set_size_request (button, (int) box->width, (int) box->height);
  return button;
}

GtkWidget *
lex_path_chart_widget_new (LexPath *path, LexLanguage language)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  Shown *shown = g_new0 (Shown, 1);
  g_autoptr (GPtrArray) layouts = NULL;

  shown->chart = lex_path_chart_new (path, language);
  shown->plan = lex_path_chart_plan (shown->chart, gtk_widget_get_pango_context (fixed), &layouts);
  gtk_fixed_put (GTK_FIXED (fixed), arrows_new (shown), 0, 0);
  for (guint i = 0; i < shown->plan->n_boxes; i++)
    gtk_fixed_put (GTK_FIXED (fixed), box_new (shown, i), shown->plan->boxes[i].x,
                   shown->plan->boxes[i].y);
  gtk_widget_set_margin_start (fixed, MARGIN);
  gtk_widget_set_margin_end (fixed, MARGIN);
  gtk_widget_set_margin_top (fixed, MARGIN);
  gtk_widget_set_margin_bottom (fixed, MARGIN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), fixed);
  return scrolled;
}
