/* lex-window-navigation.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_open:
 * @self: a window
 * @text: the canonical text of a label
 *
 * Opens a clause and notes it in the history; says why not in a toast.
 *
 * Returns: whether it is open
 */
gboolean lex_window_open (LexWindow *self, const char *text);

/**
 * lex_window_open_hit:
 * @self: a window
 * @text: the canonical text of a label
 *
 * Opens a hit of the search, and marks on its page the words that led there.
 */
void lex_window_open_hit (LexWindow *self, const char *text);

/**
 * lex_window_search:
 * @self: a window
 * @text: words
 *
 * Types words into the entry.
 */
void lex_window_search (LexWindow *self, const char *text);

/**
 * lex_window_show_hints:
 * @self: a window in which something stands instead of the tabs
 *
 * Tells above it what can be typed, until something is opened.
 */
void lex_window_show_hints (LexWindow *self);

/**
 * lex_window_go_up:
 * @self: a window
 *
 * Opens the clause that the one that was opened stands below.
 */
void lex_window_go_up (LexWindow *self);

/**
 * lex_window_go:
 * @self: a window
 * @step: -1 for back, 1 for forward
 *
 * Returns to a place in the history, scrolled as it was left.
 */
void lex_window_go (LexWindow *self, int step);

/**
 * lex_window_step:
 * @self: a window
 * @step: -1 for the law before, 1 for the next
 *
 * Opens the law before or after the one that is read.
 */
void lex_window_step (LexWindow *self, int step);

/**
 * lex_window_connect_steps:
 * @self: a new window
 *
 * Enables what goes to the law before and after where there is one, from then on.
 */
void lex_window_connect_steps (LexWindow *self);

G_END_DECLS
