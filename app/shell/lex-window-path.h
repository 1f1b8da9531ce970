/* lex-window-path.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-file-choice.h"
#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * LexWindowPathFunc:
 * @self: a window
 * @path: the file that was chosen
 *
 * Does something with a file.
 */
typedef void (*LexWindowPathFunc) (LexWindow *self, const char *path);

/**
 * lex_window_ask_path:
 * @self: a window
 * @front: (nullable): the window that the dialog belongs to, if it is not @self
 * @choice: what is asked for
 * @func: what is done with the file
 *
 * Lets the user choose one file, unless one is being chosen already. What is no file of this
 * computer is said to be none.
 */
void lex_window_ask_path (LexWindow *self, GtkWindow *front, const LexFileChoice *choice,
                          LexWindowPathFunc func);

G_END_DECLS
