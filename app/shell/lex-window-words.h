/* lex-window-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_add_words_actions:
 * @self: a new window
 *
 * Makes the choice whose words are shown, and adds the actions `win.words` and `win.prefer`.
 */
void lex_window_add_words_actions (LexWindow *self);

/**
 * lex_window_restore_words:
 * @self: a window with preferences
 *
 * Chooses what was chosen last, and remembers what will be.
 */
void lex_window_restore_words (LexWindow *self);

G_END_DECLS
