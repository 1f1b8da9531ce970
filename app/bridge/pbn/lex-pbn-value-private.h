/* lex-pbn-value-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"
#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * lex_pbn_value_get_seat:
 * @game: a game
 * @name: a tag whose value is a seat
 * @seat: (out): the seat
 *
 * Reads a tag such as Dealer.
 *
 * Returns: whether the tag names a seat
 */
gboolean lex_pbn_value_get_seat (const LexPbnGame *game, const char *name, LexSeat *seat);

/**
 * lex_pbn_value_get_caller:
 * @game: a game
 * @seat: (out): who called first, past the hyphens
 *
 * Finds who made the first call.
 *
 * Returns: whether the auction tells
 */
gboolean lex_pbn_value_get_caller (const LexPbnGame *game, LexSeat *seat);

/**
 * lex_pbn_value_get_leader:
 * @game: a game
 * @seat: (out): whose column the export format puts first
 *
 * Finds the opening leader.
 *
 * Returns: whether the game tells
 */
gboolean lex_pbn_value_get_leader (const LexPbnGame *game, LexSeat *seat);

/**
 * lex_pbn_value_dup_export:
 * @game: a game
 * @name: a tag's name
 *
 * Gets the value that a tag has in the export format: the deal from the dealer's hand on, the
 * tricks of declarer, and so forth; `?` for a mandatory tag that is missing.
 *
 * Returns: (transfer full): the value
 */
char *lex_pbn_value_dup_export (const LexPbnGame *game, const char *name);

G_END_DECLS
