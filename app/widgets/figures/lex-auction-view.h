/* lex-auction-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/lex-auction.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_AUCTION_VIEW (lex_auction_view_get_type ())
G_DECLARE_FINAL_TYPE (LexAuctionView, lex_auction_view, LEX, AUCTION_VIEW, GtkWidget)

/**
 * lex_auction_view_new:
 * @auction: an auction; not kept
 * @style: how to set it
 *
 * Draws an auction as a table under W N E S. Calls with a note have a star and
 * the notes stand below; a call that was replaced is struck through, an arrow leads to what
 * replaced it.
 *
 * Returns: (transfer floating): a new table
 */
GtkWidget *lex_auction_view_new (LexAuction *auction, const LexMarkupStyle *style);

G_END_DECLS
