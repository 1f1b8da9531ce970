/* lex-speech.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats, suits, cards and calls in spoken words of the law's language. It
 * refuses to know diagrams. Deal and auction describe themselves with it.
 */

#include "widgets/lex-speech.h"

#include <string.h>

static const char *const seats[LEX_N_LANGUAGES][LEX_N_SEATS] = {
  [LEX_LANGUAGE_EN] = { "North", "East", "South", "West" },
  [LEX_LANGUAGE_PL] = { "North", "East", "South", "West" }, /* Polish players say them so too */
};

static const char *const suits[LEX_N_LANGUAGES][LEX_N_SUITS] = {
  [LEX_LANGUAGE_EN] = { "spades", "hearts", "diamonds", "clubs" },
  [LEX_LANGUAGE_PL] = { "piki", "kiery", "kara", "trefle" },
};

/* Downwards from the ace; smaller cards are read as figures. */
static const char *const honours[LEX_N_LANGUAGES][4] = {
  [LEX_LANGUAGE_EN] = { "ace", "king", "queen", "jack" },
  [LEX_LANGUAGE_PL] = { "as", "król", "dama", "walet" },
};

const char *
lex_speech_get_seat (LexSeat seat, LexLanguage language)
{
  return seats[language][seat];
}

const char *
lex_speech_get_suit (LexSuit suit, LexLanguage language)
{
  return suits[language][suit];
}

char *
lex_speech_dup_holding (LexHolding holding, LexLanguage language)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (int bit = LEX_N_RANKS - 1; bit >= 0; bit--)
    {
      const int from_ace = LEX_N_RANKS - 1 - bit;

      if (!(holding & (1 << bit)))
        continue;
      if (words->len > 0)
        g_string_append_c (words, ' ');
      g_string_append (words, from_ace < 4 ? honours[language][from_ace]
                                           : lex_rank_get_text (bit, language));
    }
  if (words->len == 0)
    g_string_append (words, language == LEX_LANGUAGE_PL ? "renons" : "void");
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
lex_speech_dup_call (const char *call, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  LexSuit suit;

  if (g_str_equal (call, "Pass"))
    return g_strdup (polish ? "pas" : "pass");
  if (g_str_equal (call, "X"))
    return g_strdup (polish ? "kontra" : "double");
  if (g_str_equal (call, "XX"))
    return g_strdup (polish ? "rekontra" : "redouble");
  if (strlen (call) == 2 && lex_suit_from_letter (call[1], &suit))
    return g_strdup_printf ("%c %s", call[0], suits[language][suit]);
  return g_strdup_printf ("%c %s", call[0], polish ? "bez atu" : "no trump");
}
