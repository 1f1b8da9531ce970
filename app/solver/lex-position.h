/* lex-position.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-play.h"

G_BEGIN_DECLS

/**
 * LexPosition:
 * @left: what is held, without the cards of the trick that lie on the table
 * @trumps: what is trumps; never unknown
 * @leader: who led to the trick, or is to lead
 * @n_played: how many cards of the trick lie on the table, at most three
 * @played: these cards, the leader's first
 * @turn: who is to play
 * @trick: the number of the trick, from 0
 * @won: how many tricks the side of North and that of East have won
 *
 * A point of a play: what is held, and whose turn it is.
 */
typedef struct
{
  LexHolding left[LEX_N_SEATS][LEX_N_SUITS];
  LexTrumps trumps;
  LexSeat leader;
  guint n_played;
  LexPlayCard played[LEX_N_SEATS - 1];
  LexSeat turn;
  guint trick;
  guint won[2];
} LexPosition;

/**
 * lex_positions_of:
 * @play: a play, or one without a card
 * @deal: the deal before the first trick
 *
 * Lists the points of a play, from the first lead on: one before each card, and one after the last
 * of them if any is left. It ends where it is no longer known what happened: a card that is not
 * told or was not in that hand, a trick of which nobody knows who won it.
 *
 * Returns: (transfer full) (element-type LexPosition): the points; none where a hand is not known,
 *   hands differ in number or trumps are not known
 */
GArray *lex_positions_of (LexPlay *play, LexDeal *deal);

G_END_DECLS
