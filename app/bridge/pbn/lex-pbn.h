/* lex-pbn.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-auction.h"
#include "bridge/lex-bridge-error.h"
#include "bridge/lex-deal.h"
#include "bridge/lex-play.h"
#include "bridge/lex-vulnerability.h"
#include "bridge/pbn/lex-pbn-game.h"

G_BEGIN_DECLS

/**
 * LexPbn:
 * @deal: (nullable): the hands
 * @auction: (nullable): the calls
 * @vulnerability: who is vulnerable
 * @contract: (nullable): as PBN writes it, such as `4S`; of an end position the denomination alone
 * @dealer: (nullable): who dealt, `N`, `E`, `S` or `W`
 * @dealer_by_number: whether the game does not say so, but the number of its board (Law 2)
 * @vulnerability_by_number: the same of who is vulnerable
 * @declarer: (nullable): `N`, `E`, `S` or `W`
 * @trumps: what the contract makes trumps
 * @play: (nullable): the cards played
 *
 * What a PBN game means: as much of it as an example needs.
 */
typedef struct
{
  LexDeal *deal;
  LexAuction *auction;
  LexVulnerability vulnerability;
  char *contract;
  char *dealer;
  gboolean dealer_by_number;
  gboolean vulnerability_by_number;
  char *declarer;
  LexTrumps trumps;
  LexPlay *play;
} LexPbn;

/**
 * lex_pbn_interpret:
 * @game: a game
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads a game's deal, auction and play. What it does not say of dealer and vulnerability follows
 * from the number of the board.
 *
 * PBN's `^I` marks an insufficient bid that was accepted; for one that was corrected it has no
 * mark. The bid counts as withdrawn when its note says so (`W: 1NT -> 2NT`), when the call after
 * it is the lowest sufficient bid of its denomination, or when only so the declarer comes out as
 * the tag `Declarer` has it. A note says so of any other call, too (`N: 1D -> -` when nothing
 * replaced it at once); and so does a comment of that form, after the call before.
 *
 * Returns: (transfer full) (nullable): what it means; free with lex_pbn_free()
 */
LexPbn *lex_pbn_interpret (const LexPbnGame *game, GError **error);

/**
 * lex_pbn_interpret_deal:
 * @game: a game
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads what lex_pbn_interpret() does, without auction and play, for a game where these cannot be.
 *
 * Returns: (transfer full) (nullable): what it means; free with lex_pbn_free()
 */
LexPbn *lex_pbn_interpret_deal (const LexPbnGame *game, GError **error);

/**
 * lex_pbn_parse:
 * @text: one game in PBN 2.1, import format
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Reads the first game and interprets it.
 *
 * Returns: (transfer full) (nullable): the game; free with lex_pbn_free()
 */
LexPbn *lex_pbn_parse (const char *text, GError **error);

/**
 * lex_pbn_copy:
 * @self: a game
 *
 * Copies it; deal, auction and play, which never change, are shared.
 *
 * Returns: (transfer full): a copy
 */
LexPbn *lex_pbn_copy (const LexPbn *self);

/**
 * lex_pbn_free:
 * @self: (transfer full) (nullable): a game
 *
 * Frees it.
 */
void lex_pbn_free (LexPbn *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbn, lex_pbn_free)

G_END_DECLS
