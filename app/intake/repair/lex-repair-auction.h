/* lex-repair-auction.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-suits.h"

G_BEGIN_DECLS

/**
 * lex_repair_auction_read_header:
 * @text: a line as printed
 *
 * Reads the line above an auction, which names the seats of its columns.
 *
 * Returns: (transfer full) (nullable): their letters in order, such as `WNES`; %NULL if it is none
 */
char *lex_repair_auction_read_header (const char *text);

/**
 * lex_repair_auction_split_row:
 * @text: a line as printed
 *
 * Cuts a line of an auction into what each column says.
 *
 * Returns: (transfer full) (nullable): up to four cells, %NULL if it is no such line
 */
GStrv lex_repair_auction_split_row (const char *text);

/**
 * lex_repair_auction_restore:
 * @header: the seats of the columns
 * @rows: (element-type GStrv): the rows below
 * @suits: what the signs of the text stand for
 * @line: the line of the original where the rows begin
 * @repairs: where to list what was done, and to ask what a sign stands for
 *
 * Reads an auction. A dash within it is a turn that was skipped.
 *
 * Returns: (transfer full) (nullable): PBN's tags Dealer and Auction with the calls, %NULL where
 * that is not sure
 */
char *lex_repair_auction_restore (const char *header, GPtrArray *rows, LexRepairSuits *suits,
                                  guint line, LexRepairs *repairs);

G_END_DECLS
