/* test-pbn-round.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is lost between writing and reading: thousands of seeded games, with irregularities,
 * partial deals and end positions, are written carelessly, read, exported and read again. Who wins
 * a trick is worked out here a second time, the plain way.
 */

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"
#include "made-game.h"

#include <string.h>

#define N_GAMES 1500
/* Some white space, a comment at times. */
static void
put_gap (MadeGame *self, GString *text)
{
  static const char *const gaps[] = { " ", "\n", "  \t", "\r\n", " {a ; [b] comment} ", " ;c\n" };

  g_string_append (
      text, gaps[made_game_choose (self, made_game_perhaps (self, 90) ? 4 : G_N_ELEMENTS (gaps))]);
}

static void
put_word (MadeGame *self, GString *text, const char *word)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);

  g_string_append (text, made_game_perhaps (self, 20) ? lower : word);
}

static void
put_auction (MadeGame *self, GString *text)
{
  const guint n_hyphens = made_game_choose (self, 4);

  g_string_append_printf (
      text, "[Auction \"%c\"]",
      lex_seat_get_letter ((LexSeat) ((self->dealer + LEX_N_SEATS - n_hyphens) % LEX_N_SEATS)));
  for (guint i = 0; i < n_hyphens; i++)
    g_string_append (text, " -");
  for (guint i = 0; i < self->calls->len; i++)
    {
      const LexAuctionCall *call = &g_array_index (self->calls, LexAuctionCall, i);

      put_gap (self, text);
      if (call->irregularity == LEX_IRREGULARITY_SKIPPED)
        put_word (self, text, "^S");
      else if (call->irregularity == LEX_IRREGULARITY_INSUFFICIENT)
        put_word (self, text, "^I ");
      put_word (self, text, call->call);
      if (made_game_perhaps (self, 10) && *call->call != '\0')
        g_string_append (text, "!?=1=");
    }
  g_string_append (text, self->is_over || made_game_perhaps (self, 50) ? "\n" : " +\n");
  g_string_append (text, "[Note \"1:a note\"]\n");
}

static void
put_play (MadeGame *self, GString *text)
{
  g_string_append_printf (text, "[Play \"%c\"]", lex_seat_get_letter (self->first));
  for (guint i = 0; i < self->tricks->len; i++)
    {
      const LexTrick *trick = &g_array_index (self->tricks, LexTrick, i);

      for (guint column = 0; column < LEX_N_SEATS; column++)
        {
          const LexPlayCard *card = &trick->cards[(self->first + column) % LEX_N_SEATS];
          const char word[]
              = { lex_suit_get_letter (card->suit), lex_rank_get_letter (card->rank), '\0' };

          put_gap (self, text);
          if (card->fault != LEX_FAULT_NONE)
            put_word (self, text, card->fault == LEX_FAULT_LEAD ? "^L " : "^R");
          put_word (self, text, card->known ? word : "-");
          if (made_game_perhaps (self, 5))
            g_string_append (text, " $200 !!");
        }
    }
  g_string_append (text, " *\n");
}

/* The game in import format, its tags in no order. */
static char *
dup_import (MadeGame *self)
{
  static const char *const denominations[] = { "NT", "S", "H", "D", "C" };
  const char *denomination = denominations[self->trumps - LEX_TRUMPS_NONE];
  GString *text = g_string_new (NULL);
  const gboolean late = made_game_perhaps (self, 50);

  if (!late)
    g_string_append_printf (text, "[Deal \"%s\"]", self->deal);
  put_gap (self, text);
  g_string_append_printf (text, "[Contract \"%s%s\"]\n", self->n_cards < LEX_N_RANKS ? "" : "4",
                          denomination);
  g_string_append_printf (text, "[Declarer \"%c\"]", self->declarer);
  put_gap (self, text);
  g_string_append_printf (text, "[Dealer \"%c\"]\n", lex_seat_get_letter (self->dealer));
  if (late)
    g_string_append_printf (text, "[Deal \"%s\"]", self->deal);
  put_gap (self, text);
  put_auction (self, text);
  put_play (self, text);
  g_string_append (text, "[Own \"data\"] x \"y z\" \n");

  return g_string_free (text, FALSE);
}

