/* lex-pbn-auction-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-auction.h"
#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * LexPbnAuctionSource:
 * @first: whom the first call or hyphen belongs to
 * @tag: the tag Auction with its calls and notes
 * @declarer: a seat's letter, or 0 when it is not known
 *
 * What an auction is read from, borrowed.
 */
typedef struct
{
  LexSeat first;
  const LexPbnTag *tag;
  char declarer;
} LexPbnAuctionSource;

/**
 * lex_pbn_auction_read:
 * @source: what to read
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads an auction section.
 *
 * Returns: (transfer full) (nullable): the auction
 */
LexAuction *lex_pbn_auction_read (const LexPbnAuctionSource *source, GError **error);

G_END_DECLS
