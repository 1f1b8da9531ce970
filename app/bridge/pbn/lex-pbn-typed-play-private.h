/* lex-pbn-typed-play-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-play.h"

G_BEGIN_DECLS

/**
 * LexPbnTypedTrick:
 * @leader: who is said to have led, a #LexSeat, or -1
 * @n_cards: how many were typed
 * @cards: them, from the leader on
 *
 * One trick as somebody types it.
 */
typedef struct
{
  int leader;
  guint n_cards;
  LexPlayCard cards[LEX_N_SEATS];
} LexPbnTypedTrick;

/**
 * lex_pbn_typed_play_dup:
 * @tricks: (element-type LexPbnTypedTrick): the tricks; the first says who led
 * @trumps: what is trumps
 * @deal: (nullable): the hands
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Puts tricks that are typed in the order of play under the fixed columns of PBN, and marks revokes
 * and leads out of turn.
 *
 * Returns: (transfer full) (nullable): rows of a section Play; %NULL where a trick can be read in
 *   more than one way
 */
char *lex_pbn_typed_play_dup (GArray *tricks, LexTrumps trumps, LexDeal *deal, GError **error);

G_END_DECLS
