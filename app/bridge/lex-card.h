/* lex-card.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexSeat:
 * @LEX_SEAT_NORTH: North
 * @LEX_SEAT_EAST: East
 * @LEX_SEAT_SOUTH: South
 * @LEX_SEAT_WEST: West
 *
 * A player's direction, clockwise.
 */
typedef enum
{
  LEX_SEAT_NORTH,
  LEX_SEAT_EAST,
  LEX_SEAT_SOUTH,
  LEX_SEAT_WEST,
} LexSeat;

#define LEX_N_SEATS 4

/**
 * LexSuit:
 * @LEX_SUIT_SPADES: spades
 * @LEX_SUIT_HEARTS: hearts
 * @LEX_SUIT_DIAMONDS: diamonds
 * @LEX_SUIT_CLUBS: clubs
 *
 * A suit, in the order of a diagram.
 */
typedef enum
{
  LEX_SUIT_SPADES,
  LEX_SUIT_HEARTS,
  LEX_SUIT_DIAMONDS,
  LEX_SUIT_CLUBS,
} LexSuit;

#define LEX_N_SUITS 4
#define LEX_N_RANKS 13

/**
 * LexHolding:
 *
 * The cards of one suit as a set: bit 0 is the two, bit 12 the ace.
 */
typedef guint16 LexHolding;

/**
 * lex_seat_get_letter:
 * @seat: a seat
 *
 * Gets `N`.
 *
 * Returns: `N`, `E`, `S` or `W`, in either language
 */
char lex_seat_get_letter (LexSeat seat);

/**
 * lex_seat_from_letter:
 * @letter: a letter, upper case
 * @seat: (out): the seat
 *
 * Tells whether @letter names one.
 *
 * Returns: whether @letter names one
 */
gboolean lex_seat_from_letter (char letter, LexSeat *seat);

/**
 * lex_suit_get_symbol:
 * @suit: a suit
 *
 * Gets its symbol.
 *
 * Returns: (transfer none): its symbol, UTF-8
 */
const char *lex_suit_get_symbol (LexSuit suit);

/**
 * lex_suit_get_letter:
 * @suit: a suit
 *
 * Gets `S`.
 *
 * Returns: `S`, `H`, `D` or `C` as in PBN
 */
char lex_suit_get_letter (LexSuit suit);

/**
 * lex_suit_from_letter:
 * @letter: a letter, upper case
 * @suit: (out): the suit
 *
 * Tells whether @letter names one.
 *
 * Returns: whether @letter names one
 */
gboolean lex_suit_from_letter (char letter, LexSuit *suit);

/**
 * lex_rank_from_letter:
 * @letter: one of `AKQJT98765432`
 * @bit: (out): its bit in a #LexHolding
 *
 * Tells whether @letter is a rank.
 *
 * Returns: whether @letter is a rank
 */
gboolean lex_rank_from_letter (char letter, guint *bit);

/**
 * lex_rank_get_letter:
 * @bit: 0 to 12
 *
 * Gets a rank as PBN writes it.
 *
 * Returns: one of `AKQJT98765432`
 */
char lex_rank_get_letter (guint bit);

/**
 * lex_rank_get_text:
 * @bit: 0 to 12
 * @language: a language
 *
 * Gets `A K D W 10` in Polish.
 *
 * Returns: (transfer none): `A K D W 10` in Polish, `A K Q J 10` in English, or the digit
 */
const char *lex_rank_get_text (guint bit, LexLanguage language);

/**
 * lex_holding_to_text:
 * @holding: cards of a suit
 * @language: a language
 *
 * Gets highest first.
 *
 * Returns: (transfer full): highest first, such as `DW106`; empty for a void
 */
char *lex_holding_to_text (LexHolding holding, LexLanguage language);

/**
 * lex_cards_to_text:
 * @pbn: cards as the corpus writes them: `SKQ5`, `AKQx`
 * @language: a language
 *
 * Writes cards for a reader: an optional suit symbol, then the ranks.
 *
 * Returns: (transfer full) (nullable): such as `♠KD5`; %NULL if @pbn is not of that form
 */
char *lex_cards_to_text (const char *pbn, LexLanguage language);

G_END_DECLS
