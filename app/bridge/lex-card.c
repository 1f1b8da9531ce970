/* lex-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats, suits, ranks and holdings, and how either language writes them.
 * It refuses to know hands and play: a holding is a set, no more.
 * Every room may call it.
 */

#include "bridge/lex-card.h"

#include <string.h>

static const char seat_letters[] = "NESW";
static const char suit_letters[] = "SHDC";
static const char *const suit_symbols[] = { "♠", "♥", "♦", "♣" };

/* From the two up: the place is the bit. */
static const char rank_letters[] = "23456789TJQKA";

/* From the ten up; below it both languages write the digit. */
#define FIRST_NAMED_RANK 8
static const char *const rank_texts[][LEX_N_LANGUAGES] = {
  { "10", "10" }, { "J", "W" }, { "Q", "D" }, { "K", "K" }, { "A", "A" },
};
static const char *const rank_digits[] = { "2", "3", "4", "5", "6", "7", "8", "9" };

G_STATIC_ASSERT (G_N_ELEMENTS (suit_symbols) == LEX_N_SUITS);
G_STATIC_ASSERT (sizeof rank_letters - 1 == LEX_N_RANKS);
G_STATIC_ASSERT (G_N_ELEMENTS (rank_digits) == FIRST_NAMED_RANK);
G_STATIC_ASSERT (G_N_ELEMENTS (rank_texts) == LEX_N_RANKS - FIRST_NAMED_RANK);

/* A terminating zero is no letter, though strchr() would find it. */
static gboolean
find_letter (const char *letters, char letter, guint *place)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  if (found == NULL)
    return FALSE;

  *place = (guint) (found - letters);
  return TRUE;
}

char
lex_seat_get_letter (LexSeat seat)
{
  g_return_val_if_fail ((guint) seat < LEX_N_SEATS, '?');

  return seat_letters[seat];
}

gboolean
lex_seat_from_letter (char letter, LexSeat *seat)
{
  guint place;

  g_return_val_if_fail (seat != NULL, FALSE);

  if (!find_letter (seat_letters, letter, &place))
    return FALSE;

  *seat = (LexSeat) place;
  return TRUE;
}

const char *
lex_suit_get_symbol (LexSuit suit)
{
  g_return_val_if_fail ((guint) suit < LEX_N_SUITS, "?");

  return suit_symbols[suit];
}

char
lex_suit_get_letter (LexSuit suit)
{
  g_return_val_if_fail ((guint) suit < LEX_N_SUITS, '?');

  return suit_letters[suit];
}

gboolean
lex_suit_from_letter (char letter, LexSuit *suit)
{
  guint place;

  g_return_val_if_fail (suit != NULL, FALSE);

  if (!find_letter (suit_letters, letter, &place))
    return FALSE;

  *suit = (LexSuit) place;
  return TRUE;
}

gboolean
lex_rank_from_letter (char letter, guint *bit)
{
  g_return_val_if_fail (bit != NULL, FALSE);

  return find_letter (rank_letters, letter, bit);
}

char
lex_rank_get_letter (guint bit)
{
  g_return_val_if_fail (bit < LEX_N_RANKS, '?');

  return rank_letters[bit];
}

const char *
lex_rank_get_text (guint bit, LexLanguage language)
{
  g_return_val_if_fail (bit < LEX_N_RANKS, "?");
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, "?");

  if (bit < FIRST_NAMED_RANK)
    return rank_digits[bit];

  return rank_texts[bit - FIRST_NAMED_RANK][language];
}

char *
lex_holding_to_text (LexHolding holding, LexLanguage language)
{
  GString *text = g_string_new (NULL);

  for (guint bit = LEX_N_RANKS; bit-- > 0;)
    {
      if (holding & (1u << bit))
        g_string_append (text, lex_rank_get_text (bit, language));
    }

  return g_string_free (text, FALSE);
}

char *
lex_cards_to_text (const char *pbn, LexLanguage language)
{
  g_autoptr (GString) text = g_string_new (NULL);
  LexSuit suit;
  guint bit;

  g_return_val_if_fail (pbn != NULL, NULL);

  if (lex_suit_from_letter (*pbn, &suit))
    {
      g_string_append (text, lex_suit_get_symbol (suit));
      pbn++;
    }
  if (*pbn == '\0')
    return NULL;

  /* Order and repetition are kept: a text may speak of cards as they fell. */
  for (; *pbn != '\0'; pbn++)
    {
      if (*pbn == 'x')
        g_string_append_c (text, 'x');
      else if (lex_rank_from_letter (*pbn, &bit))
        g_string_append (text, lex_rank_get_text (bit, language));
      else
        return NULL;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
