/* lex-column-handle.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies between two languages and is drawn to divide the room. It refuses to know pages and
 * how far it may go: it says where it is wanted. The reader makes it.
 */

#include "widgets/page/lex-column-handle.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-widget.h"

/* How far an arrow goes, of the whole, and further than any end. */
#define STEP 0.02
#define END 1.0

struct _LexColumnHandle
{
  GtkWidget parent_instance;

  LexColumnHandleFunc is_free;
  double grip; /* where it was taken, from its middle */
};

G_DEFINE_FINAL_TYPE (LexColumnHandle, lex_column_handle, GTK_TYPE_WIDGET)

enum
{
  DRAWN,
  STEPPED,
  RESET,
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
find_place (LexColumnHandle *self, double x, double y, graphene_point_t *place)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return gtk_widget_compute_point (widget, gtk_widget_get_parent (widget),
                                   &GRAPHENE_POINT_INIT ((float) x, (float) y), place);
}

/* What stands across both languages, and can be followed and selected there, comes first. */
static gboolean
lex_column_handle_contains (GtkWidget *widget, double x, double y)
{
  LexColumnHandle *self = LEX_COLUMN_HANDLE (widget);
  graphene_point_t place;

  return GTK_WIDGET_CLASS (lex_column_handle_parent_class)->contains (widget, x, y)
         && find_place (self, x, y, &place)
         && self->is_free (gtk_widget_get_parent (widget), (double) place.x, (double) place.y);
}

/* Pointer */

static void
begin_cb (GtkGestureDrag *drag, double x, double y, LexColumnHandle *self)
{
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->grip = x - gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
}

/* The handle moves with what it divides, so the offset from where it was taken says nothing. */
static void
update_cb (GtkGestureDrag *drag, double dx, double dy, LexColumnHandle *self)
{
  graphene_point_t place;
  double x;
  double y;

  if (gtk_gesture_get_point (GTK_GESTURE (drag), NULL, &x, &y) && find_place (self, x, y, &place))
    g_signal_emit (self, signals[DRAWN], 0, (double) place.x - self->grip);
}

static void
end_cb (LexColumnHandle *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

static void
pressed_cb (LexColumnHandle *self, int n_presses)
{
  if (n_presses == 2)
    g_signal_emit (self, signals[RESET], 0);
}

static void
add_gestures (LexColumnHandle *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (drag, click);
}

/* Keys */

static gboolean
step_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  g_signal_emit (widget, signals[STEPPED], 0, g_variant_get_double (args));
  g_signal_emit (widget, signals[DONE], 0);
  return TRUE;
}

static gboolean
reset_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  g_signal_emit (widget, signals[RESET], 0);
  return TRUE;
}

/* Back to the page. */
static gboolean
leave_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_grab_focus (gtk_widget_get_parent (widget));
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    double step;
  } steps[] = {
    { GDK_KEY_Left, -STEP },    { GDK_KEY_KP_Left, -STEP }, { GDK_KEY_Right, STEP },
    { GDK_KEY_KP_Right, STEP }, { GDK_KEY_Home, -END },     { GDK_KEY_End, END },
  };
  static const guint resets[] = { GDK_KEY_BackSpace, GDK_KEY_Delete };
  static const guint leaves[] = { GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_KP_Enter };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_add_binding (widget_class, steps[i].key, 0, step_cb, "d", steps[i].step);
  for (gsize i = 0; i < G_N_ELEMENTS (resets); i++)
    gtk_widget_class_add_binding (widget_class, resets[i], 0, reset_cb, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (leaves); i++)
    gtk_widget_class_add_binding (widget_class, leaves[i], 0, leave_cb, NULL);
}

static void
lex_column_handle_class_init (LexColumnHandleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  widget_class->contains = lex_column_handle_contains;
  gtk_widget_class_set_css_name (widget_class, "columnhandle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SEPARATOR);
  bind_keys (widget_class);

  signals[DRAWN] = g_signal_new ("drawn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_DOUBLE);
  signals[STEPPED] = g_signal_new ("stepped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_DOUBLE);
  signals[RESET]
      = g_signal_new ("reset", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE]
      = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lex_column_handle_init (LexColumnHandle *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_cursor_from_name (widget, "col-resize");
  lex_widget_set_tooltip (widget, _ ("Drag to divide the room between the languages; "
                                     "double-click to share it equally"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Widths of the languages"), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
                                  0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 100.0, -1);
  add_gestures (self);
}

GtkWidget *
lex_column_handle_new (LexColumnHandleFunc is_free)
{
  LexColumnHandle *self = g_object_new (LEX_TYPE_COLUMN_HANDLE, NULL);

  self->is_free = is_free;
  return GTK_WIDGET (self);
}

void
lex_column_handle_tell (LexColumnHandle *self, double share)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LEX_IS_COLUMN_HANDLE (self));

  text = g_strdup_printf ("%.0f %%", 100 * share);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  100 * share, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
