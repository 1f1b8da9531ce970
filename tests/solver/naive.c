/* naive.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of play as plainly as they can be said: every line of play is tried. It refuses to be
 * quick. The test of the solver asks it for endings of few cards.
 */

#include "naive.h"

static guint
count_left (const LexPosition *self, LexSeat seat)
{
  guint n = 0;

  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    for (guint rank = 0; rank < LEX_N_RANKS; rank++)
      n += (self->left[seat][suit] >> rank) & 1;
  return n;
}

static gboolean
beats (const LexPosition *self, const LexPlayCard *card, const LexPlayCard *best)
{
  const guint trump
      = self->trumps == LEX_TRUMPS_NONE ? LEX_N_SUITS : self->trumps - LEX_TRUMPS_SPADES;

  if (card->suit == best->suit)
    return card->rank > best->rank;
  return card->suit == trump;
}

/* The best that the side of @side can do from here on. */
static guint
count_best (const LexPosition *self, guint side)
{
  const gboolean ours = self->turn % 2 == side;
  const gboolean follows = self->n_played > 0 && self->left[self->turn][self->played[0].suit] != 0;
  const guint n = count_left (self, self->turn);
  guint best = ours ? 0 : n;

  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    for (guint rank = 0; rank < LEX_N_RANKS; rank++)
      {
        guint count;

        if ((self->left[self->turn][suit] >> rank & 1) == 0
            || (follows && suit != self->played[0].suit))
          continue;
        count = naive_count (self, (LexSuit) suit, rank);
        count = ours ? count : n - count;
        best = ours ? MAX (best, count) : MIN (best, count);
      }
  return best;
}

guint
naive_count (const LexPosition *position, LexSuit suit, guint rank)
{
  LexPosition next = *position;
  const LexPlayCard card = { .known = TRUE, .suit = suit, .rank = rank };
  const guint side = position->turn % 2;
  LexPlayCard best;
  LexSeat winner = position->leader;

  next.left[next.turn][suit] &= (LexHolding) ~(1u << rank);
  if (position->n_played < 3)
    {
      next.played[next.n_played++] = card;
      next.turn = (next.turn + 1) % LEX_N_SEATS;
      return count_best (&next, side);
    }
  best = next.played[0];
  for (guint i = 1; i < LEX_N_SEATS; i++)
    {
      const LexPlayCard *other = i < 3 ? &next.played[i] : &card;

      if (!beats (position, other, &best))
        continue;
      best = *other;
      winner = (position->leader + i) % LEX_N_SEATS;
    }
  next.n_played = 0;
  next.leader = next.turn = winner;
  return (winner % 2 == side) + (count_left (&next, winner) > 0 ? count_best (&next, side) : 0);
}
