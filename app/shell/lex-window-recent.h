/* lex-window-recent.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_connect_recent:
 * @self: a new window
 *
 * Has what is read for a while kept in the journal.
 */
void lex_window_connect_recent (LexWindow *self);

/**
 * lex_window_keep_place:
 * @self: a window
 *
 * Keeps at once what is being read, if it was not kept yet.
 */
void lex_window_keep_place (LexWindow *self);

/**
 * lex_window_keep_search:
 * @self: a window
 * @text: words that led somewhere
 *
 * Keeps what was searched.
 */
void lex_window_keep_search (LexWindow *self, const char *text);

/**
 * lex_window_list_places:
 * @self: a window
 *
 * Lists the places read last.
 *
 * Returns: (transfer full): labels, the latest first; none where there is no journal
 */
GStrv lex_window_list_places (LexWindow *self);

/**
 * lex_window_list_searches:
 * @self: a window
 *
 * Lists what was searched last.
 *
 * Returns: (transfer full): words, the latest first
 */
GStrv lex_window_list_searches (LexWindow *self);

/**
 * lex_window_append_recent:
 * @self: a window
 * @menu: a menu
 *
 * Lists some of both, and the way to all.
 */
void lex_window_append_recent (LexWindow *self, GMenu *menu);

G_END_DECLS
