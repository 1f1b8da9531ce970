/* lex-fsrs.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_FSRS_VERSION:
 *
 * Which algorithm this is: FSRS-6. Logs and states name it, since a later one understands the same
 * answers otherwise.
 */
#define LEX_FSRS_VERSION 6

/**
 * LEX_FSRS_PARAMETERS:
 *
 * How many parameters the algorithm has.
 */
#define LEX_FSRS_PARAMETERS 21

/**
 * LexRating:
 * @LEX_RATING_AGAIN: not known
 * @LEX_RATING_HARD: known, with trouble
 * @LEX_RATING_GOOD: known
 * @LEX_RATING_EASY: known at once
 *
 * How an answer went.
 */
typedef enum
{
  LEX_RATING_AGAIN = 1,
  LEX_RATING_HARD,
  LEX_RATING_GOOD,
  LEX_RATING_EASY,
} LexRating;

/**
 * LexMemory:
 * @stability: after how many days a card is known with a chance of 0.9; 0 before the first answer
 * @difficulty: from 1 to 10
 *
 * What the algorithm believes of one card in one head.
 */
typedef struct
{
  double stability;
  double difficulty;
} LexMemory;

/**
 * lex_fsrs_get_defaults:
 *
 * Gets the parameters that were fitted to many people's answers.
 *
 * Returns: (transfer none) (array fixed-size=21): the parameters
 */
const double *lex_fsrs_get_defaults (void);

/**
 * lex_fsrs_are_parameters:
 * @parameters: (array fixed-size=21): numbers
 *
 * Tells whether each lies within the bounds that the algorithm has for it.
 *
 * Returns: %TRUE if they can be used
 */
gboolean lex_fsrs_are_parameters (const double *parameters);

/**
 * lex_fsrs_clamp_parameters:
 * @parameters: (array fixed-size=21) (inout): numbers
 *
 * Brings each within its bounds.
 */
void lex_fsrs_clamp_parameters (double *parameters);

/**
 * lex_fsrs_recall:
 * @parameters: (array fixed-size=21): the parameters
 * @memory: a memory that had an answer
 * @days: days since that, a part of a day too
 *
 * Tells the chance that the card is known now.
 *
 * Returns: from 0 to 1
 */
double lex_fsrs_recall (const double *parameters, const LexMemory *memory, double days);

/**
 * lex_fsrs_answer:
 * @parameters: (array fixed-size=21): the parameters
 * @memory: what was believed
 * @rating: how the answer went
 * @days: whole days since the last answer; 0 on the same day
 *
 * Learns from an answer.
 *
 * Returns: what is believed now
 */
LexMemory lex_fsrs_answer (const double *parameters, const LexMemory *memory, LexRating rating,
                           guint days);

/**
 * lex_fsrs_get_interval:
 * @parameters: (array fixed-size=21): the parameters
 * @memory: a memory that had an answer
 * @retention: the chance that is wanted when the card comes again, between 0 and 1
 *
 * Says when a card should come again.
 *
 * Returns: days, not rounded, not bounded
 */
double lex_fsrs_get_interval (const double *parameters, const LexMemory *memory, double retention);

G_END_DECLS
