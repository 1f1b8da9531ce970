/* made-game.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game made up by chance: deal, auction and play, irregularities among them. It refuses to know
 * PBN but for the deal. Tests that want many games call it.
 */

#include "made-game.h"

#include "bridge/lex-auction-state.h"

#define N_CARDS 52

gboolean
made_game_perhaps (MadeGame *self, int percent)
{
  return g_rand_int_range (self->random, 0, 100) < percent;
}

guint
made_game_choose (MadeGame *self, guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

static void
make_deal (MadeGame *self)
{
  int pack[N_CARDS];

  for (int i = 0; i < N_CARDS; i++)
    pack[i] = i;
  for (guint i = N_CARDS; i > 1; i--)
    {
      guint other = made_game_choose (self, i);
      int card = pack[i - 1];

      pack[i - 1] = pack[other];
      pack[other] = card;
    }
  self->n_cards = made_game_perhaps (self, 30) ? 1 + made_game_choose (self, 12) : LEX_N_RANKS;
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      self->hidden[seat] = made_game_perhaps (self, 10);
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
add_call (MadeGame *self, LexAuctionState *state, LexSeat seat, const char *call,
          LexIrregularity how)
{
  LexAuctionCall made = { seat, call, how, FALSE, NULL };

  g_array_append_val (self->calls, made);
  lex_auction_state_apply (state, seat, call);
}

/* What follows an accepted insufficient bid may not look like its correction. */
static const char *
make_call (MadeGame *self, const LexAuctionState *state, LexSeat seat, gboolean quiet)
{
  static const char *const others[] = { "X", "XX" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (lex_auction_state_allows (state, seat, others[i]) && made_game_perhaps (self, 20))
        return others[i];
    }
  if (quiet || state->rank > 34 || made_game_perhaps (self, 60))
    return "Pass";

  return name_bid (state->rank + 1 + made_game_choose (self, MIN (5, 35 - state->rank)));
}

static void
make_auction (MadeGame *self)
{
  LexAuctionState state = { 0 };
  LexSeat seat = self->dealer;
  gboolean irregular = FALSE;
  gboolean quiet = FALSE;

  while (!lex_auction_state_is_over (&state) && !made_game_perhaps (self, 2))
    {
      const char *call = make_call (self, &state, seat, quiet);

      quiet = state.rank > 1 && made_game_perhaps (self, 5);
      for (guint n = made_game_perhaps (self, 5) ? 1 + made_game_choose (self, 2) : 0;
           n > 0 && !quiet; n--)
        {
          LexAuctionCall skip = { seat, "", LEX_IRREGULARITY_SKIPPED, FALSE, NULL };

          g_array_append_val (self->calls, skip);
          state.n_passes = 0;
          seat = (LexSeat) ((seat + 1) % LEX_N_SEATS);
          call = "Pass";
          irregular = TRUE;
        }
      if (quiet)
        call = name_bid (1 + made_game_choose (self, state.rank - 1));
      add_call (self, &state, seat, call,
                quiet ? LEX_IRREGULARITY_INSUFFICIENT : LEX_IRREGULARITY_NONE);
      irregular |= quiet;
      seat = (LexSeat) ((seat + 1) % LEX_N_SEATS);
    }
  self->is_over = lex_auction_state_is_over (&state);
  self->declarer = irregular || state.rank == 0
                       ? '?'
                       : lex_seat_get_letter ((LexSeat) made_game_choose (self, 4));
}

/* The place of a random card that @seat may play to @led, or of one that he may not. */
static guint
make_card (MadeGame *self, LexSeat seat, int led, LexFault *fault)
{
  guint fit[LEX_N_RANKS];
  guint n_fit = 0;
  guint place = made_game_choose (self, self->n_cards);

  for (guint i = 0; i < self->n_cards; i++)
    {
      if (self->hands[seat][i] >= 0 && led >= 0 && self->hands[seat][i] / 13 == led)
        fit[n_fit++] = i;
    }
  if (n_fit > 0 && !made_game_perhaps (self, 8))
    return fit[made_game_choose (self, n_fit)];

  while (self->hands[seat][place] < 0)
    place = made_game_choose (self, self->n_cards);
  if (n_fit > 0 && self->hands[seat][place] / 13 != led)
    *fault = LEX_FAULT_REVOKE;

  return place;
}

static int
find_winner (const MadeGame *self, const LexTrick *trick)
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
make_trick (MadeGame *self, int leader, guint n_played)
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
make_play (MadeGame *self)
{
  const guint n_tricks = made_game_choose (self, self->n_cards + 1);
  LexSeat declarer;
  int leader;

  self->trumps = (LexTrumps) (LEX_TRUMPS_NONE + (int) made_game_choose (self, 5));
  self->first = (LexSeat) made_game_choose (self, LEX_N_SEATS);
  if (self->n_cards == LEX_N_RANKS && lex_seat_from_letter (self->declarer, &declarer))
    self->first = (LexSeat) ((declarer + 1) % LEX_N_SEATS);
  leader = (int) self->first;
  for (guint i = 0; i < n_tricks; i++)
    {
      LexTrick *trick;
      const gboolean wrong = made_game_perhaps (self, 5);
      const gboolean last = i + 1 == n_tricks && made_game_perhaps (self, 50);

      if (wrong)
        leader = (leader + 1 + (int) made_game_choose (self, 3)) % LEX_N_SEATS;
      make_trick (self, leader, last ? 1 + made_game_choose (self, 3) : LEX_N_SEATS);
      trick = &g_array_index (self->tricks, LexTrick, i);
      if (wrong)
        trick->cards[leader].fault = LEX_FAULT_LEAD;
      leader = trick->winner;
    }
}

static char *
dup_deal (MadeGame *self)
{
  GString *text = g_string_new (NULL);
  const guint first = made_game_choose (self, LEX_N_SEATS);

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

void
made_game_make (MadeGame *self)
{
  self->calls = g_array_new (FALSE, FALSE, sizeof (LexAuctionCall));
  self->tricks = g_array_new (FALSE, FALSE, sizeof (LexTrick));
  self->dealer = (LexSeat) made_game_choose (self, LEX_N_SEATS);
  make_deal (self);
  self->deal = dup_deal (self);
  make_auction (self);
  make_play (self);
}

void
made_game_clear (MadeGame *self)
{
  g_clear_pointer (&self->calls, g_array_unref);
  g_clear_pointer (&self->tricks, g_array_unref);
  g_clear_pointer (&self->deal, g_free);
}
