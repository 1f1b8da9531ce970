/* lex-play.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The play of the cards as it went: who led to each trick, who won it, what is left.
 * It refuses to know PBN's syntax, the auction, and what a revoke costs.
 * Every room may call it, from any thread: a play never changes.
 *
 * PBN writes a trick as a row under four fixed seats, whoever led. The leader is therefore never
 * written: he follows from the trick before, or from the mark ^L where the wrong player led. As
 * soon as one card of a trick is unknown, so are its winner and the leader after him, until a
 * trick all in one suit, or a mark, tells again.
 */

#include "bridge/lex-play.h"

#include "bridge/lex-bridge-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NOBODY (-1)

struct _LexPlay
{
  GObject parent_instance;

  /* Owned, the notes of its cards too */
  GArray *tricks;

  LexSeat first;
  LexTrumps trumps;
};

G_DEFINE_FINAL_TYPE (LexPlay, lex_play, G_TYPE_OBJECT)

static void
lex_play_finalize (GObject *object)
{
  LexPlay *self = LEX_PLAY (object);

  for (guint i = 0; i < self->tricks->len; i++)
    {
      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        g_free ((char *) g_array_index (self->tricks, LexTrick, i).cards[seat].note);
    }
  g_clear_pointer (&self->tricks, g_array_unref);

  G_OBJECT_CLASS (lex_play_parent_class)->finalize (object);
}

static void
lex_play_class_init (LexPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_play_finalize;
}

static void
lex_play_init (LexPlay *self)
{
  self->tricks = g_array_new (FALSE, TRUE, sizeof (LexTrick));
}

static gboolean
is_complete (const LexTrick *trick)
{
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (!trick->cards[seat].known)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_of_one_suit (const LexTrick *trick)
{
  for (guint seat = 1; seat < LEX_N_SEATS; seat++)
    {
      if (trick->cards[seat].suit != trick->cards[0].suit)
        return FALSE;
    }

  return TRUE;
}

/* The highest card of @suit, or nobody. */
static int
find_highest (const LexTrick *trick, LexSuit suit)
{
  int best = NOBODY;

  for (int seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (trick->cards[seat].suit == suit
          && (best == NOBODY || trick->cards[seat].rank > trick->cards[best].rank))
        best = seat;
    }

  return best;
}

static int
find_winner (const LexTrick *trick, LexTrumps trumps)
{
  int ruff = NOBODY;

  if (!is_complete (trick))
    return NOBODY;
  if (is_of_one_suit (trick))
    return find_highest (trick, trick->cards[0].suit);
  if (trumps == LEX_TRUMPS_UNKNOWN)
    return NOBODY;

  if (trumps != LEX_TRUMPS_NONE)
    ruff = find_highest (trick, (LexSuit) (trumps - LEX_TRUMPS_SPADES));
  if (ruff != NOBODY || trick->leader == NOBODY)
    return ruff;

  return find_highest (trick, trick->cards[trick->leader].suit);
}

/* Where the wrong player led, the mark says who. */
static int
find_leader (const LexTrick *trick, int expected)
{
  for (int seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (trick->cards[seat].fault == LEX_FAULT_LEAD)
        return seat;
    }

  return expected;
}

LexPlay *
lex_play_new (LexSeat first, LexTrumps trumps, const LexPlayCard *cards, gsize n_cards)
{
  LexPlay *self = g_object_new (LEX_TYPE_PLAY, NULL);
  int leader = (int) first;

  self->first = first;
  self->trumps = trumps;
  for (gsize start = 0; start < n_cards; start += LEX_N_SEATS)
    {
      LexTrick trick = { NOBODY, NOBODY, { { FALSE } } };

      for (gsize i = 0; i < LEX_N_SEATS && start + i < n_cards; i++)
        {
          LexPlayCard *card = &trick.cards[(first + i) % LEX_N_SEATS];

          *card = cards[start + i];
          card->note = g_strdup (card->note);
        }
      trick.leader = find_leader (&trick, leader);
      leader = trick.winner = find_winner (&trick, trumps);
      g_array_append_val (self->tricks, trick);
    }

  return self;
}

LexSeat
lex_play_get_first (LexPlay *self)
{
  g_return_val_if_fail (LEX_IS_PLAY (self), LEX_SEAT_NORTH);

  return self->first;
}

LexTrumps
lex_play_get_trumps (LexPlay *self)
{
  g_return_val_if_fail (LEX_IS_PLAY (self), LEX_TRUMPS_UNKNOWN);

  return self->trumps;
}

const LexTrick *
lex_play_get_tricks (LexPlay *self, gsize *n_tricks)
{
  g_return_val_if_fail (LEX_IS_PLAY (self) && n_tricks != NULL, NULL);

  *n_tricks = self->tricks->len;
  return (const LexTrick *) (gpointer) self->tricks->data;
}

int
lex_play_get_turn (LexPlay *self)
{
  const LexTrick *last;

  g_return_val_if_fail (LEX_IS_PLAY (self), NOBODY);

  if (self->tricks->len == 0)
    return (int) self->first;

  last = &g_array_index (self->tricks, LexTrick, self->tricks->len - 1);
  if (is_complete (last) || last->leader == NOBODY)
    return last->winner;

  for (int i = 0; i < LEX_N_SEATS; i++)
    {
      int seat = (last->leader + i) % LEX_N_SEATS;

      if (!last->cards[seat].known)
        return seat;
    }

  return NOBODY;
}

LexDeal *
lex_play_dup_end_position (LexPlay *self, LexDeal *deal, guint n_tricks)
{
  LexHolding played[LEX_N_SEATS][LEX_N_SUITS] = { { 0 } };

  g_return_val_if_fail (LEX_IS_PLAY (self) && LEX_IS_DEAL (deal), NULL);

  for (guint i = 0; i < MIN (n_tricks, self->tricks->len); i++)
    {
      const LexTrick *trick = &g_array_index (self->tricks, LexTrick, i);

      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        {
          if (trick->cards[seat].known)
            played[seat][trick->cards[seat].suit] |= (LexHolding) (1u << trick->cards[seat].rank);
        }
    }

  return lex_deal_dup_without (deal, played);
}

static gboolean
fail (LexSeat seat, guint trick, const LexPlayCard *card, const char *what, GError **error)
{
  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY, _ ("Trick %u: %c plays %s%s: %s"),
               trick + 1, lex_seat_get_letter (seat), lex_suit_get_symbol (card->suit),
               lex_rank_get_text (card->rank, LEX_LANGUAGE_EN), what);
  return FALSE;
}

