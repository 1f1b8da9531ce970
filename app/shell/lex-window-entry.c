/* lex-window-entry.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one entry for citations and words: keys go from it to the sidebar. It
 * refuses to search and to open anything itself. The window calls it, once.
 */

#include "shell/lex-window-private.h"
#include "shell/lex-window-toolbox.h"

static void
entry_changed_cb (LexWindow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  lex_sidebar_set_query (self->sidebar, text);
  if (*text != '\0')
    lex_pane_set_revealed (self->flap, TRUE);
}

static void
entry_activate_cb (LexWindow *self)
{
  lex_sidebar_activate (self->sidebar);
}

static gboolean
is_empty (LexWindow *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';
}

/* What was typed is kept in mind for who comes back. */
void
lex_window_leave_search (LexWindow *self)
{
  lex_tab_mark (self->tab, NULL);
  if (!is_empty (self))
    {
      g_free (self->last_query);
      self->last_query = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
    }

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  lex_sidebar_stop (self->sidebar);
  lex_window_rest_sidebar (self);
}

/* Escape: back to the contents, and to the page when there was nothing typed. */
static void
entry_stop_cb (LexWindow *self)
{
  if (is_empty (self))
    lex_window_focus_page (self);
  lex_window_leave_search (self);
}

static void
recall_query (LexWindow *self)
{
  if (is_empty (self) && self->last_query != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), self->last_query);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

void
lex_window_focus_entry (LexWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  recall_query (self);
  /* In a small window the hits went when one of them was opened. */
  if (!is_empty (self))
    lex_pane_set_revealed (self->flap, TRUE);
}

static void
walk (LexWindow *self, int step)
{
  if (is_empty (self))
    recall_query (self);
  else
    lex_sidebar_move (self->sidebar, step);
}

static gboolean
entry_key_cb (LexWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    walk (self, 1);
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    walk (self, -1);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* No search begins with a space, which presses what has the focus. */
static gboolean
is_typing (guint key, GdkModifierType modifiers)
{
  return (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0
         && key != GDK_KEY_space && g_unichar_isprint (gdk_keyval_to_unicode (key));
}

/* What follows a path answers by digits wherever the focus went; but among the contents they find a
 * Law. */
static gboolean
answer (LexWindow *self, guint key)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return lex_window_has_toolbox (self)
         && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->sidebar)))
         && lex_toolbox_press_digit (self->toolbox, key);
}

/* Typing anywhere begins a search. The entry's own key capture would type
 * behind the words that stand there still; here they make room. */
static gboolean
window_key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers,
               LexWindow *self)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)));

  if (gtk_widget_has_focus (text) || !is_typing (key, modifiers) || self->library == NULL)
    return GDK_EVENT_PROPAGATE;
  if (answer (self, key))
    return GDK_EVENT_STOP;

  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  if (!gtk_event_controller_key_forward (keys, text))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  return GDK_EVENT_STOP;
}

void
lex_window_connect_entry (LexWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the entry's own text takes the arrows. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);

  /* `changed`, not `search-changed`, which waits until the user pauses. */
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (entry_changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (entry_activate_cb), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (entry_stop_cb), self);

  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (window_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
