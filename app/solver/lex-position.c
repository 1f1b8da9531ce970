/* lex-position.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a play: what is held before each card, and whose turn it is. It refuses to know how
 * a point is solved, and what a revoke costs. lex-solver.c calls it, and its test.
 */

#include "solver/lex-position.h"

static gboolean
begin (LexPosition *self, LexPlay *play, LexDeal *deal)
{
  const guint n = lex_deal_count (deal, LEX_SEAT_NORTH);

  self->trumps = lex_play_get_trumps (play);
  self->leader = self->turn = lex_play_get_first (play);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (!lex_deal_get_known (deal, seat) || lex_deal_count (deal, seat) != n)
        return FALSE;
      for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
        self->left[seat][suit] = lex_deal_get_holding (deal, seat, suit);
    }
  return n > 0 && self->trumps != LEX_TRUMPS_UNKNOWN;
}

/* Plays a card; %FALSE if that can not have been. */
static gboolean
play_card (LexPosition *self, const LexPlayCard *card)
{
  const LexHolding bit = (LexHolding) (1u << card->rank);

  if (!card->known || (self->left[self->turn][card->suit] & bit) == 0)
    return FALSE;
  self->left[self->turn][card->suit] &= (LexHolding) ~bit;
  if (self->n_played < G_N_ELEMENTS (self->played))
    self->played[self->n_played] = *card;
  self->n_played++;
  self->turn = (LexSeat) ((self->turn + 1) % LEX_N_SEATS);
  return TRUE;
}

/* Adds the points of a trick; %FALSE if it cannot be told how to go on. */
static gboolean
add_trick (GArray *points, LexPosition *self, const LexTrick *trick)
{
  if (trick->leader < 0)
    return FALSE;
  self->leader = self->turn = (LexSeat) trick->leader;
  for (guint i = 0; i < LEX_N_SEATS; i++)
    {
      const LexPlayCard *card = &trick->cards[self->turn];

      g_array_append_val (points, *self);
      if (!play_card (self, card))
        return FALSE;
    }
  if (trick->winner < 0)
    return FALSE;
  self->won[trick->winner % 2]++;
  self->trick++;
  self->n_played = 0;
  self->leader = self->turn = (LexSeat) trick->winner;
  return TRUE;
}

static gboolean
is_over (const LexPosition *self)
{
  LexHolding any = 0;

  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    any |= self->left[self->turn][suit];
  return any == 0;
}

GArray *
lex_positions_of (LexPlay *play, LexDeal *deal)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (LexPosition));
  LexPosition position = { 0 };
  const LexTrick *tricks;
  gsize n_tricks;

  g_return_val_if_fail (LEX_IS_PLAY (play) && LEX_IS_DEAL (deal), points);

  tricks = lex_play_get_tricks (play, &n_tricks);
  if (!begin (&position, play, deal))
    return points;
  for (gsize i = 0; i < n_tricks; i++)
    if (is_over (&position) || !add_trick (points, &position, &tricks[i]))
      return points;
  if (!is_over (&position))
    g_array_append_val (points, position);
  return points;
}
