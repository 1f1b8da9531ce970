/* lex-game.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn-table.h"
#include "bridge/pbn/lex-pbn.h"

G_BEGIN_DECLS

#define LEX_TYPE_GAME (lex_game_get_type ())
G_DECLARE_FINAL_TYPE (LexGame, lex_game, LEX, GAME, GObject)

/**
 * lex_game_new:
 * @owner: who owns @file, kept as long as this
 * @file: games
 * @i: which of them, from 0
 *
 * Makes what a file tells of one board at one table. What the game does not say of dealer and
 * vulnerability follows from the number of the board (Law 2).
 *
 * Returns: (transfer full): a new immutable game
 */
LexGame *lex_game_new (GObject *owner, const LexPbnFile *file, guint i);

/**
 * lex_game_get_index:
 * @self: a game
 *
 * Gets where it stands in its file.
 *
 * Returns: its place, from 0
 */
guint lex_game_get_index (LexGame *self);

/**
 * lex_game_get_pbn:
 * @self: a game
 *
 * Gets what it means: deal, auction, play, or as much of it as can be.
 *
 * Returns: (transfer none) (nullable): the meaning, %NULL where not even the deal can be
 */
const LexPbn *lex_game_get_pbn (LexGame *self);

/**
 * lex_game_get_fault:
 * @self: a game
 *
 * Gets what is wrong with it.
 *
 * Returns: (transfer none) (nullable): one line that names the line of the file, or %NULL
 */
const char *lex_game_get_fault (LexGame *self);

/**
 * lex_game_get_value:
 * @self: a game
 * @tag: a tag's name
 *
 * Gets the value of a tag, also one that is inherited.
 *
 * Returns: (transfer none) (nullable): UTF-8; %NULL where nothing is told, which PBN writes `?` or
 *   leaves empty
 */
const char *lex_game_get_value (LexGame *self, const char *tag);

/**
 * lex_game_dup_table:
 * @self: a game
 * @tag: a tag that opens a table, such as `ScoreTable`
 *
 * Gets a table.
 *
 * Returns: (transfer full) (nullable): the table
 */
LexPbnTable *lex_game_dup_table (LexGame *self, const char *tag);

/**
 * lex_game_get_tricks:
 * @self: a game
 * @tricks: (out): how many tricks the declarer's side won
 *
 * Reads the result.
 *
 * Returns: whether it is told
 */
gboolean lex_game_get_tricks (LexGame *self, guint *tricks);

/**
 * lex_game_get_points:
 * @self: a game
 * @points: (out): what North-South scored
 *
 * Scores the game from contract, declarer, result and vulnerability (Law 77).
 *
 * Returns: whether all of these are told
 */
gboolean lex_game_get_points (LexGame *self, int *points);

/**
 * lex_game_dup_text:
 * @self: a game
 * @title: (nullable): what to call it instead of its event
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Writes this game alone, with what it inherits, as a worked example or a record keeps one.
 *
 * Returns: (transfer full) (nullable): PBN in UTF-8, lines ended by LF
 */
char *lex_game_dup_text (LexGame *self, const char *title, GError **error);

G_END_DECLS
