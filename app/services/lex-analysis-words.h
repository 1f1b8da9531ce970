/* lex-analysis-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn.h"
#include "model/lex-language.h"
#include "solver/lex-solution.h"

G_BEGIN_DECLS

/**
 * LEX_ANALYSIS_N_ROWS:
 *
 * How many declarers a table has, and below it how many denominations.
 */
#define LEX_ANALYSIS_N_ROWS 4
#define LEX_ANALYSIS_N_COLUMNS 5

/**
 * lex_analysis_words_get_seat:
 * @row: a row of the table, from 0
 *
 * Gets whose row it is: partners stand together, as hand records have it.
 *
 * Returns: the declarer
 */
LexSeat lex_analysis_words_get_seat (guint row);

/**
 * lex_analysis_words_get_trumps:
 * @column: a column of the table, from 0
 *
 * Gets what is trumps there: notrump first, then the suits from spades down.
 *
 * Returns: the denomination
 */
LexTrumps lex_analysis_words_get_trumps (guint column);

/**
 * lex_analysis_words_get_column:
 * @column: a column of the table, from 0
 * @language: how notrump is written
 *
 * Gets what stands above it.
 *
 * Returns: (transfer none): `NT`, `BA` or a suit's symbol
 */
const char *lex_analysis_words_get_column (guint column, LexLanguage language);

/**
 * lex_analysis_words_dup_par:
 * @solution: a solution with a par
 * @language: how the contracts are written
 *
 * Says par and the contracts worth it.
 *
 * Returns: (transfer full): one line, such as `Par: NS −110 (2♠ EW)`
 */
char *lex_analysis_words_dup_par (const LexSolution *solution, LexLanguage language);

/**
 * lex_analysis_words_dup_outcome:
 * @pbn: the game that was solved
 * @solution: its solution, with a table
 * @language: how a contract is written
 *
 * Writes what a weighted score can start from: the contract that was played, with the tricks that
 * its declarer makes, or else one that is worth par.
 *
 * Returns: (transfer full) (nullable): an outcome, such as `4♠W+1`, `3BAN-1`; %NULL where there is
 * none
 */
char *lex_analysis_words_dup_outcome (const LexPbn *pbn, const LexSolution *solution,
                                      LexLanguage language);

/**
 * lex_analysis_words_get_caution:
 *
 * Says what such figures are not.
 *
 * Returns: (transfer none): two sentences
 */
const char *lex_analysis_words_get_caution (void);

G_END_DECLS
