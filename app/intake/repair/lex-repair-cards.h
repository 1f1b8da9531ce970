/* lex-repair-cards.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/**
 * LexRepairCards:
 * @cards: the cards that can be read
 * @bracketed: those of them that stand in brackets
 * @n_unread: how many cards can not be read
 *
 * What a printed holding says.
 */
typedef struct
{
  LexHolding cards;
  LexHolding bracketed;
  guint n_unread;
} LexRepairCards;

/**
 * lex_repair_cards_read:
 * @text: a word of a diagram: `K875`, `(A)63`, `AWR54`, `-`
 * @length: its bytes
 * @language: whose ranks: `AKDW` or `AKQJ`
 * @self: (out caller-allocates): what it says
 *
 * Reads a holding, its cards from the highest down. A letter among them that is
 * no rank is a card that can not be read.
 *
 * Returns: whether it is one
 */
gboolean lex_repair_cards_read (const char *text, gsize length, LexLanguage language,
                                LexRepairCards *self);

/**
 * lex_repair_cards_read_mark:
 * @text: a word of a diagram: `♠`, `&`, `©`, `QO`
 * @length: its bytes
 *
 * Tells whether a word may be the sign of a suit, as printed or as a scanner saw it.
 *
 * Returns: whether it may
 */
gboolean lex_repair_cards_read_mark (const char *text, gsize length);

G_END_DECLS
