/* lex-window-tab-actions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with tabs: opening, closing, going from one to the next. It refuses to know what is
 * read in them. The window adds its actions.
 */

#include "shell/lex-window-tabs.h"

#include "shell/lex-window-private.h"

void
lex_window_close_tab (LexWindow *self)
{
  if (adw_tab_view_get_n_pages (self->tabs) > 1)
    adw_tab_view_close_page (self->tabs, adw_tab_view_get_selected_page (self->tabs));
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* It begins where one is: from there one goes on. */
static void
new_tab_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexLabel *label = lex_reader_get_label (self->reader);

  if (label == NULL || !lex_window_open_tab (self, lex_label_get_text (label), TRUE))
    return;
  lex_window_leave_instead (self);
  lex_window_focus_entry (self);
}

static void
close_tab_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_close_tab (LEX_WINDOW (user_data));
}

void
lex_window_add_tab_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "new-tab", new_tab_cb },
    { "close-tab", close_tab_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
