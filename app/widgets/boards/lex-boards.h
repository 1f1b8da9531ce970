/* lex-boards.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-games.h"

G_BEGIN_DECLS

#define LEX_TYPE_BOARDS (lex_boards_get_type ())

/**
 * LexBoards:
 *
 * A window with the boards of an event's file. The signal `take` (#LexGame, nullable) asks to make
 * the board a worked example of the reader's own, or all of them; `record` (#LexGame) asks to take
 * it into the record of rulings.
 */
G_DECLARE_FINAL_TYPE (LexBoards, lex_boards, LEX, BOARDS, AdwWindow)

/**
 * lex_boards_new:
 * @games: the boards
 * @language: how calls and cards are written
 * @parent: the window that it belongs to
 *
 * Makes a window that shows the first board.
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
GtkWidget *lex_boards_new (LexGames *games, LexLanguage language, GtkWindow *parent);

/**
 * lex_boards_get_games:
 * @self: boards
 *
 * Gets the boards of the file.
 *
 * Returns: (transfer none): the boards
 */
LexGames *lex_boards_get_games (LexBoards *self);

/**
 * lex_boards_show:
 * @self: boards
 * @i: which, from 0
 *
 * Shows a board.
 */
void lex_boards_show (LexBoards *self, guint i);

/**
 * lex_boards_get_page:
 * @self: boards
 *
 * Gets what is shown of the board.
 *
 * Returns: (transfer none): the page
 */
GtkWidget *lex_boards_get_page (LexBoards *self);

G_END_DECLS
