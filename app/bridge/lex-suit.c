/* lex-suit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The four suits, their letters and symbols.
 * It refuses to know which of them is trumps.
 * Every room may call it.
 */

#include "bridge/lex-suit.h"

#include <string.h>

static const char letters[] = "SHDC";

const char *
lex_suit_get_symbol (LexSuit suit)
{
  static const char *const symbols[LEX_N_SUITS] = { "♠", "♥", "♦", "♣" };

  g_return_val_if_fail ((guint) suit < LEX_N_SUITS, "?");

  return symbols[suit];
}

char
lex_suit_get_letter (LexSuit suit)
{
  g_return_val_if_fail ((guint) suit < LEX_N_SUITS, '?');

  return letters[suit];
}

gboolean
lex_suit_from_letter (char letter, LexSuit *suit)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  g_return_val_if_fail (suit != NULL, FALSE);

  if (found == NULL)
    return FALSE;

  *suit = (LexSuit) (found - letters);
  return TRUE;
}
