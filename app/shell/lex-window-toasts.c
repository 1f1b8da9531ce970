/* lex-window-toasts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where something is said: in the window that the user looks at. It refuses to know what. The parts
 * of the window that write files and the journal call it.
 */

#include "shell/lex-window-toasts.h"

#include "widgets/cases/lex-cases-window.h"
#include "widgets/journal/lex-notebook.h"

/* Also when a window is active that stands before it, as a dialog does, or the list of backups. */
static gboolean
is_active (GtkWindow *window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *each = all; each != NULL; each = each->next)
    if (gtk_window_is_active (each->data))
      for (GtkWindow *at = each->data; at != NULL; at = gtk_window_get_transient_for (at))
        if (at == window)
          return TRUE;
  return FALSE;
}

/* While the dialog in which a file was chosen goes away, no window of ours is active. */
static gboolean
is_in_front (LexWindow *self, GtkWindow *window)
{
  return window != NULL && (self->asker != NULL ? self->asker == window : is_active (window));
}

AdwToastOverlay *
lex_window_get_toasts_in_front (LexWindow *self)
{
  if (is_in_front (self, self->notebook))
    return lex_notebook_get_toasts (LEX_NOTEBOOK (self->notebook));
  if (is_in_front (self, self->cases))
    return lex_cases_window_get_toasts (LEX_CASES_WINDOW (self->cases));
  return self->toasts;
}
