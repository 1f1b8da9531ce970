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

AdwToastOverlay *
lex_window_get_toasts_in_front (LexWindow *self)
{
  if (self->notebook != NULL && gtk_window_is_active (self->notebook))
    return lex_notebook_get_toasts (LEX_NOTEBOOK (self->notebook));
  if (self->cases != NULL && gtk_window_is_active (self->cases))
    return lex_cases_window_get_toasts (LEX_CASES_WINDOW (self->cases));
  return self->toasts;
}
