/* lex-rank.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_N_RANKS 13

/**
 * lex_rank_from_letter:
 * @letter: one of `AKQJT98765432`
 * @bit: (out): its bit in a #LexHolding
 *
 * Reads a rank as PBN writes it.
 *
 * Returns: whether @letter is a rank
 */
gboolean lex_rank_from_letter (char letter, guint *bit);

/**
 * lex_rank_get_letter:
 * @bit: 0 to 12
 *
 * Gets a rank as PBN writes it.
 *
 * Returns: one of `AKQJT98765432`
 */
char lex_rank_get_letter (guint bit);

/**
 * lex_rank_get_text:
 * @bit: 0 to 12
 * @language: a language
 *
 * Gets a rank as a language writes it.
 *
 * Returns: (transfer none): `A K D W 10` in Polish, `A K Q J 10` in English, or the digit
 */
const char *lex_rank_get_text (guint bit, LexLanguage language);

G_END_DECLS
