/* lex-selecting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How words of a page are selected: by pointer and by keys, as in any text. It refuses to know
 * what is done with them. Who makes a reader attaches it.
 */

#include "widgets/page/lex-selecting.h"

#include "widgets/page/lex-walk.h"

#define SELECTING "lex-selecting"

/* How much of a view scrolls in a frame for each pixel that the pointer is beyond its edge, and
 * how much of it stands above what a key reached. */
#define PULL 0.2
#define ABOVE 0.25

/* Of a reader, while the button is held. */
typedef struct
{
  LexReader *reader; /* borrowed: what this is attached to */
  GtkGesture *drag;  /* borrowed */
  double y;          /* where the pointer is */
  double x;
  guint tick; /* 0 when the pointer is over the view */
} Selecting;

static LexSelection *
get_selection (LexReader *reader)
{
  LexPage *page = lex_reader_get_page (reader);

  return page ? lex_page_get_selection (page) : NULL;
}

static graphene_point_t
get_page_point (LexReader *reader, double x, double y)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  graphene_point_t moved;

  if (gtk_widget_compute_point (GTK_WIDGET (reader), GTK_WIDGET (lex_reader_get_page (reader)),
                                &point, &moved))
    return moved;
  return point;
}

gboolean
lex_selecting_get_point (LexReader *reader, double x, double y, graphene_point_t *point)
{
  GtkWidget *page = GTK_WIDGET (lex_reader_get_page (reader));
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (reader), x, y, GTK_PICK_DEFAULT);

  if (!page || !picked || gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON)
      || (picked != page && !gtk_widget_get_ancestor (picked, LEX_TYPE_CLAUSE_ROW)))
    return FALSE;
  *point = get_page_point (reader, x, y);
  return TRUE;
}

/* Pointer */

static void
stop_pulling (Selecting *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->reader), self->tick);
  self->tick = 0;
}

static void
extend (Selecting *self)
{
  LexSelection *selection = get_selection (self->reader);
  const graphene_point_t point = get_page_point (self->reader, self->x, self->y);

  if (selection && lex_selection_is_begun (selection))
    lex_selection_extend (selection, &point);
}

static double
get_pull (Selecting *self)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self->reader));

  if (self->y < 0)
    return self->y * PULL;
  return self->y > height ? (self->y - height) * PULL : 0;
}

static gboolean
pull_cb (GtkWidget *reader, GdkFrameClock *clock, gpointer user_data)
{
  Selecting *self = user_data;

  lex_reader_set_position (self->reader, lex_reader_get_position (self->reader) + get_pull (self));
  extend (self);
  return G_SOURCE_CONTINUE;
}

/* A finger scrolls. */
static gboolean
is_touch (GtkGesture *gesture)
{
  GdkDevice *device
      = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));

  return device && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
pressed_cb (GtkGestureClick *click, int n_presses, double x, double y, Selecting *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (click));
  LexSelection *selection = get_selection (self->reader);
  graphene_point_t point;

  if (!selection)
    return;
  if (is_touch (GTK_GESTURE (click)) || !lex_selecting_get_point (self->reader, x, y, &point))
    {
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  lex_page_complete (lex_reader_get_page (self->reader));
  if ((state & GDK_SHIFT_MASK) && lex_selection_is_begun (selection))
    lex_selection_extend (selection, &point);
  else
    lex_selection_begin (selection, &point, (LexUnit) MIN (n_presses - 1, LEX_UNIT_CLAUSE));
  if (n_presses > 1 || (state & GDK_SHIFT_MASK))
    gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}

/* Whoever drags follows no link. */
static void
update_cb (GtkGestureDrag *drag, double dx, double dy, Selecting *self)
{
  GtkWidget *widget = GTK_WIDGET (self->reader);
  double x = 0;
  double y = 0;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (!gtk_drag_check_threshold (widget, (int) x, (int) y, (int) (x + dx), (int) (y + dy))
      && lex_selection_is_empty (get_selection (self->reader)))
    return;
  if (gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED))
    gtk_widget_grab_focus (widget);
  self->x = x + dx;
  self->y = y + dy;
  extend (self);
  if (get_pull (self) < 0 || get_pull (self) > 0)
    {
      if (!self->tick)
        self->tick = gtk_widget_add_tick_callback (widget, pull_cb, self, NULL);
    }
  else
    stop_pulling (self);
}

/* What is selected can be pasted by the middle button, as anywhere. */
static void
end_cb (Selecting *self)
{
  LexSelection *selection = get_selection (self->reader);
  g_autofree char *text = NULL;

  stop_pulling (self);
  if (!selection || lex_selection_is_empty (selection))
    return;
  text = lex_selection_dup_text (selection);
  gdk_clipboard_set_text (gtk_widget_get_primary_clipboard (GTK_WIDGET (self->reader)), text);
}

