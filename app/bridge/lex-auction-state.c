/* lex-auction-state.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What makes a call legal: the standing bid, doubles and passes, moved on call by call (Laws 18 to
 * 22). It refuses to know how calls are written down and what happens to illegal ones.
 * Whoever follows an auction calls it.
 */

#include "bridge/lex-auction-state.h"

#include "bridge/lex-call.h"

gboolean
lex_auction_state_is_over (const LexAuctionState *self)
{
  return self->n_passes >= (self->rank > 0 ? 3u : 4u);
}

gboolean
lex_auction_state_allows (const LexAuctionState *self, LexSeat seat, const char *call)
{
  gboolean theirs = (seat + self->bidder) % 2 == 1;

  if (g_str_equal (call, "X"))
    return self->rank > 0 && theirs && self->doubled == 0;
  if (g_str_equal (call, "XX"))
    return self->rank > 0 && !theirs && self->doubled == 1;

  return g_str_equal (call, "Pass") || lex_call_get_rank (call) > self->rank;
}

void
lex_auction_state_apply (LexAuctionState *self, LexSeat seat, const char *call)
{
  guint rank = lex_call_get_rank (call);

  if (g_str_equal (call, "Pass"))
    {
      self->n_passes++;
      return;
    }

  self->n_passes = 0;
  if (rank == 0)
    {
      self->doubled++;
      return;
    }

  self->rank = rank;
  self->bidder = seat;
  self->doubled = 0;
}
