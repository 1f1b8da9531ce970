/* lex-pbn-file.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game.h"

G_BEGIN_DECLS

/**
 * LEX_PBN_MAX_BYTES:
 *
 * The largest file that is read: some forty thousand games.
 */
#define LEX_PBN_MAX_BYTES (32u * 1024 * 1024)

/**
 * LexPbnFile:
 *
 * The games of a PBN file, in order.
 */
typedef struct _LexPbnFile LexPbnFile;

/**
 * lex_pbn_file_read:
 * @data: (array length=size): a file's bytes, as ISO 8859-1, Windows-1252, UTF-8 or UTF-16
 * @size: their number
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads PBN 2.1 in import format, any order of tags, any spacing, unknown tags and sections kept.
 *
 * What a call or card may be is not asked here but in lex_pbn_interpret(), so that one bad game
 * does not hide the others.
 *
 * Returns: (transfer full) (nullable): the games; free with lex_pbn_file_free()
 */
LexPbnFile *lex_pbn_file_read (const char *data, gsize size, GError **error);

/**
 * lex_pbn_file_write:
 * @self: a file
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Writes the games in PBN's export format: ISO 8859-1, lines ended by CR and LF, the fifteen
 * mandatory tags in their order, four calls or cards a line. A letter that ISO 8859-1 lacks is
 * written without its accent.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL with @error set where a value does
 *   not fit into the standard's 255 signs a line
 */
GBytes *lex_pbn_file_write (const LexPbnFile *self, GError **error);

/**
 * lex_pbn_file_write_game:
 * @self: games
 * @i: which of them, from 0
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Writes one game as a file of its own, with what it inherits from the games before it.
 *
 * Returns: (transfer full) (nullable): the bytes, ended by no zero
 */
GBytes *lex_pbn_file_write_game (const LexPbnFile *self, guint i, GError **error);

/**
 * lex_pbn_file_get_n_games:
 * @self: a file
 *
 * Tells how many games it has.
 *
 * Returns: how many games it has
 */
guint lex_pbn_file_get_n_games (const LexPbnFile *self);

/**
 * lex_pbn_file_get_game:
 * @self: a file
 * @i: which game, from 0
 *
 * Gets a game.
 *
 * Returns: (transfer none): the game, owned by the file
 */
LexPbnGame *lex_pbn_file_get_game (const LexPbnFile *self, guint i);

/**
 * lex_pbn_file_free:
 * @self: (transfer full) (nullable): a file
 *
 * Frees it.
 */
void lex_pbn_file_free (LexPbnFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnFile, lex_pbn_file_free)

G_END_DECLS
