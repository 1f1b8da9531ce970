/* lex-window-find.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding in the open law, and taking marks off it. It refuses to know how
 * anything is found: the bar and the reader do. The window's actions call it.
 */

#include "shell/lex-action-state.h"
#include "shell/lex-window-private.h"

void
lex_window_find (LexWindow *self)
{
  if (lex_reader_get_label (self->reader) == NULL)
    return;
  /* In a small window the sidebar lies over the page that is to be searched. */
  lex_window_rest_sidebar (self);
  lex_find_bar_open (lex_tab_ensure_find_bar (self->tab));
}

void
lex_window_find_step (LexWindow *self, int step)
{
  if (lex_reader_get_label (self->reader) == NULL)
    return;
  lex_find_bar_step (lex_tab_ensure_find_bar (self->tab), step);
}

void
lex_window_enable_finding (LexWindow *self, gboolean enabled)
{
  static const char *const actions[] = { "focus-entry", "find", "find-next", "find-previous" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    lex_action_state_enable (G_ACTION_MAP (self), actions[i], enabled);
}

static gboolean
key_cb (LexWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  LexFindBar *bar = lex_tab_get_find_bar (self->tab);

  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  if (bar != NULL && lex_find_bar_is_open (bar))
    lex_find_bar_close (bar);
  else
    lex_window_leave_search (self);
  return GDK_EVENT_STOP;
}

void
lex_window_connect_escape (LexWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
