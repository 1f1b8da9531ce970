/* lex-window-instead.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * LexWindowPlace:
 * @show: shows it again, as it was left
 * @go_back: goes back within it; says whether it could
 *
 * What stands where else one reads: the toolbox, or where one learns.
 */
typedef struct _LexWindowPlace
{
  void (*show) (LexWindow *self);
  gboolean (*go_back) (LexWindow *self);
} LexWindowPlace;

/**
 * lex_window_stand_instead:
 * @self: a window
 * @place: what it is
 * @widget: what is shown
 *
 * Shows something where else one reads.
 */
void lex_window_stand_instead (LexWindow *self, const LexWindowPlace *place, GtkWidget *widget);

/**
 * lex_window_leave_instead:
 * @self: a window
 *
 * Shows the tabs again.
 *
 * Returns: whether something else was shown
 */
gboolean lex_window_leave_instead (LexWindow *self);

/**
 * lex_window_read_from_instead:
 * @self: a window in whose tab something was opened
 *
 * Shows the tabs; the way back leads to where it was opened from.
 */
void lex_window_read_from_instead (LexWindow *self);

/**
 * lex_window_return_instead:
 * @self: a window
 *
 * Goes back: inside what stands instead, from it to the tabs, or to it from what was opened there.
 *
 * Returns: whether that was the way back
 */
gboolean lex_window_return_instead (LexWindow *self);

/**
 * lex_window_connect_instead:
 * @self: a window under construction
 *
 * Remembers what has the focus in what stands instead.
 */
void lex_window_connect_instead (LexWindow *self);

/**
 * lex_window_give_back_focus:
 * @self: a window whose menu has closed
 *
 * Gives the keys back to what stands instead, which answers by numbers; otherwise the button of the
 * menu would keep them, and a number would begin a search.
 */
void lex_window_give_back_focus (LexWindow *self);

/**
 * lex_window_focus_page:
 * @self: a window
 *
 * Gives the keys to what is read, or to what stands instead: hidden, the page may not have them.
 */
void lex_window_focus_page (LexWindow *self);

G_END_DECLS
