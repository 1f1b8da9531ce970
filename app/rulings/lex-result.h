/* lex-result.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-contract.h"
#include "bridge/lex-vulnerability.h"
#include "rulings/lex-rulings-error.h"

G_BEGIN_DECLS

/**
 * lex_result_read:
 * @text: points for North-South (`620`, `-100`) or a contract with declarer and result (`4HS+1`,
 *   `3NTxN-2`, `2♠ E =`), blanks anywhere; untrusted
 * @vulnerability: who is vulnerable; unknown is only good for points
 * @points: (out): what it is worth to North-South
 * @error: return location for `LEX_RULINGS_ERROR_OUTCOME`
 *
 * Reads how a board ended.
 *
 * Returns: whether it could be read
 */
gboolean lex_result_read (const char *text, LexVulnerability vulnerability, int *points,
                          GError **error);

/**
 * LexResult:
 * @contract: what was played
 * @declarer: who declared; -1 where that is not said
 * @tricks: the tricks that declarer's side won
 *
 * How a deal was played.
 */
typedef struct
{
  LexContract contract;
  int declarer;
  guint tricks;
} LexResult;

/**
 * lex_result_read_played:
 * @text: a contract with its result, and perhaps declarer before that (`4♠+1`, `3BA W -2`);
 * untrusted
 * @result: (out): how the deal was played
 * @error: return location for `LEX_RULINGS_ERROR_OUTCOME`
 *
 * Reads how a deal was played.
 *
 * Returns: whether it could be read
 */
gboolean lex_result_read_played (const char *text, LexResult *result, GError **error);

/**
 * lex_result_dup_name:
 * @text: how a board ended, as lex_result_read() takes it
 * @language: how a contract is written
 *
 * Writes it as it is printed in that language: `4♥xS+1`, `3NTN−2`, `3BAN−2`. What is no contract
 * stays as it is.
 *
 * Returns: (transfer full): the text
 */
char *lex_result_dup_name (const char *text, LexLanguage language);

/**
 * lex_result_get_points:
 * @self: how a deal was played, by a declarer who is known
 * @vulnerability: who is vulnerable
 *
 * Scores it.
 *
 * Returns: points for North-South
 */
int lex_result_get_points (const LexResult *self, LexVulnerability vulnerability);

G_END_DECLS
