/* lex-correct-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-spelling.h"

G_BEGIN_DECLS

/**
 * LEX_CORRECT_BLOCK_BYTES:
 *
 * How large a row of the table `correct` is.
 */
#define LEX_CORRECT_BLOCK_BYTES 512

/**
 * LEX_CORRECT_N_PROBES:
 *
 * How many bits a word has in its block.
 */
#define LEX_CORRECT_N_PROBES 6

/**
 * LexCorrectSums:
 * @length: how many letters the word has
 * @sums: by letters, their sum so far, each times the base to the power of its place
 *
 * What a word is told by: what is left without one letter or two follows at once, however long it
 * is.
 */
typedef struct
{
  gsize length;
  guint64 sums[LEX_SPELLING_MAX_LENGTH + 1];
} LexCorrectSums;

/**
 * LEX_CORRECT_INVERSE:
 *
 * Times the base it is one.
 */
#define LEX_CORRECT_INVERSE 17428512612931826493u

/**
 * lex_correct_sum_up:
 * @self: (out): the sums
 * @word: a word
 * @length: how many letters it has, at most #LEX_SPELLING_MAX_LENGTH
 *
 * Sums a word up.
 */
void lex_correct_sum_up (LexCorrectSums *self, const char *word, gsize length);

/**
 * lex_correct_stir:
 * @value: a sum
 *
 * Makes of near sums far numbers.
 *
 * Returns: the number
 */
guint64 lex_correct_stir (guint64 value);

/**
 * lex_correct_hash:
 * @self: the sums of a word
 *
 * Tells by which number the word is known in the table.
 *
 * Returns: the number; its upper half chooses the block
 */
guint64 lex_correct_hash (const LexCorrectSums *self);

/**
 * lex_correct_get_probe:
 * @value: a number of lex_correct_hash()
 * @probe: which of the bits
 *
 * Tells which bits of the block are the word's.
 *
 * Returns: the place of the bit
 */
guint lex_correct_get_probe (guint64 value, guint probe);

G_END_DECLS
