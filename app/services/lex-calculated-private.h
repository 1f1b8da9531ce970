/* lex-calculated-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexMade:
 * @text: what the question says
 * @why: why the answer is right
 * @value: the answer
 *
 * A question that was calculated, in both languages.
 */
typedef struct
{
  char *text[LEX_N_LANGUAGES];
  char *why[LEX_N_LANGUAGES];
  double value;
} LexMade;

/**
 * LexMaker:
 * @made: (out): the question
 * @seed: any number
 *
 * Calculates a question.
 */
typedef void (*LexMaker) (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_pairs:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks which pair comes to a table in a Mitchell with an odd number of tables.
 */
void lex_calculated_make_pairs (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_boards:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks which boards come to a table in a Mitchell with an odd number of tables.
 */
void lex_calculated_make_boards (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_skip:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks which pair comes to a table in a Mitchell with an even number of tables and a skip.
 */
void lex_calculated_make_skip (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_unplayed:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many boards a pair does not play in a Mitchell that is cut short.
 */
void lex_calculated_make_unplayed (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_half_table:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many boards a pair plays where a pair is missing in a Mitchell.
 */
void lex_calculated_make_half_table (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_howell:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how long a complete Howell takes.
 */
void lex_calculated_make_howell (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_round_robin:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many boards a team plays when each meets each.
 */
void lex_calculated_make_round_robin (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_knockout:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many teams have a bye in a knockout.
 */
void lex_calculated_make_knockout (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_share_relay:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks for a set of boards in a Mitchell of an even number of tables with share and relay.
 */
void lex_calculated_make_share_relay (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_arrow_switch:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many boards are played in a direction when arrows are switched at the end.
 */
void lex_calculated_make_arrow_switch (LexMade *made, guint32 seed);

/**
 * lex_calculated_make_swiss:
 * @made: (out): the question
 * @seed: any number
 *
 * Asks how many rounds of a Swiss leave one winner of all matches.
 */
void lex_calculated_make_swiss (LexMade *made, guint32 seed);

G_END_DECLS
