/* lex-games.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "services/lex-game.h"

G_BEGIN_DECLS

#define LEX_TYPE_GAMES (lex_games_get_type ())
G_DECLARE_FINAL_TYPE (LexGames, lex_games, LEX, GAMES, GObject)

/**
 * lex_games_are_in:
 * @path: a file
 *
 * Tells whether a file is PBN, by its name or else by how it begins.
 *
 * Returns: whether it is
 */
gboolean lex_games_are_in (const char *path);

/**
 * lex_games_open:
 * @path: a PBN file; untrusted
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the boards of an event's file. Nothing of it is stored; the boards themselves are made when
 * they are asked for.
 *
 * Returns: (transfer full) (nullable): a #GListModel of #LexGame
 */
LexGames *lex_games_open (const char *path, GError **error);

/**
 * lex_games_get_path:
 * @self: an event's boards
 *
 * Gets the file they come from.
 *
 * Returns: (transfer none): the path
 */
const char *lex_games_get_path (LexGames *self);

/**
 * lex_games_get_n:
 * @self: an event's boards
 *
 * Tells how many there are.
 *
 * Returns: their number, at least one
 */
guint lex_games_get_n (LexGames *self);

/**
 * lex_games_dup:
 * @self: an event's boards
 * @i: which, from 0
 *
 * Makes a board.
 *
 * Returns: (transfer full): the board
 */
LexGame *lex_games_dup (LexGames *self, guint i);

G_END_DECLS
