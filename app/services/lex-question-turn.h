/* lex-question-turn.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"

G_BEGIN_DECLS

/**
 * LexTurn:
 * @seats: by how many seats clockwise
 * @majors: whether the majors change places
 * @minors: whether the minors do
 *
 * How a question is turned.
 */
typedef struct
{
  guint seats;
  gboolean majors;
  gboolean minors;
} LexTurn;

/**
 * lex_question_turn_choose:
 * @question: a question
 * @seed: any number
 *
 * Chooses a turn that the question allows.
 *
 * Returns: the turn
 */
LexTurn lex_question_turn_choose (const LexQuestion *question, guint32 seed);

/**
 * lex_question_turn_text:
 * @text: a text
 * @turn: how to turn it
 * @language: its language
 *
 * Turns what is marked in a text: seats, and where suits change places calls, suits and cards.
 *
 * Returns: (transfer full): the turned text
 */
LexText *lex_question_turn_text (LexText *text, const LexTurn *turn, LexLanguage language);

/**
 * lex_question_turn_pbn:
 * @pbn: a deal and an auction
 * @turn: how to turn it
 *
 * Turns a deal with its auction and play.
 *
 * Returns: (transfer full): the turned one
 */
char *lex_question_turn_pbn (const char *pbn, const LexTurn *turn);

/**
 * lex_question_turn:
 * @question: a question
 * @turn: how to turn it
 *
 * Turns a question, so that its pattern can not be learned by heart; its name and what is right
 * stay.
 *
 * Returns: (transfer full): the turned question
 */
LexQuestion *lex_question_turn (const LexQuestion *question, const LexTurn *turn);

/**
 * lex_question_turn_shuffle:
 * @n: how many options there are
 * @seed: any number
 *
 * Mixes the places of options.
 *
 * Returns: (transfer full) (array length=n): each place once; the same for the same seed
 */
guint *lex_question_turn_shuffle (guint n, guint32 seed);

G_END_DECLS
