/* made-game.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-auction.h"
#include "bridge/lex-play.h"

G_BEGIN_DECLS

/* A game as it was made up. */
typedef struct
{
  GRand *random; /* borrowed */

  char *deal; /* owned: the hands as PBN, before a card is played */
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
} MadeGame;

/* Tells, with the chance of so many in a hundred. */
gboolean made_game_perhaps (MadeGame *self, int percent);

/* A number below @n. */
guint made_game_choose (MadeGame *self, guint n);

/* Makes up a game; only @random is given. */
void made_game_make (MadeGame *self);
void made_game_clear (MadeGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MadeGame, made_game_clear)

G_END_DECLS
