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

#define SHOWN "lex-shown"

/* Owned by the widget. */
typedef struct
{
  LexPathChart *chart;
  LexPlan *plan;
  GPtrArray *boxes; /* by step, borrowed from the tree */
  guint here;       /* the step where the path stands */
} Shown;

static void
shown_free (gpointer data)
{
  Shown *self = data;

  lex_path_chart_free (self->chart);
  lex_plan_free (self->plan);
  g_ptr_array_unref (self->boxes);
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
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, shown, NULL);
  return area;
}

/* What stands in it is what is read aloud; pressed, it leads there. */
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
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_widget_add_css_class (button, "chart-box");
  if (step == shown->here)
    gtk_widget_add_css_class (button, "here");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.step");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", step);
  gtk_widget_set_size_request (button, (int) box->width, (int) box->height);
  return button;
}

/* Left and right follow the arrows, up and down go to what stands there. */
static int
find_next (const Shown *self, guint from, guint key)
{
  const LexPlanGraph shape = lex_path_chart_get_shape (self->chart);

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return lex_plan_find_related (self->plan, &shape, from,
                                    key == GDK_KEY_Right || key == GDK_KEY_KP_Right);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return lex_plan_find_neighbour (self->plan, from,
                                      key == GDK_KEY_Down || key == GDK_KEY_KP_Down);
    default:
      return -1;
    }
}

static gboolean
is_arrow (guint key)
{
  return (key >= GDK_KEY_Left && key <= GDK_KEY_Down)
         || (key >= GDK_KEY_KP_Left && key <= GDK_KEY_KP_Down);
}

/* An arrow that leads nowhere may not take the focus out of the picture. */
static gboolean
key_cb (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers,
        const Shown *self)
{
  if (!is_arrow (key) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < self->boxes->len; i++)
    if (gtk_widget_is_focus (self->boxes->pdata[i]))
      {
        const int next = find_next (self, i, key);

        if (next < 0 || !gtk_widget_grab_focus (self->boxes->pdata[next]))
          gtk_widget_error_bell (self->boxes->pdata[i]);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* Arrows below, buttons on them. */
static GtkWidget *
fixed_new (Shown *shown)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GPtrArray) layouts = NULL;

  shown->plan = lex_path_chart_plan (shown->chart, gtk_widget_get_pango_context (fixed), &layouts);
  gtk_fixed_put (GTK_FIXED (fixed), arrows_new (shown), 0, 0);
  for (guint i = 0; i < shown->plan->n_boxes; i++)
    {
      GtkWidget *box = box_new (shown, i);

      g_ptr_array_add (shown->boxes, box);
      gtk_fixed_put (GTK_FIXED (fixed), box, shown->plan->boxes[i].x, shown->plan->boxes[i].y);
    }
  gtk_widget_set_margin_start (fixed, MARGIN);
  gtk_widget_set_margin_end (fixed, MARGIN);
  gtk_widget_set_margin_top (fixed, MARGIN);
  gtk_widget_set_margin_bottom (fixed, MARGIN);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), shown);
  gtk_widget_add_controller (fixed, keys);
  return fixed;
}

/* The focus comes to where the path stands before anything has a place; once it has one, it is
 * brought into view. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  const Shown *self = user_data;
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  const LexPlanBox *box = &self->plan->boxes[self->here];

  if (gtk_adjustment_get_page_size (across) <= 0)
    return G_SOURCE_CONTINUE;
  gtk_adjustment_clamp_page (across, box->x, box->x + box->width + 2 * MARGIN);
  gtk_adjustment_clamp_page (down, box->y, box->y + box->height + 2 * MARGIN);
  return G_SOURCE_REMOVE;
}

GtkWidget *
lex_path_chart_widget_new (LexPath *path, LexLanguage language, guint here)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  Shown *shown = g_new0 (Shown, 1);

  shown->chart = lex_path_chart_new (path, language);
  shown->boxes = g_ptr_array_new ();
  shown->here = here;
  g_object_set_data_full (G_OBJECT (scrolled), SHOWN, shown, shown_free);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), fixed_new (shown));
  if (here < shown->boxes->len)
    gtk_widget_add_tick_callback (scrolled, reveal_cb, shown, NULL);
  gtk_widget_add_css_class (scrolled, "chart");
  return scrolled;
}

void
lex_path_chart_widget_focus (GtkWidget *widget)
{
  const Shown *self = g_object_get_data (G_OBJECT (widget), SHOWN);

  g_return_if_fail (self != NULL);

  if (self->here < self->boxes->len)
    gtk_widget_grab_focus (self->boxes->pdata[self->here]);
}
