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
 * @self: a window about to close
 *
 * Remembers its tabs and where each stands.
 */
void lex_window_save_session (LexWindow *self);

/**
 * lex_window_restore_place:
 * @self: a window with a library
 *
 * Opens what was in front when the last window closed, where it was scrolled.
 *
 * Returns: whether that is open
 */
gboolean lex_window_restore_place (LexWindow *self);

/**
 * lex_window_restore_tabs:
 * @self: a window whose first frame is over
 *
 * Puts the other tabs beside that in front; in a window that was made for a tab of another, none.
 */
void lex_window_restore_tabs (LexWindow *self);

G_END_DECLS
