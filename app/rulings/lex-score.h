/* lex-score.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-contract.h"

G_BEGIN_DECLS

/**
 * LEX_TRICKS:
 *
 * The tricks of a deal.
 */
#define LEX_TRICKS 13

/**
 * LexScoreParts:
 * @undertricks: for a contract that went down, not above 0; then all else is 0
 * @tricks: for the odd tricks bid
 * @overtricks: for those above
 * @game: for game or part-score
 * @slam: for a slam
 * @insult: for making a doubled contract
 *
 * What a score is made of.
 */
typedef struct
{
  int undertricks;
  int tricks;
  int overtricks;
  int game;
  int slam;
  int insult;
} LexScoreParts;

/**
 * lex_score_get_parts:
 * @contract: a contract
 * @vulnerable: whether the declaring side is vulnerable
 * @tricks: the tricks that declarer's side won, at most `LEX_TRICKS`
 * @parts: (out): what the score is made of
 *
 * Scores a deal that was played (Law 77), item by item.
 */
void lex_score_get_parts (const LexContract *contract, gboolean vulnerable, guint tricks,
                          LexScoreParts *parts);

/**
 * lex_score_of:
 * @contract: a contract
 * @vulnerable: whether the declaring side is vulnerable
 * @tricks: the tricks that declarer's side won, at most `LEX_TRICKS`
 *
 * Scores a deal that was played (Law 77).
 *
 * Returns: points for the declaring side, negative when the contract went down
 */
int lex_score_of (const LexContract *contract, gboolean vulnerable, guint tricks);

G_END_DECLS
