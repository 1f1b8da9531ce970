/* lex-call.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/**
 * LEX_N_DENOMINATIONS:
 *
 * Clubs to notrump. A bid's rank counts them from 1 (`1C`) to 35 (`7NT`), so
 * that rank + 5 is the same denomination one level up.
 */
#define LEX_N_DENOMINATIONS 5

/**
 * lex_call_normalize:
 * @word: a call as people type it into PBN: `1n`, `pass`, `P`, `x`
 *
 * Finds the canonical spelling, which is not freed.
 *
 * Returns: (transfer none) (nullable): `1NT`, `Pass`, `X`, `XX`, or %NULL if it is no call
 */
const char *lex_call_normalize (const char *word);

/**
 * lex_call_from_typed:
 * @text: a call as people write one in either language: `1♥`, `2 BA`, `3nt`, `pas`, `kontra`, `X`
 *
 * Reads a call that somebody types.
 *
 * Returns: (transfer none) (nullable): its canonical spelling, or %NULL if it is no call
 */
const char *lex_call_from_typed (const char *text);

/**
 * lex_call_get_rank:
 * @call: a canonical call
 *
 * Ranks a bid among the bids.
 *
 * Returns: 1 to 35, or 0 for a pass, double or redouble
 */
guint lex_call_get_rank (const char *call);

/**
 * lex_call_is_valid:
 * @pbn: (nullable): text
 *
 * Tells whether a text is a call in its canonical spelling.
 *
 * Returns: whether it is one
 */
gboolean lex_call_is_valid (const char *pbn);

/**
 * lex_call_to_text:
 * @pbn: a call
 * @language: a language
 *
 * Writes a call as a language does.
 *
 * Returns: (transfer full): `1BA`, `pas`, `ktr`, `rktr`, `1♥` in Polish; `1NT`, `Pass`, `X`,
 *   `XX`, `1♥` in English
 */
char *lex_call_to_text (const char *pbn, LexLanguage language);

G_END_DECLS
