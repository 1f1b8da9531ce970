/* lex-window-slate.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"
#include "widgets/page/lex-slate.h"

G_BEGIN_DECLS

/**
 * lex_window_add_slate_actions:
 * @self: a window
 *
 * Adds the action `win.table-mode`.
 */
void lex_window_add_slate_actions (LexWindow *self);

/**
 * lex_window_get_slate:
 * @self: a window
 *
 * Gets what is turned to the players.
 *
 * Returns: (transfer none) (nullable): the slate, %NULL while the window shows its own content
 */
LexSlate *lex_window_get_slate (LexWindow *self);

/**
 * lex_window_update_slate:
 * @self: a window
 *
 * Has table mode, where it is on, in the language that is chosen for it now.
 */
void lex_window_update_slate (LexWindow *self);

G_END_DECLS
