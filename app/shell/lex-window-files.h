/* lex-window-files.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_add_file_actions:
 * @self: a window
 *
 * Adds the action `win.take-files`: whether they come to the window of cases, and their paths.
 * Boards are looked at, notes and cases taken in, texts imported.
 */
void lex_window_add_file_actions (LexWindow *self);

G_END_DECLS
