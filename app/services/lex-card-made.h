/* lex-card-made.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_card_made_add_all:
 * @cards: (element-type LexStudyCard): a deck
 * @made: (element-type LexMadeCard): what lex_questions_load_made() reads
 *
 * Adds the cards that the build made of clauses and tables to a deck.
 */
void lex_card_made_add_all (GPtrArray *cards, GPtrArray *made);

G_END_DECLS
