/* lex-window-zoom.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_zoom_actions:
 * @self: a window
 *
 * Adds the actions `win.zoom-*`.
 */
void lex_window_add_zoom_actions (LexWindow *self);

/**
 * lex_window_connect_zoom:
 * @self: a window with its preferences
 *
 * Shows pages as large as they were, and as the preferences say from now on; lets the wheel change
 * that over the reader while Ctrl is held.
 */
void lex_window_connect_zoom (LexWindow *self);

/**
 * lex_window_append_zoom:
 * @menu: a menu
 *
 * Keeps a line in a menu for lex_window_put_zoom().
 */
void lex_window_append_zoom (GMenu *menu);

/**
 * lex_window_put_zoom:
 * @self: a window
 * @popover: what shows that menu
 *
 * Puts three buttons into that line: smaller, the size as it is, larger.
 */
void lex_window_put_zoom (LexWindow *self, GtkPopoverMenu *popover);

G_END_DECLS
