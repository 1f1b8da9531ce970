/* lex-auction-table.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-auction.h"

G_BEGIN_DECLS

/**
 * LexAuctionMark:
 * @text: what is read: a call with what marks it, or a dash for a turn that was passed over
 * @withdrawn: whether it is struck through
 *
 * One call as it stands in a table.
 */
typedef struct
{
  char *text;
  gboolean withdrawn;
} LexAuctionMark;

/**
 * LexAuctionTable:
 * @cells: (element-type GArray): by reading order from West's in the first line, four to a line,
 *   the #LexAuctionMark of each: none where the auction had not begun, several where a call was
 *   replaced
 * @legend: what the marks mean that occur, then the notes, each a line; possibly none
 *
 * An auction as a table under W N E S.
 */
typedef struct
{
  GPtrArray *cells;
  char *legend;
} LexAuctionTable;

/**
 * lex_auction_table_new:
 * @auction: an auction
 * @language: how calls are written, and what is said of them
 *
 * Sets an auction out. Calls with a note have a star, and the notes stand in the legend.
 *
 * Returns: (transfer full): a table
 */
LexAuctionTable *lex_auction_table_new (LexAuction *auction, LexLanguage language);

/**
 * lex_auction_table_free:
 * @self: (transfer full) (nullable): a table
 *
 * Frees it.
 */
void lex_auction_table_free (LexAuctionTable *self);

/**
 * lex_auction_table_describe:
 * @auction: an auction
 * @language: a language
 *
 * Says an auction in words.
 *
 * Returns: (transfer full): such as `North pass, East 1 clubs, …`
 */
char *lex_auction_table_describe (LexAuction *auction, LexLanguage language);

/**
 * lex_auction_table_get_column:
 * @seat: a seat
 *
 * Tells in which column a seat stands: West first, as auctions are printed.
 *
 * Returns: from zero
 */
guint lex_auction_table_get_column (LexSeat seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexAuctionTable, lex_auction_table_free)

G_END_DECLS