static void
assert_calls (const MadeGame *self, LexAuction *auction)
{
  const LexAuctionCall *calls;
  gsize n_calls;

  g_assert_true ((auction != NULL) == (self->calls->len > 0));
  if (auction == NULL)
    return;
  calls = lex_auction_get_calls (auction, &n_calls);
  g_assert_cmpuint (n_calls, ==, self->calls->len);
  for (gsize i = 0; i < n_calls; i++)
    {
      const LexAuctionCall *made = &g_array_index (self->calls, LexAuctionCall, i);

      g_assert_cmpint (calls[i].seat, ==, made->seat);
      g_assert_cmpstr (calls[i].call, ==, made->call);
      g_assert_cmpint (calls[i].irregularity, ==, made->irregularity);
      g_assert_false (calls[i].withdrawn);
    }
}

static void
assert_tricks (const MadeGame *self, LexPlay *play)
{
  const LexTrick *tricks;
  gsize n_tricks;

  g_assert_true ((play != NULL) == (self->tricks->len > 0));
  if (play == NULL)
    return;
  tricks = lex_play_get_tricks (play, &n_tricks);
  g_assert_cmpuint (n_tricks, ==, self->tricks->len);
  for (gsize i = 0; i < n_tricks; i++)
    {
      const LexTrick *made = &g_array_index (self->tricks, LexTrick, i);

      g_assert_cmpint (tricks[i].leader, ==, made->leader);
      g_assert_cmpint (tricks[i].winner, ==, made->winner);
      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        {
          const LexPlayCard *card = &tricks[i].cards[seat];

          g_assert_true (card->known == made->cards[seat].known);
          g_assert_cmpint (card->suit, ==, made->cards[seat].suit);
          g_assert_cmpuint (card->rank, ==, made->cards[seat].rank);
          g_assert_cmpint (card->fault, ==, made->cards[seat].fault);
        }
    }
}

/* What is left must be what was made up and not played. */
static void
assert_left (const MadeGame *self, const LexPbn *game)
{
  g_autoptr (LexDeal) left = NULL;

  if (game->play == NULL)
    return;
  left = lex_play_dup_end_position (game->play, game->deal, G_MAXUINT);
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      guint n_left = 0;

      for (guint i = 0; i < self->n_cards; i++)
        n_left += self->hands[seat][i] >= 0;
      g_assert_cmpuint (lex_deal_count (left, (LexSeat) seat), ==, self->hidden[seat] ? 0 : n_left);
    }
}

static void
assert_game (const MadeGame *self, const LexPbnFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) game = lex_pbn_interpret (lex_pbn_file_get_game (file, 0), &error);
  g_autoptr (LexDeal) made = lex_deal_parse (self->deal, NULL);
  g_autofree char *expected = lex_deal_to_text (made);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (lex_pbn_file_get_n_games (file), ==, 1);
  text = lex_deal_to_text (game->deal);
  g_assert_cmpstr (text, ==, expected);
  g_assert_true (lex_deal_check (game->deal, NULL));
  g_assert_cmpint (game->trumps, ==, self->trumps);
  assert_calls (self, game->auction);
  assert_tricks (self, game->play);
  assert_left (self, game);
}

static LexPbnFile *
read_text (const char *text, gsize size)
{
  g_autoptr (GError) error = NULL;
  LexPbnFile *file = lex_pbn_file_read (text, size, &error);

  g_assert_no_error (error);
  return file;
}

static void
run_game (guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_auto (MadeGame) made = { .random = random };
  g_autofree char *import = NULL;
  g_autoptr (LexPbnFile) first = NULL;
  g_autoptr (LexPbnFile) second = NULL;
  g_autoptr (GBytes) exported = NULL;
  g_autoptr (GBytes) again = NULL;

  made_game_make (&made);
  import = dup_import (&made);

  g_test_message ("seed %u: %s", seed, import);
  first = read_text (import, strlen (import));
  assert_game (&made, first);
  exported = lex_pbn_file_write (first, NULL);
  second = read_text (g_bytes_get_data (exported, NULL), g_bytes_get_size (exported));
  assert_game (&made, second);
  again = lex_pbn_file_write (second, NULL);
  g_assert_true (g_bytes_equal (exported, again));
}

static void
test_round (void)
{
  for (guint32 seed = 0; seed < N_GAMES; seed++)
    run_game (seed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/pbn-round/games", test_round);

  return g_test_run ();
}
