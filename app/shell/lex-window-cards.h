/* lex-window-cards.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_card_actions:
 * @self: a window
 *
 * Adds the actions of the reader's own cards: `win.make-card` and those that read and write files.
 */
void lex_window_add_card_actions (LexWindow *self);

/**
 * lex_window_take_questions:
 * @self: a window
 * @path: (type filename): a file of questions
 *
 * Takes a file of questions into the journal, and says in a toast what came of it.
 */
void lex_window_take_questions (LexWindow *self, const char *path);

/**
 * lex_window_save_cards:
 * @self: a window
 * @path: (type filename): a file to write
 * @reviews: whether the answers, as CSV; else all cards, for Anki
 *
 * Writes cards or answers into a file, and says in a toast what came of it.
 */
void lex_window_save_cards (LexWindow *self, const char *path, gboolean reviews);

G_END_DECLS
