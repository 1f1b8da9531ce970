/* lex-deal-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-deal-shape.h"
#include "bridge/pbn/lex-pbn.h"

G_BEGIN_DECLS

/**
 * lex_deal_words_get_title:
 * @form: as what a deal is drawn
 * @language: a language
 *
 * Names a diagram.
 *
 * Returns: (transfer none): such as `End position`
 */
const char *lex_deal_words_get_title (LexDealForm form, LexLanguage language);

/**
 * lex_deal_words_dup_caption:
 * @pbn: a game
 * @language: a language
 *
 * Says, a fact a line, what stands in the corner of a diagram: that it is an end position, who
 * dealt, who is vulnerable, and the contract where no auction tells it.
 *
 * Returns: (transfer full): lines, possibly none
 */
char *lex_deal_words_dup_caption (const LexPbn *pbn, LexLanguage language);

/**
 * lex_deal_words_dup_count:
 * @n_cards: how many cards a hand has
 * @language: a language
 *
 * Counts cards, where a hand has not as many as it should.
 *
 * Returns: (transfer full): such as `12 cards`
 */
char *lex_deal_words_dup_count (guint n_cards, LexLanguage language);

/**
 * lex_deal_words_dup_hand:
 * @deal: a deal
 * @seat: a hand that is known
 * @language: a language
 *
 * Says the cards of a hand; of a suit alone where that is all there is.
 *
 * Returns: (transfer full): such as `spades jack 10 8; hearts 9; diamonds void; clubs ace`
 */
char *lex_deal_words_dup_hand (LexDeal *deal, LexSeat seat, LexLanguage language);

/**
 * lex_deal_words_describe:
 * @pbn: a game with a deal
 * @language: a language
 *
 * Says a deal in words, for whoever can not see the diagram.
 *
 * Returns: (transfer full): such as `North: spades jack 10 8; hearts 9; …`
 */
char *lex_deal_words_describe (const LexPbn *pbn, LexLanguage language);

G_END_DECLS
