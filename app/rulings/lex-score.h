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
