/* lex-window-entry.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one entry for citations and words: keys go from it to the sidebar. It
 * refuses to search and to open anything itself. The window calls it, once.
 */

#include "shell/lex-window-private.h"

static void
entry_changed_cb (LexWindow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  lex_sidebar_set_query (self->sidebar, text);
  if (*text != '\0')
    adw_flap_set_reveal_flap (self->flap, TRUE);
}

static void
entry_activate_cb (LexWindow *self)
{
  lex_sidebar_activate (self->sidebar);
}

/* Escape: back to the contents, and to the page when there was nothing typed. */
static void
entry_stop_cb (LexWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->reader));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  lex_window_rest_sidebar (self);
}

static gboolean
entry_key_cb (LexWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    lex_sidebar_move (self->sidebar, 1);
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    lex_sidebar_move (self->sidebar, -1);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Typing anywhere begins a search; the key is in the entry by now. */
static void
search_started_cb (LexWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
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
  g_signal_connect_swapped (self->entry, "search-started", G_CALLBACK (search_started_cb), self);
  gtk_search_entry_set_key_capture_widget (self->entry, GTK_WIDGET (self));
}
