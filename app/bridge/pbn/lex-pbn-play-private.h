/* lex-pbn-play-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-play.h"
#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * lex_pbn_play_arrange:
 * @tag: the tag Play with its cards
 * @first: whose column is the first
 * @trumps: what is trumps
 * @deal: (nullable): the deal
 *
 * Puts the cards of a play under the columns that the standard has, without a closing `*`.
 * Programs there are that write a trick in the order of play instead, or now so and now so; the
 * deal gives them away, and says whose each card is.
 *
 * Returns: (transfer container) (element-type LexPbnItem): the items, %NULL for a card missing
 */
GPtrArray *lex_pbn_play_arrange (const LexPbnTag *tag, LexSeat first, LexTrumps trumps,
                                 LexDeal *deal);

/**
 * lex_pbn_play_read:
 * @tag: the tag Play with its notes
 * @items: (element-type LexPbnItem): its cards, arranged
 * @first: whose column is the first
 * @trumps: what is trumps
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads a play section.
 *
 * Returns: (transfer full) (nullable): the play
 */
LexPlay *lex_pbn_play_read (const LexPbnTag *tag, GPtrArray *items, LexSeat first, LexTrumps trumps,
                            GError **error);

/**
 * lex_pbn_play_read_card:
 * @text: a card as people type it into PBN: `SA`, `h10`
 * @suit: (out): its suit
 * @rank: (out): its bit in a #LexHolding
 *
 * Reads one card.
 *
 * Returns: whether @text is a card
 */
gboolean lex_pbn_play_read_card (const char *text, LexSuit *suit, guint *rank);

G_END_DECLS
