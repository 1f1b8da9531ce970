/* lex-pbn-game.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexPbnGame:
 *
 * One game of a PBN file as it is written: every tag with its value, the calls and cards with
 * their annotations, the lines of other sections, comments. lex_pbn_interpret() says what it means.
 */
typedef struct _LexPbnGame LexPbnGame;

/**
 * lex_pbn_game_get_value:
 * @self: a game
 * @name: a tag's name, such as `Event`
 *
 * Gets the value of a tag; one that the game inherits (`#`, `##`) from a game before it.
 *
 * Returns: (transfer none) (nullable): the value, or %NULL if the game has no such tag
 */
const char *lex_pbn_game_get_value (const LexPbnGame *self, const char *name);

/**
 * lex_pbn_game_get_lines:
 * @self: a game
 * @name: the name of a tag that opens a section, neither Auction nor Play
 *
 * Gets the lines of a section as they are written.
 *
 * Returns: (transfer none) (nullable) (element-type utf8): the lines, or %NULL if there are none
 */
GPtrArray *lex_pbn_game_get_lines (const LexPbnGame *self, const char *name);

/**
 * lex_pbn_game_set_value:
 * @self: a game
 * @name: a tag's name
 * @value: its new value; of one line
 *
 * Sets the value of a tag, which is added if the game lacks it.
 */
void lex_pbn_game_set_value (LexPbnGame *self, const char *name, const char *value);

/**
 * lex_pbn_game_add_comment:
 * @self: a game
 * @text: UTF-8 of any number of lines
 *
 * Adds a comment that stands before the first tag.
 */
void lex_pbn_game_add_comment (LexPbnGame *self, const char *text);

/**
 * lex_pbn_game_settle:
 * @self: a game
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Turns each withdrawn call into a comment, as the standard has no notation for it and other
 * programs would take it for a call that stood. lex_pbn_interpret() understands such comments.
 *
 * Returns: %FALSE with @error set when the auction can not be
 */
gboolean lex_pbn_game_settle (LexPbnGame *self, GError **error);

G_END_DECLS
