/* lex-window-instead.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands where else one reads, and the way back to it from what was opened there. It refuses
 * to know what that is. The toolbox, the place to learn and the navigation call it.
 */

#include "shell/lex-window-instead.h"

#include "shell/lex-window-private.h"

void
lex_window_stand_instead (LexWindow *self, const LexWindowPlace *place, GtkWidget *widget)
{
  if (self->instead != NULL && self->instead != widget)
    gtk_widget_set_visible (self->instead, FALSE);
  self->instead = widget;
  self->place = place;
  self->left = NULL;
  lex_window_show_tabs (self, FALSE);
  gtk_widget_set_visible (widget, TRUE);
  lex_window_update_ways (self);
  if (self->band != LEX_BAND_WIDE)
    lex_window_show_sidebar (self, FALSE);
}

gboolean
lex_window_leave_instead (LexWindow *self)
{
  if (self->instead == NULL)
    return FALSE;
  gtk_widget_set_visible (self->instead, FALSE);
  self->instead = NULL;
  lex_window_show_tabs (self, TRUE);
  lex_window_update_ways (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));
  return TRUE;
}

void
lex_window_read_from_instead (LexWindow *self)
{
  if (lex_window_leave_instead (self))
    self->left = self->tab;
  else if (self->left == self->tab)
    self->left = NULL;
}

gboolean
lex_window_return_instead (LexWindow *self)
{
  if (self->left == self->tab)
    {
      self->place->show (self);
      return TRUE;
    }
  if (self->instead == NULL)
    return FALSE;
  return self->place->go_back (self) || lex_window_leave_instead (self);
}

/* What has the focus there, or %NULL where it is elsewhere. */
static GtkWidget *
get_focus (LexWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return self->instead != NULL && focus != NULL && gtk_widget_is_ancestor (focus, self->instead)
             ? focus
             : NULL;
}

static void
focus_cb (LexWindow *self)
{
  if (get_focus (self) != NULL)
    g_set_weak_pointer (&self->instead_focus, get_focus (self));
}

void
lex_window_connect_instead (LexWindow *self)
{
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
}

void
lex_window_give_back_focus (LexWindow *self)
{
  GtkWidget *last = self->instead_focus;

  if (self->instead == NULL || get_focus (self) != NULL)
    return;
  if (last == NULL || !gtk_widget_is_ancestor (last, self->instead) || !gtk_widget_get_mapped (last)
      || !gtk_widget_grab_focus (last))
    gtk_widget_child_focus (self->instead, GTK_DIR_TAB_FORWARD);
}

void
lex_window_focus_page (LexWindow *self)
{
  if (self->instead != NULL)
    lex_window_give_back_focus (self);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}
