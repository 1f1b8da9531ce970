/* lex-window-unkept.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_unkept_actions:
 * @self: a window
 *
 * Adds `win.unkept`, by which the window of cases asks what is to be done when it can not close.
 */
void lex_window_add_unkept_actions (LexWindow *self);

/**
 * lex_window_may_close:
 * @self: a window that is to close
 *
 * Keeps what is not kept yet. Where that can not be, asks what is to be done, and closes the window
 * afterwards if it is to be closed then.
 *
 * Returns: whether it may close now
 */
gboolean lex_window_may_close (LexWindow *self);

/**
 * lex_window_keep_all:
 * @application: the application, whose windows have one journal
 *
 * Keeps what is not kept yet, where that can be: there is no time to ask anything.
 */
void lex_window_keep_all (GtkApplication *application);

/**
 * lex_window_save_unkept_to:
 * @self: a window
 * @path: the file that was chosen
 *
 * Writes what could not be kept elsewhere, and closes what was to be closed.
 */
void lex_window_save_unkept_to (LexWindow *self, const char *path);

G_END_DECLS
