/* lex-deal-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a diagram of cards says in words: its caption, and all of it spoken. In
 * the law's language, not the interface's. It refuses to draw. The view of a deal calls it.
 */

#include "type/lex-deal-words.h"

#include "bridge/lex-call.h"
#include "type/lex-speech.h"

#include <string.h>

const char *
lex_deal_words_get_title (LexDealForm form, LexLanguage language)
{
  static const char *const titles[LEX_N_LANGUAGES][4] = {
    [LEX_LANGUAGE_EN] = { "Deal", "End position", "Hand", "One suit" },
    [LEX_LANGUAGE_PL] = { "Rozdanie", "Końcówka", "Ręka", "Jeden kolor" },
  };

  return titles[language][form];
}

static char *
dup_tricks (guint n_tricks, LexLanguage language)
{
  if (language == LEX_LANGUAGE_EN)
    return g_strdup_printf ("%u %s left", n_tricks, n_tricks == 1 ? "trick" : "tricks");
  return g_strdup_printf ("%s %u %s",
                          lex_speech_pick_plural (n_tricks, "została", "zostały", "zostało"),
                          n_tricks, lex_speech_pick_plural (n_tricks, "lewa", "lewy", "lew"));
}

char *
lex_deal_words_dup_count (guint n_cards, LexLanguage language)
{
  if (language == LEX_LANGUAGE_EN)
    return g_strdup_printf ("%u %s", n_cards, n_cards == 1 ? "card" : "cards");
  return g_strdup_printf ("%u %s", n_cards,
                          lex_speech_pick_plural (n_cards, "karta", "karty", "kart"));
}

static const char *
get_declarer (const LexPbn *pbn, LexLanguage language, gboolean spoken)
{
  LexSeat seat;

  if (spoken && lex_seat_from_letter (*pbn->declarer, &seat))
    return lex_speech_get_seat (seat, language);
  return pbn->declarer;
}

static char *
dup_played (const LexPbn *pbn, const char *bid, const char *doubled, LexLanguage language,
            gboolean spoken)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *by = NULL;

  if (pbn->declarer && *pbn->declarer)
    by = g_strconcat (polish ? ", gra " : " by ", get_declarer (pbn, language, spoken), NULL);
  /* "4♠ z kontrą, gra W", but "4♠ by W, doubled": the double is not W's. */
  if (polish)
    return g_strconcat (bid, doubled ? " " : "", doubled ? doubled : "", by, NULL);
  return g_strconcat (bid, by ? by : "", doubled ? ", " : "", doubled, NULL);
}

/* An end position may say no more of the contract than what is trumps. */
static char *
dup_trumps (const char *contract, LexLanguage language, gboolean spoken)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  LexSuit suit;

  if (g_str_equal (contract, "NT"))
    return g_strdup (polish ? "bez atu" : "no trump");
  if (strlen (contract) != 1 || !lex_suit_from_letter (*contract, &suit))
    return NULL;
  return g_strconcat (polish ? "atu " : "trumps ",
                      spoken ? lex_speech_get_suit (suit, language) : lex_suit_get_symbol (suit),
                      NULL);
}

/* Reads `4SX`. */
static char *
dup_contract (const LexPbn *pbn, LexLanguage language, gboolean spoken)
{
  static const char *const doubled[LEX_N_LANGUAGES][3] = {
    [LEX_LANGUAGE_EN] = { NULL, "doubled", "redoubled" },
    [LEX_LANGUAGE_PL] = { NULL, "z kontrą", "z rekontrą" },
  };
  g_autofree char *bid = g_strdup (pbn->contract);
  g_autofree char *words = NULL;
  gsize length = strlen (bid);
  guint n_doubles = 0;

  while (length > 2 && bid[length - 1] == 'X' && n_doubles < 2)
    {
      bid[--length] = '\0';
      n_doubles++;
    }
  if (lex_call_is_valid (bid) && g_ascii_isdigit (*bid))
    words = spoken ? lex_speech_dup_call (bid, language) : lex_call_to_text (bid, language);
  else
    words = dup_trumps (bid, language, spoken);
  if (!words)
    return NULL;
  return dup_played (pbn, words, doubled[language][n_doubles], language, spoken);
}

