/* lex-card-cloze.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "model/lex-made-card.h"
#include "services/lex-card-telling.h"

G_BEGIN_DECLS

/**
 * LEX_CARD_CLOZE_GAP:
 *
 * What stands where words are left out.
 */
#define LEX_CARD_CLOZE_GAP "[…]"

/**
 * lex_card_cloze_add_all:
 * @cards: (element-type LexMadeCard): where to add them
 * @clauses: (element-type LexClause): the clauses of a document, in order
 * @telling: the meanings whose words tell
 *
 * Makes a card of each clause in which words can be left out: in front the clause with gaps, behind
 * the clause whole, where the words left out are emphasised. Not of clauses that are no whole
 * sentences or hold a table.
 */
void lex_card_cloze_add_all (GPtrArray *cards, GPtrArray *clauses, const LexCardTelling *telling);

G_END_DECLS
