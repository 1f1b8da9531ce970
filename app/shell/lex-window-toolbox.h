/* lex-window-toolbox.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_toolbox_actions:
 * @self: a window
 *
 * Adds the actions `win.*` that show, leave and print it.
 */
void lex_window_add_toolbox_actions (LexWindow *self);

/**
 * lex_window_show_toolbox:
 * @self: a window
 *
 * Shows what is done besides reading where one left it; where it is shown already, the list of
 * situations.
 */
void lex_window_show_toolbox (LexWindow *self);

/**
 * lex_window_has_toolbox:
 * @self: a window
 *
 * Tells whether the toolbox stands where else one reads.
 *
 * Returns: whether it is shown
 */
gboolean lex_window_has_toolbox (LexWindow *self);

/**
 * lex_window_print_ruling:
 * @self: a window
 *
 * Lets the user print the path that is followed; says in a toast why not.
 */
void lex_window_print_ruling (LexWindow *self);

/**
 * lex_window_update_toolbox:
 * @self: a window
 *
 * Has the toolbox read from the library of now, in the language of now.
 */
void lex_window_update_toolbox (LexWindow *self);

/**
 * lex_window_update_practice:
 * @self: the window
 *
 * Has the toolbox, where there is one, tell the practice that is chosen now.
 */
void lex_window_update_practice (LexWindow *self);

/**
 * lex_window_update_rounding:
 * @self: a window
 *
 * Has the toolbox, where there is one, round as is chosen now.
 */
void lex_window_update_rounding (LexWindow *self);

G_END_DECLS