/* Keys */

static GtkWidget *
get_row_to_begin (LexReader *reader)
{
  LexPage *page = lex_reader_get_page (reader);
  LexLabel *label = lex_reader_get_label (reader);
  LexClauseRow *row = label ? lex_page_find_row (page, label) : NULL;
  graphene_rect_t bounds;

  if (row && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (reader), &bounds)
      && bounds.origin.y + bounds.size.height > 0
      && bounds.origin.y < gtk_widget_get_height (GTK_WIDGET (reader)))
    return GTK_WIDGET (row);
  return GTK_WIDGET (lex_page_get_row_at (page, lex_reader_get_position (reader)));
}

static void
reveal (LexReader *reader, LexSelection *selection)
{
  const double position = lex_reader_get_position (reader);
  const int height = gtk_widget_get_height (GTK_WIDGET (reader));
  graphene_rect_t bounds;

  if (lex_selection_get_moving (selection, &bounds)
      && (bounds.origin.y < position || bounds.origin.y + bounds.size.height > position + height))
    lex_reader_set_position (reader, MAX (0, bounds.origin.y - height * ABOVE));
}

/* The first key by which clauses are selected takes the one that was opened. */
static void
step (LexReader *reader, LexUnit unit, int direction)
{
  LexSelection *selection = get_selection (reader);
  const gboolean begun = lex_selection_is_begun (selection);
  GtkWidget *row = begun ? NULL : get_row_to_begin (reader);

  if (row)
    lex_selection_begin_row (selection, LEX_CLAUSE_ROW (row),
                             unit == LEX_UNIT_CLAUSE ? unit : LEX_UNIT_LETTER);
  if (lex_selection_is_begun (selection) && (begun || unit != LEX_UNIT_CLAUSE))
    lex_selection_step (selection, unit, direction);
  reveal (reader, selection);
}

static gboolean
press_arrow (LexReader *reader, guint key, GdkModifierType modifiers)
{
  const gboolean across = key == GDK_KEY_Left || key == GDK_KEY_Right || key == GDK_KEY_KP_Left
                          || key == GDK_KEY_KP_Right;
  const int direction
      = key == GDK_KEY_Left || key == GDK_KEY_Up || key == GDK_KEY_KP_Left || key == GDK_KEY_KP_Up
            ? -1
            : 1;
  LexSelection *selection = get_selection (reader);

  if (modifiers == GDK_SHIFT_MASK)
    step (reader, across ? LEX_UNIT_LETTER : LEX_UNIT_CLAUSE, direction);
  else if (modifiers == (GDK_SHIFT_MASK | GDK_CONTROL_MASK) && across)
    step (reader, LEX_UNIT_WORD, direction);
  else if (modifiers == (GDK_SHIFT_MASK | GDK_ALT_MASK) && across
           && lex_selection_is_begun (selection))
    lex_selection_cross (selection);
  else
    return FALSE;
  return TRUE;
}

gboolean
lex_selecting_press (LexReader *reader, guint key, GdkModifierType modifiers)
{
  LexSelection *selection;

  g_return_val_if_fail (LEX_IS_READER (reader), FALSE);

  selection = get_selection (reader);
  if (!selection)
    return FALSE;
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
      lex_page_complete (lex_reader_get_page (reader));
      return press_arrow (reader, key, modifiers);
    case GDK_KEY_a:
      if (modifiers != GDK_CONTROL_MASK)
        return FALSE;
      lex_page_complete (lex_reader_get_page (reader));
      lex_selection_all (selection);
      return TRUE;
    case GDK_KEY_Escape:
      return modifiers == 0 && lex_selection_clear (selection);
    default:
      return FALSE;
    }
}

static gboolean
key_cb (LexReader *reader, guint key, guint code, GdkModifierType modifiers)
{
  return !lex_walk_is_writing (reader)
         && lex_selecting_press (reader, key, modifiers & gtk_accelerator_get_default_mod_mask ());
}

/* Keys before a label takes them, as in lex-walk.c; a label takes the button, too, where it is
 * pressed at a link, and many a clause begins with one. */
void
lex_selecting_attach (LexReader *reader)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  Selecting *self = g_new0 (Selecting, 1);

  g_return_if_fail (LEX_IS_READER (reader));

  self->reader = reader;
  self->drag = gtk_gesture_drag_new ();
  g_object_set_data_full (G_OBJECT (reader), SELECTING, self, g_free);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), reader);
  gtk_widget_add_controller (GTK_WIDGET (reader), keys);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (self->drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (end_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (reader), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (reader), GTK_EVENT_CONTROLLER (self->drag));
  gtk_gesture_group (click, self->drag);
}
