/* lex-window-session.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_save_session:
 * @self: a window
 * @closing: whether it is about to close
 *
 * Remembers the windows of its application, with their tabs and where each stands. One that closes
 * while another stays is forgotten.
 */
void lex_window_save_session (LexWindow *self, gboolean closing);

/**
 * lex_window_leave_all:
 * @application: the application
 * @leaving: whether all of its windows are about to close, or those that did not are to stay
 *
 * Remembers the windows as they are, which each of them then does no more when it closes.
 */
void lex_window_leave_all (GtkApplication *application, gboolean leaving);

/**
 * lex_window_restore_place:
 * @self: a window with a library
 *
 * Opens what was in front when it was closed, where it was scrolled; of a new window, when the last
 * was.
 *
 * Returns: whether that is open
 */
gboolean lex_window_restore_place (LexWindow *self);

/**
 * lex_window_restore_tabs:
 * @self: a window whose first frame is over
 *
 * Puts the other tabs beside that in front, once; in a window that was made for a tab of another,
 * none.
 */
void lex_window_restore_tabs (LexWindow *self);

/**
 * lex_window_dup_others:
 * @self: a window whose first frame is over
 *
 * Lists what was beside it at the last time, if it is the first.
 *
 * Returns: (transfer full) (nullable): for each window what lex_window_restore() takes
 */
GVariant *lex_window_dup_others (LexWindow *self);

/**
 * lex_window_restore:
 * @self: a new window with a library
 * @session: one of lex_window_dup_others()
 *
 * Gives it the size that it had, and opens what was in front; its tabs follow its first frame.
 *
 * Returns: whether there is anything to show
 */
gboolean lex_window_restore (LexWindow *self, GVariant *session);

/**
 * lex_window_connect_session:
 * @self: a new window
 *
 * Has the windows remembered soon after one goes elsewhere in it.
 */
void lex_window_connect_session (LexWindow *self);

G_END_DECLS