/* Whether @seat could follow to the trick with what he still held, and did not. Without the
 * leader nothing can be said. */
static gboolean
is_revoke (const LexTrick *trick, LexSeat seat, LexDeal *left)
{
  const LexPlayCard *led = trick->leader != NOBODY ? &trick->cards[trick->leader] : NULL;

  return led != NULL && led->known && trick->cards[seat].suit != led->suit
         && lex_deal_get_holding (left, seat, led->suit) != 0;
}

static gboolean
check_card (const LexTrick *trick, guint i, LexSeat seat, LexDeal *left, GError **error)
{
  const LexPlayCard *card = &trick->cards[seat];
  const gboolean revoke = is_revoke (trick, seat, left);

  if (!card->known || !lex_deal_get_known (left, seat))
    return TRUE;
  if ((lex_deal_get_holding (left, seat, card->suit) & (1u << card->rank)) == 0)
    return fail (seat, i, card, _ ("this card is not in that hand; correct the deal or the play"),
                 error);
  if (revoke && card->fault == LEX_FAULT_NONE)
    return fail (seat, i, card, _ ("this is a revoke; mark it ^R or correct it"), error);
  if (!revoke && card->fault == LEX_FAULT_REVOKE)
    return fail (seat, i, card, _ ("this is no revoke; take out its mark ^R"), error);

  return TRUE;
}

gboolean
lex_play_check (LexPlay *self, LexDeal *deal, GError **error)
{
  g_return_val_if_fail (LEX_IS_PLAY (self) && LEX_IS_DEAL (deal), FALSE);

  for (guint i = 0; i < self->tricks->len; i++)
    {
      const LexTrick *trick = &g_array_index (self->tricks, LexTrick, i);
      g_autoptr (LexDeal) left = lex_play_dup_end_position (self, deal, i);

      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        {
          if (!check_card (trick, i, (LexSeat) seat, left, error))
            return FALSE;
        }
    }

  return TRUE;
}
