/* lex-window-tabs.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-tab.h"
#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_connect_tabs:
 * @self: a new window
 *
 * Gives the window its first tab.
 */
void lex_window_connect_tabs (LexWindow *self);

/**
 * lex_window_add_tab_actions:
 * @self: a window
 *
 * Adds the actions `win.*` of tabs.
 */
void lex_window_add_tab_actions (LexWindow *self);

/**
 * lex_window_share_columns:
 * @self: a window with preferences
 * @reader: that of one of its tabs
 *
 * Has the reader divide the room between the languages as all do, and all as it does.
 */
void lex_window_share_columns (LexWindow *self, LexReader *reader);

/**
 * lex_window_show_tabs:
 * @self: a window
 * @shown: whether they are to be seen
 *
 * Shows or hides the pages that are read, and the bar of their tabs.
 */
void lex_window_show_tabs (LexWindow *self, gboolean shown);

/**
 * lex_window_give_library:
 * @self: a window
 *
 * Gives all tabs the window's library; they show nothing then.
 */
void lex_window_give_library (LexWindow *self);

/**
 * lex_window_update_ways:
 * @self: a window
 *
 * Enables Back and Forward where they lead somewhere.
 */
void lex_window_update_ways (LexWindow *self);

/**
 * lex_window_add_tab:
 * @self: a window
 * @title: what it is called until something is opened
 *
 * Makes a tab that shows nothing, beside that in front, and brings it to the front.
 *
 * Returns: (transfer none): the tab
 */
LexTab *lex_window_add_tab (LexWindow *self, const char *title);

/**
 * lex_window_put_tab:
 * @self: a window with a library
 * @place: where it is to stand, known to the library
 * @position: which tab it is to be, from 0; negative for beside that in front
 *
 * Makes a tab that stays behind and reads its page when it comes to the front.
 *
 * Returns: (transfer none): the tab
 */
LexTab *lex_window_put_tab (LexWindow *self, const LexTabPlace *place, int position);

/**
 * lex_window_open_tab:
 * @self: a window with a library
 * @text: the canonical text of a label
 * @front: whether to go there
 *
 * Opens a clause in a tab of its own, beside that in front; says why not in a toast.
 *
 * Returns: (transfer none) (nullable): the tab
 */
LexTab *lex_window_open_tab (LexWindow *self, const char *text, gboolean front);

/**
 * lex_window_retitle_tabs:
 * @self: a window
 *
 * Titles all tabs, and the window, in the language that stands first.
 */
void lex_window_retitle_tabs (LexWindow *self);

/**
 * lex_window_close_tab:
 * @self: a window
 *
 * Closes the tab in front; with the last the window.
 */
void lex_window_close_tab (LexWindow *self);

G_END_DECLS
