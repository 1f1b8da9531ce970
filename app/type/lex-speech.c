/* lex-speech.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats, suits, cards and calls in spoken words of the law's language. It
 * refuses to know diagrams. Deal and auction describe themselves with it.
 */

#include "type/lex-speech.h"

#include <string.h>

static const char *const seats[LEX_N_LANGUAGES][LEX_N_SEATS] = {
  [LEX_LANGUAGE_EN] = { "North", "East", "South", "West" },
  [LEX_LANGUAGE_PL] = { "North", "East", "South", "West" }, /* Polish players say them so too */
};

/* As bids are counted: one, two to four, five and more; English knows but two. */
static const char *const suits[LEX_N_LANGUAGES][LEX_N_SUITS][3] = {
  [LEX_LANGUAGE_EN] = { { "spade", "spades", "spades" },
                        { "heart", "hearts", "hearts" },
                        { "diamond", "diamonds", "diamonds" },
                        { "club", "clubs", "clubs" } },
  [LEX_LANGUAGE_PL] = { { "pik", "piki", "pików" },
                        { "kier", "kiery", "kierów" },
                        { "karo", "kara", "kar" },
                        { "trefl", "trefle", "trefli" } },
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
  return suits[language][suit][1];
}

const char *
lex_speech_pick_plural (guint n, const char *one, const char *few, const char *many)
{
  const gboolean teen = n % 100 >= 12 && n % 100 <= 14;

  if (n == 1)
    return one;
  return n % 10 >= 2 && n % 10 <= 4 && !teen ? few : many;
}

static const char *
get_rank (guint bit, LexLanguage language)
{
  const guint from_ace = LEX_N_RANKS - 1 - bit;

  return from_ace < G_N_ELEMENTS (honours[language]) ? honours[language][from_ace]
                                                     : lex_rank_get_text (bit, language);
}

char *
lex_speech_dup_card (LexSuit suit, guint bit, LexLanguage language)
{
  if (language == LEX_LANGUAGE_PL)
    return g_strdup_printf ("%s %s", get_rank (bit, language), suits[language][suit][0]);
  return g_strdup_printf ("%s of %s", get_rank (bit, language), suits[language][suit][1]);
}

char *
lex_speech_dup_holding (LexHolding holding, LexLanguage language)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint bit = LEX_N_RANKS; bit-- > 0;)
    if (holding & (1u << bit))
      {
        if (words->len > 0)
          g_string_append_c (words, ' ');
        g_string_append (words, get_rank (bit, language));
      }
  if (words->len == 0)
    g_string_append (words, language == LEX_LANGUAGE_PL ? "renons" : "void");
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_bid (guint level, LexSuit suit, LexLanguage language)
{
  const char *const *names = suits[language][suit];

  return g_strdup_printf ("%u %s", level,
                          lex_speech_pick_plural (level, names[0], names[1], names[2]));
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
    return dup_bid (call[0] - '0', suit, language);
  return g_strdup_printf ("%c %s", call[0], polish ? "bez atu" : "no trump");
}

/* Reads the ranks at @at, as lex_cards_to_text() writes them. */
static const char *
read_ranks (const char *at, LexLanguage language, LexHolding *holding)
{
  *holding = 0;
  for (guint bit = LEX_N_RANKS; bit-- > 0;)
    {
      const char *rank = lex_rank_get_text (bit, language);

      if (!g_str_has_prefix (at, rank))
        continue;
      *holding |= (LexHolding) (1u << bit);
      at += strlen (rank);
    }
  return at;
}

static gboolean
is_word (const char *at)
{
  return g_unichar_isalpha (g_utf8_get_char (at));
}

static void
append_cards (GString *words, LexSuit suit, LexHolding holding, LexLanguage language)
{
  const guint bit = g_bit_nth_msf (holding, -1);
  g_autofree char *cards = holding == (1u << bit) ? lex_speech_dup_card (suit, bit, language)
                                                  : lex_speech_dup_holding (holding, language);

  if (holding != (1u << bit))
    g_string_append_printf (words, "%s ", suits[language][suit][1]);
  g_string_append (words, cards);
}

/* Says what stands at a suit's symbol; @level is the digit before it, 0 if there is none.
 * Returns what comes after. */
static const char *
append_symbol (GString *words, LexSuit suit, const char *after, guint level, LexLanguage language)
{
  LexHolding holding;
  const char *end = read_ranks (after, language, &holding);

  if (level > 0)
    {
      g_autofree char *bid = dup_bid (level, suit, language);

      g_string_truncate (words, words->len - 1);
      g_string_append (words, bid);
      return after;
    }
  if (holding != 0 && !is_word (end))
    {
      append_cards (words, suit, holding, language);
      return end;
    }
  g_string_append (words, suits[language][suit][1]);
  if (is_word (after))
    g_string_append_c (words, ' ');
  return after;
}

static gboolean
find_symbol (const char *at, LexSuit *suit)
{
  for (*suit = 0; *suit < LEX_N_SUITS; (*suit)++)
    if (g_str_has_prefix (at, lex_suit_get_symbol (*suit)))
      return TRUE;
  return FALSE;
}

/* A bid in no trump, of which @at is the denomination; how long that is, or 0. */
static gsize
append_no_trump (GString *words, const char *at, guint level, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;

  if (level == 0 || !g_str_has_prefix (at, polish ? "BA" : "NT") || is_word (at + 2))
    return 0;
  g_string_append (words, polish ? " bez atu" : " no trump");
  return 2;
}

/* The digit right before @at, if it is a level and not the end of a card's rank or of a number. */
static guint
get_level (const char *plain, const char *at)
{
  const char before = at > plain ? at[-1] : '\0';

  if (before < '1' || before > '7' || (at - plain > 1 && g_ascii_isalnum (at[-2])))
    return 0;
  return before - '0';
}

char *
lex_speech_dup_words (const char *plain, LexLanguage language)
{
  GString *words = g_string_new (NULL);
  LexSuit suit;

  for (const char *at = plain; *at;)
    {
      const guint level = get_level (plain, at);
      const gsize no_trump = append_no_trump (words, at, level, language);

      at += no_trump;
      if (no_trump > 0)
        continue;
      if (find_symbol (at, &suit))
        at = append_symbol (words, suit, at + strlen (lex_suit_get_symbol (suit)), level, language);
      else
        g_string_append_c (words, *at++);
    }
  return g_string_free (words, FALSE);
}
