/* lex-play.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-deal.h"
#include "bridge/lex-trumps.h"

G_BEGIN_DECLS

#define LEX_TYPE_PLAY (lex_play_get_type ())
G_DECLARE_FINAL_TYPE (LexPlay, lex_play, LEX, PLAY, GObject)

/**
 * LexFault:
 * @LEX_FAULT_NONE: a regular card
 * @LEX_FAULT_REVOKE: a revoke that was not noticed in time (PBN `^R`)
 * @LEX_FAULT_LEAD: a lead out of turn that was accepted (PBN `^L`)
 *
 * How a played card broke the Laws, as PBN section 3.9 records it.
 */
typedef enum
{
  LEX_FAULT_NONE,
  LEX_FAULT_REVOKE,
  LEX_FAULT_LEAD,
} LexFault;

/**
 * LexPlayCard:
 * @known: whether it is told which card was played
 * @suit: its suit
 * @rank: its bit in a #LexHolding
 * @fault: how it broke the Laws
 * @note: (nullable): what PBN's Note says of it; owned by the play
 *
 * One card of a trick.
 */
typedef struct
{
  gboolean known;
  LexSuit suit;
  guint rank;
  LexFault fault;
  const char *note;
} LexPlayCard;

/**
 * LexTrick:
 * @leader: who led, a #LexSeat, or -1 where that is not known
 * @winner: who won, a #LexSeat, or -1 where a card or the trumps are not known
 * @cards: what each seat played
 *
 * One trick. Its last may lack cards.
 */
typedef struct
{
  int leader;
  int winner;
  LexPlayCard cards[LEX_N_SEATS];
} LexTrick;

/**
 * lex_play_new:
 * @first: whose column is the first: the opening leader
 * @trumps: what is trumps
 * @cards: (array length=n_cards): the cards, four to a trick, each trick beginning with @first's
 * @n_cards: their number
 *
 * Makes a play and works out who led to each trick and who won it.
 *
 * Returns: (transfer full): a new immutable play
 */
LexPlay *lex_play_new (LexSeat first, LexTrumps trumps, const LexPlayCard *cards, gsize n_cards);

/**
 * lex_play_get_first:
 * @self: a play
 *
 * Gets the opening leader.
 *
 * Returns: the opening leader, whose column is the first in PBN
 */
LexSeat lex_play_get_first (LexPlay *self);

/**
 * lex_play_get_trumps:
 * @self: a play
 *
 * Gets what is trumps.
 *
 * Returns: what is trumps
 */
LexTrumps lex_play_get_trumps (LexPlay *self);

/**
 * lex_play_get_tricks:
 * @self: a play
 * @n_tricks: (out): their number, the unfinished one included
 *
 * Gets the tricks in order.
 *
 * Returns: (transfer none) (array length=n_tricks): the tricks
 */
const LexTrick *lex_play_get_tricks (LexPlay *self, gsize *n_tricks);

/**
 * lex_play_get_turn:
 * @self: a play
 *
 * Tells whose turn it is after the last card.
 *
 * Returns: a #LexSeat, or -1 where that is not known
 */
int lex_play_get_turn (LexPlay *self);

/**
 * lex_play_dup_end_position:
 * @self: a play
 * @deal: the deal before the first trick
 * @n_tricks: how many tricks to take away; G_MAXUINT for all, the unfinished one too
 *
 * Works out the cards that are left. A card that @deal does not have in that hand is passed over.
 *
 * Returns: (transfer full): a deal of fewer cards
 */
LexDeal *lex_play_dup_end_position (LexPlay *self, LexDeal *deal, guint n_tricks);

/**
 * lex_play_check:
 * @self: a play
 * @deal: the deal before the first trick
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Checks that each card was in the hand that played it and was played once, that suit was
 * followed, and that each card marked as a revoke is one.
 *
 * Returns: %FALSE with @error set where the play can not be
 */
gboolean lex_play_check (LexPlay *self, LexDeal *deal, GError **error);

G_END_DECLS
