/* lex-trumps.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a contract makes trumps.
 * It refuses to know who plays it.
 * Every room may call it.
 */

#include "bridge/lex-trumps.h"

#include "bridge/lex-suit.h"

LexTrumps
lex_trumps_from_contract (const char *contract)
{
  LexSuit suit;

  if (contract == NULL)
    return LEX_TRUMPS_UNKNOWN;
  if (g_ascii_isdigit (*contract))
    contract++;
  if (g_ascii_toupper (*contract) == 'N')
    return LEX_TRUMPS_NONE;
  if (lex_suit_from_letter (g_ascii_toupper (*contract), &suit))
    return (LexTrumps) (LEX_TRUMPS_SPADES + (int) suit);

  return LEX_TRUMPS_UNKNOWN;
}
