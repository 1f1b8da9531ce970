/* lex-window-help.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_help_actions:
 * @self: a window
 *
 * Adds the action `win.help`: the pages of the help in the desktop's viewer of help, else as one
 * page of HTML in the browser, else one line that says where that is.
 */
void lex_window_add_help_actions (LexWindow *self);

G_END_DECLS
