/* test-pbn-round.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is lost between writing and reading: thousands of seeded games, with irregularities,
 * partial deals and end positions, are written carelessly, read, exported and read again. Who wins
 * a trick is worked out here a second time, the plain way.
 */

#include "bridge/lex-auction-state.h"
#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"

#include <string.h>

#define N_GAMES 1500
#define N_CARDS 52

/* A game as it was made up. */
typedef struct
{
  GRand *random;

  LexSeat dealer;
  int hands[LEX_N_SEATS][LEX_N_RANKS]; /* cards as suit * 13 + rank */
  guint n_cards;                       /* in each hand */
  gboolean hidden[LEX_N_SEATS];
  GArray *calls; /* of LexAuctionCall */
  gboolean is_over;
  char declarer; /* or ? where an irregularity leaves more than one reading */

  LexSeat first;
  LexTrumps trumps;
  GArray *tricks; /* of LexTrick */
} Made;

static gboolean
perhaps (Made *self, int percent)
{
  return g_rand_int_range (self->random, 0, 100) < percent;
}

static guint
choose (Made *self, guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

static void
make_deal (Made *self)
{
  int pack[N_CARDS];

  for (int i = 0; i < N_CARDS; i++)
    pack[i] = i;
  for (guint i = N_CARDS; i > 1; i--)
    {
      guint other = choose (self, i);
      int card = pack[i - 1];

      pack[i - 1] = pack[other];
      pack[other] = card;
    }
  self->n_cards = perhaps (self, 30) ? 1 + choose (self, 12) : LEX_N_RANKS;
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      self->hidden[seat] = perhaps (self, 10);
      for (guint i = 0; i < self->n_cards; i++)
        self->hands[seat][i] = pack[seat * LEX_N_RANKS + i];
    }
}

static const char *
name_bid (guint rank)
{
  static const char *const denominations[] = { "C", "D", "H", "S", "NT" };
  g_autofree char *text
      = g_strdup_printf ("%u%s", (rank - 1) / 5 + 1, denominations[(rank - 1) % 5]);

  return g_intern_string (text);
}

static void
add_call (Made *self, LexAuctionState *state, LexSeat seat, const char *call, LexIrregularity how)
{
  LexAuctionCall made = { seat, call, how, FALSE, NULL };

  g_array_append_val (self->calls, made);
  lex_auction_state_apply (state, seat, call);
}

/* What follows an accepted insufficient bid may not look like its correction. */
static const char *
make_call (Made *self, const LexAuctionState *state, LexSeat seat, gboolean quiet)
{
  static const char *const others[] = { "X", "XX" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (lex_auction_state_allows (state, seat, others[i]) && perhaps (self, 20))
        return others[i];
    }
  if (quiet || state->rank > 34 || perhaps (self, 60))
    return "Pass";

  return name_bid (state->rank + 1 + choose (self, MIN (5, 35 - state->rank)));
}

static void
make_auction (Made *self)
{
  LexAuctionState state = { 0 };
  LexSeat seat = self->dealer;
  gboolean irregular = FALSE;
  gboolean quiet = FALSE;

  while (!lex_auction_state_is_over (&state) && !perhaps (self, 2))
    {
      const char *call = make_call (self, &state, seat, quiet);

      quiet = state.rank > 1 && perhaps (self, 5);
      for (guint n = perhaps (self, 5) ? 1 + choose (self, 2) : 0; n > 0 && !quiet; n--)
        {
          LexAuctionCall skip = { seat, "", LEX_IRREGULARITY_SKIPPED, FALSE, NULL };

          g_array_append_val (self->calls, skip);
          state.n_passes = 0;
          seat = (LexSeat) ((seat + 1) % LEX_N_SEATS);
          call = "Pass";
          irregular = TRUE;
        }
      if (quiet)
        call = name_bid (1 + choose (self, state.rank - 1));
      add_call (self, &state, seat, call,
                quiet ? LEX_IRREGULARITY_INSUFFICIENT : LEX_IRREGULARITY_NONE);
      irregular |= quiet;
      seat = (LexSeat) ((seat + 1) % LEX_N_SEATS);
    }
  self->is_over = lex_auction_state_is_over (&state);
  self->declarer
      = irregular || state.rank == 0 ? '?' : lex_seat_get_letter ((LexSeat) choose (self, 4));
}

