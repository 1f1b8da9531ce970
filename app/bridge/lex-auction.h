/* lex-auction.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

#define LEX_TYPE_AUCTION (lex_auction_get_type ())
G_DECLARE_FINAL_TYPE (LexAuction, lex_auction, LEX, AUCTION, GObject)

/**
 * LexIrregularity:
 * @LEX_IRREGULARITY_NONE: a regular call
 * @LEX_IRREGULARITY_INSUFFICIENT: a bid that does not supersede the last one (Law 18D)
 * @LEX_IRREGULARITY_SKIPPED: no call: the player's turn was passed over, as somebody called out of
 *   rotation (Law 29)
 *
 * How a call broke the Laws, as PBN section 3.9 records it.
 */
typedef enum
{
  LEX_IRREGULARITY_NONE,
  LEX_IRREGULARITY_INSUFFICIENT,
  LEX_IRREGULARITY_SKIPPED,
} LexIrregularity;

/**
 * LexAuctionCall:
 * @seat: who called
 * @call: as PBN: `1NT`, `Pass`, `X`, `XX`; empty for a skipped turn
 * @irregularity: how it broke the Laws
 * @withdrawn: whether it was taken back: it does not count, and the turn went back to @seat or to
 *   the first player whom it had skipped
 * @note: (nullable): what PBN's Note says of it, such as an alert; owned by the auction
 *
 * One call of an auction.
 */
typedef struct
{
  LexSeat seat;
  const char *call;
  LexIrregularity irregularity;
  gboolean withdrawn;
  const char *note;
} LexAuctionCall;

/**
 * lex_auction_new:
 * @dealer: who calls first
 * @calls: (element-type LexAuctionCall): the calls in order; copied
 *
 * Makes an immutable auction. It believes what it is given: whoever makes one has made sure that
 * the auction can be (see #LexAuctionState).
 *
 * Returns: (transfer full): a new auction
 */
LexAuction *lex_auction_new (LexSeat dealer, GArray *calls);

/**
 * lex_auction_get_dealer:
 * @self: an auction
 *
 * Gets who calls first.
 *
 * Returns: who calls first
 */
LexSeat lex_auction_get_dealer (LexAuction *self);

/**
 * lex_auction_get_calls:
 * @self: an auction
 * @n_calls: (out): their number
 *
 * Gets the calls in order.
 *
 * Returns: (transfer none) (array length=n_calls): the calls in order
 */
const LexAuctionCall *lex_auction_get_calls (LexAuction *self, gsize *n_calls);

/**
 * lex_auction_call_to_text:
 * @call: one call
 *
 * Writes a call as the command line prints it.
 *
 * Returns: (transfer full): `1NT`; with PBN's mark where it broke the Laws: `^I 1NT` for an
 *   insufficient bid, `^S` for a skipped turn
 */
char *lex_auction_call_to_text (const LexAuctionCall *call);

G_END_DECLS
