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

/* While the dialog in which a file was chosen goes away, no window of ours is active. */
static gboolean
is_in_front (LexWindow *self, GtkWindow *window)
{
  return window != NULL
         && (self->asker != NULL ? self->asker == window : gtk_window_is_active (window));
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
