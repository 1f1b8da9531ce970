/* lex-window-aside.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens in a tab of its own what would else be opened in that in front. It refuses to know what
 * lists and pages hold: it has them open what they do, and says beforehand where. GTK calls it.
 */

#include "shell/lex-window-aside.h"

#include "widgets/sidebar/lex-sidebar-contents.h"
#include "widgets/text/lex-link.h"

static LexLink *
find_link (GtkWidget *label, GtkWidget *widget, const graphene_point_t *place)
{
  graphene_point_t at;

  if (place == NULL)
    return label == widget ? lex_link_find_focused (GTK_LABEL (label)) : NULL;
  if (!gtk_widget_compute_point (widget, label, place, &at))
    return NULL;
  return lex_link_find_at (GTK_LABEL (label), at.x, at.y);
}

static gboolean
is_row (GtkWidget *widget)
{
  return g_strcmp0 (gtk_widget_get_css_name (widget), "row") == 0;
}

static gboolean
opens (GtkWidget *widget)
{
  const char *action = GTK_IS_ACTIONABLE (widget)
                           ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                           : NULL;

  return action != NULL && g_str_has_prefix (action, "win.open");
}

/* The contents open what is selected, the hits what is activated. What is selected already is what
 * is read. */
static void
choose_row (LexWindow *self, GtkWidget *row)
{
  gtk_widget_activate_action (row, "listitem.select", "(bb)", FALSE, FALSE);
  if (self->aside == LEX_ASIDE_NONE)
    return;
  if (gtk_widget_get_ancestor (row, LEX_TYPE_SIDEBAR_CONTENTS) == NULL)
    gtk_widget_activate (row);
  else if (lex_reader_get_label (self->reader) != NULL)
    lex_window_open (self, lex_label_get_text (lex_reader_get_label (self->reader)));
}

/* What leads anywhere from there: a link, a button or a row. */
static GtkWidget *
find_way (GtkWidget *widget, const graphene_point_t *place, LexLink **link)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      if (GTK_IS_LABEL (at))
        *link = find_link (at, widget, place);
      if (*link != NULL || is_row (at) || opens (at))
        return at;
    }
  return NULL;
}

gboolean
lex_window_open_aside (LexWindow *self, GtkWidget *widget, const graphene_point_t *place)
{
  g_autoptr (LexLink) link = NULL;
  GtkWidget *way = find_way (widget, place, &link);

  if (way == NULL)
    return FALSE;
  self->aside = place != NULL ? LEX_ASIDE_BEHIND : LEX_ASIDE_FRONT;
  if (link != NULL)
    lex_window_open (self, lex_label_get_text (link->label));
  else if (is_row (way))
    choose_row (self, way);
  else
    gtk_widget_activate_action_variant (
        way, gtk_actionable_get_action_name (GTK_ACTIONABLE (way)),
        gtk_actionable_get_action_target_value (GTK_ACTIONABLE (way)));
  self->aside = LEX_ASIDE_NONE;
  lex_sidebar_set_current (self->sidebar, lex_reader_get_label (self->reader));
  return TRUE;
}

/* The pointer */

/* A preview is a surface of its own, though it stands in the window. */
static GtkWidget *
pick (GtkGesture *gesture, graphene_point_t *place)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));
  GtkWidget *widget;
  graphene_point_t at;
  double x, y, left, top;

  if (native == NULL || !gdk_event_get_position (event, &x, &y))
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  at = GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top));
  widget = gtk_widget_pick (GTK_WIDGET (native), at.x, at.y, GTK_PICK_DEFAULT);
  if (widget == NULL || !gtk_widget_compute_point (GTK_WIDGET (native), widget, &at, place))
    return NULL;
  return widget;
}

static gboolean
is_aside (GtkGesture *gesture)
{
  const guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  const GdkModifierType modifiers
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture))
        & gtk_accelerator_get_default_mod_mask ();

  return (button == GDK_BUTTON_MIDDLE && modifiers == 0)
         || (button == GDK_BUTTON_PRIMARY && modifiers == GDK_CONTROL_MASK);
}

/* Only what leads somewhere is taken: elsewhere the middle button pastes, and Ctrl selects. */
static void
pressed_cb (LexWindow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  g_autoptr (LexLink) link = NULL;
  graphene_point_t place;
  GtkWidget *widget = is_aside (gesture) ? pick (gesture, &place) : NULL;
  const gboolean leads = widget != NULL && find_way (widget, &place, &link) != NULL;

  gtk_gesture_set_state (gesture, leads ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
released_cb (LexWindow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  graphene_point_t place;
  GtkWidget *widget = pick (gesture, &place);

  if (widget != NULL)
    lex_window_open_aside (self, widget, &place);
}

void
lex_window_connect_aside (LexWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* Keys */

static gboolean
is_in_entry (LexWindow *self, GtkWidget *widget)
{
  return gtk_widget_is_ancestor (widget, GTK_WIDGET (self->entry));
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus == NULL)
    return FALSE;
  if (!is_in_entry (self, focus))
    return lex_window_open_aside (self, focus, NULL);
  self->aside = LEX_ASIDE_FRONT;
  lex_sidebar_activate (self->sidebar);
  self->aside = LEX_ASIDE_NONE;
  return TRUE;
}

void
lex_window_bind_aside (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], GDK_CONTROL_MASK, key_cb, NULL);
}
