/* lex-suit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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

/**
 * lex_suit_get_symbol:
 * @suit: a suit
 *
 * Gets the symbol of a suit.
 *
 * Returns: (transfer none): `♠`, `♥`, `♦` or `♣`
 */
const char *lex_suit_get_symbol (LexSuit suit);

/**
 * lex_suit_get_letter:
 * @suit: a suit
 *
 * Gets the letter of a suit.
 *
 * Returns: `S`, `H`, `D` or `C` as in PBN
 */
char lex_suit_get_letter (LexSuit suit);

/**
 * lex_suit_from_letter:
 * @letter: a letter, upper case
 * @suit: (out): the suit
 *
 * Reads the letter of a suit.
 *
 * Returns: whether @letter names one
 */
gboolean lex_suit_from_letter (char letter, LexSuit *suit);

G_END_DECLS