static char *
dup_dealer (LexSeat dealer, LexLanguage language, gboolean spoken)
{
  const char letter[] = { lex_seat_get_letter (dealer), '\0' };

  return g_strdup_printf ("%s %s", language == LEX_LANGUAGE_PL ? "rozdawał" : "dealer",
                          spoken ? lex_speech_get_seat (dealer, language) : letter);
}

/* What is told already by the diagram or the auction beside it is not said again. */
static GPtrArray *
list_facts (const LexPbn *pbn, LexLanguage language, gboolean spoken)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (g_free);
  const LexDealShape shape = pbn->deal ? lex_deal_shape_of (pbn->deal) : (LexDealShape){ 0 };
  const char *vulnerable = lex_vulnerability_get_text (pbn->vulnerability, language);

  if (shape.form == LEX_DEAL_FORM_END && !spoken)
    g_ptr_array_add (facts, g_strdup (lex_deal_words_get_title (shape.form, language)));
  if (shape.n_tricks > 0)
    g_ptr_array_add (facts, dup_tricks (shape.n_tricks, language));
  if (pbn->auction)
    g_ptr_array_add (facts, dup_dealer (lex_auction_get_dealer (pbn->auction), language, spoken));
  if (vulnerable)
    g_ptr_array_add (facts, g_strdup (vulnerable));
  if (pbn->contract && !pbn->auction)
    {
      char *contract = dup_contract (pbn, language, spoken);

      if (contract)
        g_ptr_array_add (facts, contract);
    }
  return facts;
}

static char *
join_facts (const LexPbn *pbn, LexLanguage language, gboolean spoken)
{
  g_autoptr (GPtrArray) facts = list_facts (pbn, language, spoken);

  g_ptr_array_add (facts, NULL);
  return g_strjoinv (spoken ? ", " : "\n", (char **) facts->pdata);
}

char *
lex_deal_words_dup_caption (const LexPbn *pbn, LexLanguage language)
{
  return join_facts (pbn, language, FALSE);
}

static void
append_suit (GString *words, LexDeal *deal, LexSeat seat, LexSuit suit, LexLanguage language)
{
  g_autofree char *cards
      = lex_speech_dup_holding (lex_deal_get_holding (deal, seat, suit), language);

  g_string_append_printf (words, "%s%s %s", words->len > 0 ? "; " : "",
                          lex_speech_get_suit (suit, language), cards);
}

char *
lex_deal_words_dup_hand (LexDeal *deal, LexSeat seat, LexLanguage language)
{
  const LexDealShape shape = lex_deal_shape_of (deal);
  const guint n_cards = lex_deal_count (deal, seat);
  GString *words = g_string_new (NULL);

  if (shape.form == LEX_DEAL_FORM_SUIT)
    append_suit (words, deal, seat, shape.suit, language);
  else
    for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
      append_suit (words, deal, seat, suit, language);
  if (shape.form == LEX_DEAL_FORM_WHOLE && n_cards != LEX_N_RANKS)
    {
      g_autofree char *count = lex_deal_words_dup_count (n_cards, language);

      g_string_append_printf (words, "; %s", count);
    }
  return g_string_free (words, FALSE);
}

char *
lex_deal_words_describe (const LexPbn *pbn, LexLanguage language)
{
  g_autofree char *facts = join_facts (pbn, language, TRUE);
  GString *words = g_string_new (NULL);

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_known (pbn->deal, seat))
      {
        g_autofree char *hand = lex_deal_words_dup_hand (pbn->deal, seat, language);

        g_string_append_printf (words, "%s%s: %s.", words->len > 0 ? " " : "",
                                lex_speech_get_seat (seat, language), hand);
      }
  if (*facts)
    g_string_append_printf (words, " %s", facts);
  return g_string_free (words, FALSE);
}
