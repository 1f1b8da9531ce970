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
