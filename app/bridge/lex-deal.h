/* lex-deal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

#define LEX_TYPE_DEAL (lex_deal_get_type ())
G_DECLARE_FINAL_TYPE (LexDeal, lex_deal, LEX, DEAL, GObject)

/**
 * lex_deal_parse:
 * @text: the value of PBN's Deal tag, `N:JT8.9.QJT6.AJ854 … - …`
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Reads the four hands. A hand may be unknown (`-`) or hold fewer than thirteen
 * cards; a card may not occur twice and no hand may hold more than fourteen.
 *
 * Returns: (transfer full) (nullable): a new immutable deal, or %NULL with @error set
 */
LexDeal *lex_deal_parse (const char *text, GError **error);

/**
 * lex_deal_to_text:
 * @self: a deal
 *
 * Writes a deal as PBN's Deal tag has it.
 *
 * Returns: (transfer full): PBN's Deal value, starting with North
 */
char *lex_deal_to_text (LexDeal *self);

/**
 * lex_deal_to_text_from:
 * @self: a deal
 * @first: whose hand comes first
 *
 * Writes a deal as PBN's Deal tag has it; the export format begins with the dealer's hand.
 *
 * Returns: (transfer full): PBN's Deal value, starting with @first
 */
char *lex_deal_to_text_from (LexDeal *self, LexSeat first);

/**
 * lex_deal_get_known:
 * @self: a deal
 * @seat: a seat
 *
 * Tells whether that hand is given.
 *
 * Returns: whether that hand is given
 */
gboolean lex_deal_get_known (LexDeal *self, LexSeat seat);

/**
 * lex_deal_get_holding:
 * @self: a deal
 * @seat: a seat
 * @suit: a suit
 *
 * Gets the cards that a hand holds in a suit.
 *
 * Returns: the cards; none where the hand is unknown
 */
LexHolding lex_deal_get_holding (LexDeal *self, LexSeat seat, LexSuit suit);

/**
 * lex_deal_count:
 * @self: a deal
 * @seat: a seat
 *
 * Tells how many cards that hand holds.
 *
 * Returns: how many cards that hand holds
 */
guint lex_deal_count (LexDeal *self, LexSeat seat);

/**
 * lex_deal_is_complete:
 * @self: a deal
 *
 * Tells whether all 52 cards are dealt.
 *
 * Returns: whether all 52 cards are dealt, thirteen to each hand
 */
gboolean lex_deal_is_complete (LexDeal *self);

/**
 * lex_deal_is_end_position:
 * @self: a deal
 *
 * Tells whether the largest hand has fewer than thirteen cards, as PBN section 3.10 has it.
 *
 * Returns: whether this is an end position or another partial deal
 */
gboolean lex_deal_is_end_position (LexDeal *self);

/**
 * lex_deal_check:
 * @self: a deal
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Checks that the hands that are known have the same number of cards. That no card is dealt twice
 * was made sure when the deal was read.
 *
 * Returns: %FALSE with @error set where the hands differ in number
 */
gboolean lex_deal_check (LexDeal *self, GError **error);

/**
 * lex_deal_dup_without:
 * @self: a deal
 * @gone: by seat and suit, the cards to take away
 *
 * Makes a deal of fewer cards. What a hand does not hold is passed over; an unknown hand stays
 * unknown.
 *
 * Returns: (transfer full): a new immutable deal
 */
LexDeal *lex_deal_dup_without (LexDeal *self, LexHolding gone[LEX_N_SEATS][LEX_N_SUITS]);

G_END_DECLS
