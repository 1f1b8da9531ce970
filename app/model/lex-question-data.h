/* lex-question-data.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-made-card.h"
#include "model/lex-question.h"

G_BEGIN_DECLS

/**
 * lex_question_data_pack:
 * @questions: (element-type LexQuestion): questions
 * @made: (element-type LexMadeCard): cards that were made of what the library says
 *
 * Packs questions for a file.
 *
 * Returns: (transfer full): bytes that lex_question_data_unpack() reads on any machine
 */
GBytes *lex_question_data_pack (GPtrArray *questions, GPtrArray *made);

/**
 * lex_question_data_unpack:
 * @data: what lex_question_data_pack() packed, perhaps damaged since
 *
 * Unpacks questions.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the questions, or %NULL if @data
 * is no such thing or damaged
 */
GPtrArray *lex_question_data_unpack (GBytes *data);

/**
 * lex_question_data_unpack_folded:
 * @data: what lex_question_data_pack() packed, perhaps damaged since
 *
 * Unpacks questions but for what they say, which takes longest: what is asked, the answers and the
 * corrections. lex_question_data_unfold() does that for one.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the questions, or %NULL if @data
 * is no such thing or damaged
 */
GPtrArray *lex_question_data_unpack_folded (GBytes *data);

/**
 * lex_question_data_unfold:
 * @question: a question, folded or not
 *
 * Unpacks what a question says, if nobody did.
 *
 * Returns: (transfer none): @question
 */
LexQuestion *lex_question_data_unfold (LexQuestion *question);

/**
 * lex_question_data_unpack_labels:
 * @data: what lex_question_data_pack() gave
 *
 * Reads only by which clauses questions are answered.
 *
 * Returns: (transfer full) (nullable) (element-type GPtrArray): of each question its #LexLabel;
 *   %NULL if @data is no such thing
 */
GPtrArray *lex_question_data_unpack_labels (GBytes *data);

/**
 * lex_question_data_unpack_made:
 * @data: what lex_question_data_pack() packed, perhaps damaged since
 *
 * Unpacks the cards that were made.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the cards, or %NULL if @data is
 * no such thing or damaged
 */
GPtrArray *lex_question_data_unpack_made (GBytes *data);

/**
 * lex_question_data_unfold_made:
 * @packed: that of a #LexMadeCard
 * @front: (array fixed-size=2) (out): by language, what is asked
 * @back: (array fixed-size=2) (out): by language, the answer
 *
 * Gets what such a card says.
 */
void lex_question_data_unfold_made (GVariant *packed, LexText **front, LexText **back);

G_END_DECLS
