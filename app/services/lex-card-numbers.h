/* lex-card-numbers.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "model/lex-made-card.h"

G_BEGIN_DECLS

/**
 * lex_card_numbers_add_all:
 * @cards: (element-type LexMadeCard): where to add them
 * @clauses: (element-type LexClause): the clauses of a document, in order
 *
 * Makes a card of each row of each table that has a number in it, which asks for what stands in the
 * other columns, by their headings.
 */
void lex_card_numbers_add_all (GPtrArray *cards, GPtrArray *clauses);

G_END_DECLS