/* The place of a random card that @seat may play to @led, or of one that he may not. */
static guint
make_card (Made *self, LexSeat seat, int led, LexFault *fault)
{
  guint fit[LEX_N_RANKS];
  guint n_fit = 0;
  guint place = choose (self, self->n_cards);

  for (guint i = 0; i < self->n_cards; i++)
    {
      if (self->hands[seat][i] >= 0 && led >= 0 && self->hands[seat][i] / 13 == led)
        fit[n_fit++] = i;
    }
  if (n_fit > 0 && !perhaps (self, 8))
    return fit[choose (self, n_fit)];

  while (self->hands[seat][place] < 0)
    place = choose (self, self->n_cards);
  if (n_fit > 0 && self->hands[seat][place] / 13 != led)
    *fault = LEX_FAULT_REVOKE;

  return place;
}

static int
find_winner (const Made *self, const LexTrick *trick)
{
  int best = trick->leader;

  for (int i = 1; i < LEX_N_SEATS; i++)
    {
      const int seat = (trick->leader + i) % LEX_N_SEATS;
      const LexPlayCard *card = &trick->cards[seat];
      const LexPlayCard *high = &trick->cards[best];
      const gboolean trump = self->trumps == (LexTrumps) (LEX_TRUMPS_SPADES + (int) card->suit);

      if (card->suit == high->suit ? card->rank > high->rank : trump)
        best = seat;
    }

  return best;
}

static void
make_trick (Made *self, int leader, guint n_played)
{
  LexTrick trick = { leader, -1, { { FALSE } } };
  int led = -1;

  for (guint i = 0; i < n_played; i++)
    {
      const LexSeat seat = (LexSeat) ((leader + (int) i) % LEX_N_SEATS);
      LexPlayCard *card = &trick.cards[seat];
      const guint place = make_card (self, seat, led, &card->fault);

      card->known = TRUE;
      card->suit = (LexSuit) (self->hands[seat][place] / 13);
      card->rank = (guint) self->hands[seat][place] % 13;
      self->hands[seat][place] = -1 - self->hands[seat][place];
      led = i == 0 ? (int) card->suit : led;
    }
  if (n_played == LEX_N_SEATS)
    trick.winner = find_winner (self, &trick);
  g_array_append_val (self->tricks, trick);
}

static void
make_play (Made *self)
{
  const guint n_tricks = choose (self, self->n_cards + 1);
  LexSeat declarer;
  int leader;

  self->trumps = (LexTrumps) (LEX_TRUMPS_NONE + (int) choose (self, 5));
  self->first = (LexSeat) choose (self, LEX_N_SEATS);
  if (self->n_cards == LEX_N_RANKS && lex_seat_from_letter (self->declarer, &declarer))
    self->first = (LexSeat) ((declarer + 1) % LEX_N_SEATS);
  leader = (int) self->first;
  for (guint i = 0; i < n_tricks; i++)
    {
      LexTrick *trick;
      const gboolean wrong = perhaps (self, 5);
      const gboolean last = i + 1 == n_tricks && perhaps (self, 50);

      if (wrong)
        leader = (leader + 1 + (int) choose (self, 3)) % LEX_N_SEATS;
      make_trick (self, leader, last ? 1 + choose (self, 3) : LEX_N_SEATS);
      trick = &g_array_index (self->tricks, LexTrick, i);
      if (wrong)
        trick->cards[leader].fault = LEX_FAULT_LEAD;
      leader = trick->winner;
    }
}

/* Some white space, a comment at times. */
static void
put_gap (Made *self, GString *text)
{
  static const char *const gaps[] = { " ", "\n", "  \t", "\r\n", " {a ; [b] comment} ", " ;c\n" };

  g_string_append (text, gaps[choose (self, perhaps (self, 90) ? 4 : G_N_ELEMENTS (gaps))]);
}

static void
put_word (Made *self, GString *text, const char *word)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);

  g_string_append (text, perhaps (self, 20) ? lower : word);
}

