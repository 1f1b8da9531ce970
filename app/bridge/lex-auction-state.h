/* lex-auction-state.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/**
 * LexAuctionState:
 * @rank: the standing bid's rank; 0 before the first bid
 * @bidder: who made it
 * @doubled: how often it was doubled: 0, 1 or 2
 * @n_passes: passes since the last other call
 *
 * What decides whether a call is legal. All zero before the first call.
 */
typedef struct
{
  guint rank;
  LexSeat bidder;
  guint doubled;
  guint n_passes;
} LexAuctionState;

/**
 * lex_auction_state_is_over:
 * @self: the state before a call
 *
 * Tells whether the auction ended: three passes after a bid, four without one.
 *
 * Returns: whether no call can follow
 */
gboolean lex_auction_state_is_over (const LexAuctionState *self);

/**
 * lex_auction_state_allows:
 * @self: the state before the call
 * @seat: who calls
 * @call: a canonical call
 *
 * Tells whether a call is sufficient or admissible (Laws 18, 19).
 *
 * Returns: whether the Laws allow it
 */
gboolean lex_auction_state_allows (const LexAuctionState *self, LexSeat seat, const char *call);

/**
 * lex_auction_state_apply:
 * @self: the state before the call
 * @seat: who calls
 * @call: a canonical call, legal or accepted
 *
 * Moves on to the state after a call.
 */
void lex_auction_state_apply (LexAuctionState *self, LexSeat seat, const char *call);

G_END_DECLS
