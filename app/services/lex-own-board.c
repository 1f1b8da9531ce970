/* lex-own-board.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards of a PBN file as the reader's own cards. It refuses to know where cards are kept and when
 * they come. lex-question-file.c calls it.
 */

#include "services/lex-own-board.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-call.h"
#include "bridge/lex-contract.h"
#include "services/lex-games.h"
#include "services/lex-library-private.h"

/* What is said in both languages, whatever the locale: a card has both. */
typedef struct
{
  const char *board;
  const char *dealer;
  const char *auction;
  const char *ask;
  const char *by;
  const char *tricks;
  const char *points;
} Words;

static const Words words[LEX_N_LANGUAGES] = {
  [LEX_LANGUAGE_EN] = { "Board", "Dealer", "Auction", "What became of it?", "by", "Tricks", "N-S" },
  [LEX_LANGUAGE_PL]
  = { "Rozdanie", "Rozdający", "Licytacja", "Co z tego wynikło?", "gra", "Lewy", "NS" },
};

static void
append_hand (GString *text, LexDeal *deal, LexSeat seat, LexLanguage language)
{
  if (!lex_deal_get_known (deal, seat))
    return;
  g_string_append_printf (text, "\n%c", lex_seat_get_letter (seat));
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      g_autofree char *cards
          = lex_holding_to_text (lex_deal_get_holding (deal, seat, (LexSuit) suit), language);

      g_string_append_printf (text, " %s %s", lex_suit_get_symbol ((LexSuit) suit), cards);
    }
}

static void
append_auction (GString *text, LexAuction *auction, LexLanguage language)
{
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  g_string_append_printf (text, "\n%s:", words[language].auction);
  for (gsize i = 0; i < n_calls; i++)
    {
      g_autofree char *call
          = *calls[i].call != '\0' ? lex_call_to_text (calls[i].call, language) : g_strdup ("–");

      g_string_append_printf (text, " %c %s%s", lex_seat_get_letter (calls[i].seat), call,
                              i + 1 < n_calls ? "," : "");
    }
}

static char *
dup_front (LexGame *game, LexLanguage language)
{
  const Words *own = &words[language];
  const LexPbn *pbn = lex_game_get_pbn (game);
  const char *board = lex_game_get_value (game, "Board");
  GString *text = g_string_new (own->board);

  g_string_append_printf (text, " %s.", board != NULL ? board : "–");
  if (pbn->dealer != NULL)
    g_string_append_printf (text, " %s: %s.", own->dealer, pbn->dealer);
  if (pbn->vulnerability != LEX_VULNERABILITY_UNKNOWN)
    g_string_append_printf (text, " %s.",
                            lex_vulnerability_get_text (pbn->vulnerability, language));
  for (guint seat = 0; pbn->deal != NULL && seat < LEX_N_SEATS; seat++)
    append_hand (text, pbn->deal, (LexSeat) seat, language);
  if (pbn->auction != NULL)
    append_auction (text, pbn->auction, language);
  g_string_append_printf (text, "\n%s", own->ask);
  return g_string_free (text, FALSE);
}

static char *
dup_back (LexGame *game, LexLanguage language)
{
  const Words *own = &words[language];
  const LexPbn *pbn = lex_game_get_pbn (game);
  g_autofree char *contract = lex_contract_text_from_pbn (pbn->contract, language);
  GString *text = g_string_new (contract);
  guint tricks;
  int points;

  if (pbn->declarer != NULL)
    g_string_append_printf (text, ", %s %s", own->by, pbn->declarer);
  if (lex_game_get_tricks (game, &tricks))
    g_string_append_printf (text, ". %s: %u", own->tricks, tricks);
  if (lex_game_get_points (game, &points))
    g_string_append_printf (text, ". %s: %+d", own->points, points);
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

/* What became of a board at a further table stands below. */
static void
add_back (LexOwnCard *card, LexGame *game, LexLanguage language)
{
  g_autofree char *before = g_steal_pointer (&card->back[language]);
  g_autofree char *back = dup_back (game, language);

  card->back[language]
      = before != NULL ? g_strconcat (before, "\n", back, NULL) : g_steal_pointer (&back);
}

/* @known: by front, the cards that there are */
static void
add_game (GPtrArray *cards, GHashTable *known, LexGame *game)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  g_autofree char *front = NULL;
  LexOwnCard *card;

  if (pbn == NULL || pbn->contract == NULL || *pbn->contract == '\0')
    return;
  front = dup_front (game, LEX_LANGUAGE_EN);
  card = g_hash_table_lookup (known, front);
  if (card == NULL)
    {
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, front, -1);

      card = lex_own_card_new ();
      card->id = g_strdup_printf ("board-%.24s", sum);
      card->front[LEX_LANGUAGE_PL] = dup_front (game, LEX_LANGUAGE_PL);
      card->front[LEX_LANGUAGE_EN] = g_steal_pointer (&front);
      g_ptr_array_add (cards, card);
      g_hash_table_insert (known, card->front[LEX_LANGUAGE_EN], card);
    }
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    add_back (card, game, (LexLanguage) i);
}

GPtrArray *
lex_own_board_list (const char *path, GError **error)
{
  g_autoptr (LexGames) games = lex_games_open (path, error);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_own_card_free);

  if (games == NULL)
    return NULL;
  for (guint i = 0; i < lex_games_get_n (games); i++)
    {
      g_autoptr (LexGame) game = lex_games_dup (games, i);

      add_game (cards, known, game);
    }
  if (cards->len > 0)
    return g_steal_pointer (&cards);
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: no board tells its contract, so there is nothing to ask; choose a file "
                       "of boards that were played"),
                    path);
  return NULL;
}