static char *
dup_deal (Made *self)
{
  GString *text = g_string_new (NULL);
  const guint first = choose (self, LEX_N_SEATS);

  g_string_append_printf (text, "%c:", lex_seat_get_letter ((LexSeat) first));
  for (guint n = 0; n < LEX_N_SEATS; n++)
    {
      const guint seat = (first + n) % LEX_N_SEATS;

      g_string_append (text, n > 0 ? " " : "");
      for (int suit = 0; suit < LEX_N_SUITS && !self->hidden[seat]; suit++)
        {
          g_string_append (text, suit > 0 ? "." : "");
          for (guint i = 0; i < self->n_cards; i++)
            {
              if (self->hands[seat][i] / 13 == suit)
                g_string_append_c (text, lex_rank_get_letter ((guint) self->hands[seat][i] % 13));
            }
        }
      g_string_append (text, self->hidden[seat] ? "-" : "");
    }

  return g_string_free (text, FALSE);
}

static void
put_auction (Made *self, GString *text)
{
  const guint n_hyphens = choose (self, 4);

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
      if (perhaps (self, 10) && *call->call != '\0')
        g_string_append (text, "!?=1=");
    }
  g_string_append (text, self->is_over || perhaps (self, 50) ? "\n" : " +\n");
  g_string_append (text, "[Note \"1:a note\"]\n");
}

static void
put_play (Made *self, GString *text)
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
          if (perhaps (self, 5))
            g_string_append (text, " $200 !!");
        }
    }
  g_string_append (text, " *\n");
}

/* The game in import format, its tags in no order. */
static char *
dup_import (Made *self, const char *deal)
{
  static const char *const denominations[] = { "NT", "S", "H", "D", "C" };
  const char *denomination = denominations[self->trumps - LEX_TRUMPS_NONE];
  GString *text = g_string_new (NULL);
  const gboolean late = perhaps (self, 50);

  if (!late)
    g_string_append_printf (text, "[Deal \"%s\"]", deal);
  put_gap (self, text);
  g_string_append_printf (text, "[Contract \"%s%s\"]\n", self->n_cards < LEX_N_RANKS ? "" : "4",
                          denomination);
  g_string_append_printf (text, "[Declarer \"%c\"]", self->declarer);
  put_gap (self, text);
  g_string_append_printf (text, "[Dealer \"%c\"]\n", lex_seat_get_letter (self->dealer));
  if (late)
    g_string_append_printf (text, "[Deal \"%s\"]", deal);
  put_gap (self, text);
  put_auction (self, text);
  put_play (self, text);
  g_string_append (text, "[Own \"data\"] x \"y z\" \n");

  return g_string_free (text, FALSE);
}

static void
assert_calls (const Made *self, LexAuction *auction)
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
assert_tricks (const Made *self, LexPlay *play)
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
assert_left (const Made *self, const LexPbn *game)
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
assert_game (const Made *self, const LexPbnFile *file, const char *deal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) game = lex_pbn_interpret (lex_pbn_file_get_game (file, 0), &error);
  g_autoptr (LexDeal) made = lex_deal_parse (deal, NULL);
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
  g_autoptr (GArray) calls = g_array_new (FALSE, FALSE, sizeof (LexAuctionCall));
  g_autoptr (GArray) tricks = g_array_new (FALSE, FALSE, sizeof (LexTrick));
  Made made = { .random = random, .calls = calls, .tricks = tricks };
  g_autofree char *deal = NULL;
  g_autofree char *import = NULL;
  g_autoptr (LexPbnFile) first = NULL;
  g_autoptr (LexPbnFile) second = NULL;
  g_autoptr (GBytes) exported = NULL;
  g_autoptr (GBytes) again = NULL;

  made.dealer = (LexSeat) choose (&made, LEX_N_SEATS);
  make_deal (&made);
  deal = dup_deal (&made);
  make_auction (&made);
  make_play (&made);
  import = dup_import (&made, deal);

  g_test_message ("seed %u: %s", seed, import);
  first = read_text (import, strlen (import));
  assert_game (&made, first, deal);
  exported = lex_pbn_file_write (first, NULL);
  second = read_text (g_bytes_get_data (exported, NULL), g_bytes_get_size (exported));
  assert_game (&made, second, deal);
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
