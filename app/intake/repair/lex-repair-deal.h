/* lex-repair-deal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-suits.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexRepairDealOutcome:
 * @LEX_REPAIR_DEAL_NONE: the lines are no deal
 * @LEX_REPAIR_DEAL_WHOLE: one deal is all that they can be
 * @LEX_REPAIR_DEAL_UNSURE: they are a deal, but not only one
 *
 * What came of the lines of a diagram.
 */
typedef enum
{
  LEX_REPAIR_DEAL_NONE,
  LEX_REPAIR_DEAL_WHOLE,
  LEX_REPAIR_DEAL_UNSURE,
} LexRepairDealOutcome;

/**
 * lex_repair_deal_restore:
 * @lines: (array zero-terminated=1): the lines of a diagram as printed, none of them blank
 * @language: whose ranks
 * @named: the suit that the text around it names, or -1: a layout of one suit is of that
 * @suits: where to note what its signs stood for
 * @deal: (out) (transfer full) (nullable): the value of PBN's Deal tag
 *
 * Finds whose cards are whose: North stands above, West and East beside one another, South below,
 * each with spades first. No card is in two hands, and the hands have equally many.
 *
 * Returns: what came of it
 */
LexRepairDealOutcome lex_repair_deal_restore (const char *const *lines, LexLanguage language,
                                              int named, LexRepairSuits *suits, char **deal);

/**
 * lex_repair_deal_restore_hand:
 * @words: what stands behind the name of the seat: `♠AD7 ♥8 ♦K10984 ♣D1052`
 * @seat: whose hand it is
 * @language: whose ranks
 * @suits: where to note what its signs stood for
 *
 * Finds the thirteen cards of one hand.
 *
 * Returns: (transfer full) (nullable): the value of PBN's Deal tag, %NULL if they are not
 *   thirteen, or in more ways than one
 */
char *lex_repair_deal_restore_hand (const char *words, char seat, LexLanguage language,
                                    LexRepairSuits *suits);

G_END_DECLS
