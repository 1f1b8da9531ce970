/* lex-board-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-game.h"
#include "type/lex-markup.h"
#include "widgets/figures/lex-solving.h"

G_BEGIN_DECLS

/**
 * lex_board_page_new:
 * @game: a board
 * @style: how to set it
 *
 * Draws all that a file tells of a board, and offers to work out what its cards would have made.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_board_page_new (LexGame *game, const LexMarkupStyle *style);

/**
 * lex_board_page_get_solving:
 * @page: a board's page
 *
 * Gets what asks what its cards would have made.
 *
 * Returns: (transfer none) (nullable): the question; %NULL where it cannot be worked out
 */
LexSolving *lex_board_page_get_solving (GtkWidget *page);

/**
 * lex_board_page_dup_title:
 * @game: a board
 *
 * Names a board.
 *
 * Returns: (transfer full): such as `Board 5`
 */
char *lex_board_page_dup_title (LexGame *game);

/**
 * lex_board_page_dup_result:
 * @game: a board
 * @language: how the contract is written
 *
 * Says what was played and made.
 *
 * Returns: (transfer full): such as `4♠ N, 10 tricks, NS +620`; empty where nothing is told
 */
char *lex_board_page_dup_result (LexGame *game, LexLanguage language);

G_END_DECLS
