/* lex-window-boards.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_show_boards:
 * @self: a window
 * @paths: (array zero-terminated=1): files and folders
 *
 * Shows the boards of each file that is PBN in a window of its own; nothing is imported. What
 * cannot be read is said in a toast.
 *
 * Returns: (transfer full) (array zero-terminated=1): the rest of @paths, which is to be imported
 */
GStrv lex_window_show_boards (LexWindow *self, const char *const *paths);

/**
 * lex_window_take_only_board:
 * @self: a window
 * @paths: (array zero-terminated=1): what was dropped on a case
 *
 * Takes the board into the case if it is the only one of a single file.
 *
 * Returns: whether it was
 */
gboolean lex_window_take_only_board (LexWindow *self, const char *const *paths);

G_END_DECLS
