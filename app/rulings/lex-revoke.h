/* lex-revoke.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexRevokeBar:
 * @LEX_REVOKE_BAR_NONE: nothing of what follows
 * @LEX_REVOKE_BAR_NOT_ESTABLISHED: it was corrected in time (62A)
 * @LEX_REVOKE_BAR_REPEATED: the same player revoked in the same suit before, and that is
 *   established (64B2)
 * @LEX_REVOKE_BAR_FACED: a penalty card or a card of dummy was not played (64B3)
 * @LEX_REVOKE_BAR_NEXT_DEAL: attention came after the other side called on the next deal (64B4)
 * @LEX_REVOKE_BAR_ROUND_OVER: attention came after the round (64B5)
 * @LEX_REVOKE_BAR_TWELFTH: it was on trick 12 (64B6)
 * @LEX_REVOKE_BAR_BOTH_SIDES: both sides revoked, and both revokes are established (64B7)
 * @LEX_REVOKE_BAR_CORRECTED: it was corrected where both sides revoked on one trick (64B8)
 *
 * Why there is no automatic transfer.
 */
typedef enum
{
  LEX_REVOKE_BAR_NONE,
  LEX_REVOKE_BAR_NOT_ESTABLISHED,
  LEX_REVOKE_BAR_REPEATED,
  LEX_REVOKE_BAR_FACED,
  LEX_REVOKE_BAR_NEXT_DEAL,
  LEX_REVOKE_BAR_ROUND_OVER,
  LEX_REVOKE_BAR_TWELFTH,
  LEX_REVOKE_BAR_BOTH_SIDES,
  LEX_REVOKE_BAR_CORRECTED,
} LexRevokeBar;

#define LEX_N_REVOKE_BARS 9

/**
 * LexRevokeWinner:
 * @LEX_REVOKE_WINNER_PLAYER: the player who revoked, with a card of the own hand
 * @LEX_REVOKE_WINNER_PARTNER: that player's partner; dummy where declarer revoked
 * @LEX_REVOKE_WINNER_OTHERS: the other side
 *
 * Who won the trick of the revoke.
 */
typedef enum
{
  LEX_REVOKE_WINNER_PLAYER,
  LEX_REVOKE_WINNER_PARTNER,
  LEX_REVOKE_WINNER_OTHERS,
} LexRevokeWinner;

/**
 * LexRevoke:
 * @bar: why there may be no transfer
 * @winner: who won the trick
 * @later: how many later tricks the revoking side won
 * @missing_card: whether no card at all was played to the trick (67B1)
 *
 * A revoke, as the Laws on transfer look at it.
 */
typedef struct
{
  LexRevokeBar bar;
  LexRevokeWinner winner;
  guint later;
  gboolean missing_card;
} LexRevoke;

/**
 * lex_revoke_get_bar_label:
 * @bar: a bar
 *
 * Gets the clause it stands in.
 *
 * Returns: (transfer none): a canonical label; empty for `LEX_REVOKE_BAR_NONE`
 */
const char *lex_revoke_get_bar_label (LexRevokeBar bar);

/**
 * lex_revoke_count:
 * @self: a revoke
 * @label: (out) (transfer none): the clause it follows from
 *
 * Counts the tricks that go to the other side when play has ended (Laws 64A, 64B and 67B). Whether
 * that compensates enough, which 64C asks, it does not know.
 *
 * Returns: 0, 1 or 2
 */
guint lex_revoke_count (const LexRevoke *self, const char **label);

G_END_DECLS
