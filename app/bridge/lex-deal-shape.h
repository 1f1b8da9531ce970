/* lex-deal-shape.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-deal.h"

G_BEGIN_DECLS

/**
 * LexDealForm:
 * @LEX_DEAL_FORM_WHOLE: two hands or more, each of all suits
 * @LEX_DEAL_FORM_END: all hands that are known have played
 * @LEX_DEAL_FORM_HAND: one hand alone
 * @LEX_DEAL_FORM_SUIT: two hands or more, all of the same suit
 *
 * As what a deal is drawn.
 */
typedef enum
{
  LEX_DEAL_FORM_WHOLE,
  LEX_DEAL_FORM_END,
  LEX_DEAL_FORM_HAND,
  LEX_DEAL_FORM_SUIT,
} LexDealForm;

/**
 * LexDealShape:
 * @form: as what it is drawn
 * @seat: whose hand it is, of a single one
 * @suit: which suit it is, of a layout of one suit
 * @n_tricks: how many tricks are left to play; 0 where that can not be told
 * @n_known: how many hands are known
 *
 * What the cards of a deal say of it: no mark in its source is needed.
 */
typedef struct
{
  LexDealForm form;
  LexSeat seat;
  LexSuit suit;
  guint n_tricks;
  guint n_known;
} LexDealShape;

/**
 * lex_deal_shape_of:
 * @deal: a deal
 *
 * Looks at the cards.
 *
 * Returns: the shape
 */
LexDealShape lex_deal_shape_of (LexDeal *deal);

G_END_DECLS
