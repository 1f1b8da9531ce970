/* lex-play-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a table of tricks says: its cards, its legend, and all of it spoken. In the law's language,
 * not the interface's. It refuses to draw. Widgets and paper call it.
 */

#include "type/lex-play-words.h"

#include "type/lex-speech.h"

char *
lex_play_words_dup_card (const LexPlayCard *card, LexLanguage language)
{
  return g_strconcat (lex_suit_get_symbol (card->suit), lex_rank_get_text (card->rank, language),
                      card->fault != LEX_FAULT_NONE || card->note ? "!" : "", NULL);
}

static const char *
get_fault (LexFault fault, LexLanguage language)
{
  static const char *const words[LEX_N_LANGUAGES][3] = {
    [LEX_LANGUAGE_EN] = { NULL, "revoke", "lead out of turn" },
    [LEX_LANGUAGE_PL] = { NULL, "fałszywy renons", "wyjście poza kolejnością" },
  };

  return words[language][fault];
}

static const char *
get_trick (LexLanguage language)
{
  return language == LEX_LANGUAGE_PL ? "lewa" : "trick";
}

/* What was wrong with a card, and what its note says. */
static char *
dup_remark (const LexPlayCard *card, LexLanguage language)
{
  const char *fault = get_fault (card->fault, language);

  if (!fault && !card->note)
    return NULL;
  return g_strconcat (fault ? fault : "", fault && card->note ? ", " : "",
                      card->note ? card->note : "", NULL);
}

/* Below the table: how led and won look, then every card that is marked. */
char *
lex_play_words_dup_legend (LexPlay *play, LexLanguage language)
{
  GString *legend
      = g_string_new (language == LEX_LANGUAGE_PL ? "podkreślone: wyjście, grube: wzięło lewę"
                                                  : "underlined: led, bold: won the trick");
  gsize n_tricks;
  const LexTrick *tricks = lex_play_get_tricks (play, &n_tricks);

  for (gsize i = 0; i < n_tricks; i++)
    for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
      {
        g_autofree char *remark = dup_remark (&tricks[i].cards[seat], language);

        if (remark)
          g_string_append_printf (legend, "\n! %c, %s %u: %s", lex_seat_get_letter (seat),
                                  get_trick (language), (guint) i + 1, remark);
      }
  return g_string_free (legend, FALSE);
}

static void
append_card (GString *words, const LexTrick *trick, LexSeat seat, LexLanguage language)
{
  const LexPlayCard *card = &trick->cards[seat];
  g_autofree char *remark = dup_remark (card, language);
  g_autofree char *name = NULL;

  if (!card->known)
    return;
  name = lex_speech_dup_card (card->suit, card->rank, language);
  if (trick->leader == (int) seat)
    g_string_append_printf (words, " %s", name);
  else
    g_string_append_printf (words, ", %s %s", lex_speech_get_seat (seat, language), name);
  if (remark)
    g_string_append_printf (words, " (%s)", remark);
}

static void
append_trick (GString *words, const LexTrick *trick, gsize number, LexSeat first,
              LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  const LexSeat leader = trick->leader >= 0 ? (LexSeat) trick->leader : first;

  g_string_append_printf (words, "%s %" G_GSIZE_FORMAT, polish ? "Lewa" : "Trick", number);
  if (trick->leader >= 0)
    g_string_append_printf (
        words, polish ? ", wychodzi %s:" : ", %s leads:", lex_speech_get_seat (leader, language));
  for (guint turn = 0; turn < LEX_N_SEATS; turn++)
    append_card (words, trick, (LexSeat) ((leader + turn) % LEX_N_SEATS), language);
  if (trick->winner >= 0)
    g_string_append_printf (words, polish ? "; bierze %s" : "; %s wins",
                            lex_speech_get_seat ((LexSeat) trick->winner, language));
  g_string_append_c (words, '.');
}

char *
lex_play_words_describe (LexPlay *play, LexLanguage language)
{
  GString *words = g_string_new (NULL);
  gsize n_tricks;
  const LexTrick *tricks = lex_play_get_tricks (play, &n_tricks);

  for (gsize i = 0; i < n_tricks; i++)
    {
      if (i > 0)
        g_string_append_c (words, ' ');
      append_trick (words, &tricks[i], i + 1, lex_play_get_first (play), language);
    }
  return g_string_free (words, FALSE);
}
