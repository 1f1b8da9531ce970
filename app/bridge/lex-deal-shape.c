/* lex-deal-shape.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells from the cards alone whether a deal is a whole one, an end position, a
 * single hand or one suit. It refuses to know how each is drawn or called. The view of a deal
 * and its words call it.
 */

#include "bridge/lex-deal-shape.h"

static guint
count_suits (LexDeal *deal, LexSuit *last)
{
  guint n_suits = 0;

  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
      if (lex_deal_get_holding (deal, seat, suit) != 0)
        {
          *last = suit;
          n_suits++;
          break;
        }
  return n_suits;
}

/* In the middle of a trick some have a card less; who has most tells how many tricks are to come.
 */
static guint
count_longest (LexDeal *deal)
{
  guint longest = 0;

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    longest = MAX (longest, lex_deal_count (deal, seat));
  return longest;
}

LexDealShape
lex_deal_shape_of (LexDeal *deal)
{
  LexDealShape shape = { .form = LEX_DEAL_FORM_WHOLE };
  const guint longest = count_longest (deal);

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_known (deal, seat))
      {
        shape.seat = seat;
        shape.n_known++;
      }
  if (longest < LEX_N_RANKS)
    shape.n_tricks = longest;
  if (shape.n_known == 1)
    shape.form = LEX_DEAL_FORM_HAND;
  else if (count_suits (deal, &shape.suit) == 1)
    {
      /* Cards of the other suits are left out, not played. */
      shape.form = LEX_DEAL_FORM_SUIT;
      shape.n_tricks = 0;
    }
  else if (shape.n_tricks > 0)
    shape.form = LEX_DEAL_FORM_END;
  return shape;
}
