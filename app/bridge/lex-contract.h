/* lex-contract.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-trumps.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexContract:
 * @level: odd tricks to be made, 1 to 7
 * @trumps: what is trumps; never unknown
 * @doubling: 1, 2 when it is doubled, 4 when it is redoubled
 *
 * A contract, whoever plays it.
 */
typedef struct
{
  guint level;
  LexTrumps trumps;
  guint doubling;
} LexContract;

/**
 * lex_contract_read:
 * @text: a text that begins with a contract: `4H`, `3NTx`, `1♠XX`, `2BA`
 * @contract: (out): the contract
 *
 * Reads a contract as people write one, in either language's notation of notrump.
 *
 * Returns: (transfer none) (nullable): where @text goes on behind it, or %NULL if none stands there
 */
const char *lex_contract_read (const char *text, LexContract *contract);

/**
 * lex_contract_to_text:
 * @self: a contract
 * @language: a language
 *
 * Writes a contract as it is written at the table.
 *
 * Returns: (transfer full): `4♠x`, `3NTxx` in English; `3BAxx` in Polish
 */
char *lex_contract_to_text (const LexContract *self, LexLanguage language);

/**
 * lex_contract_text_from_pbn:
 * @pbn: a contract, a pass, or what else stands in its place
 * @language: a language
 *
 * Writes what PBN tells as the contract as it is written at the table.
 *
 * Returns: (transfer full): `4♠x` of `4SX`, `Pass` or `pas`; what is no call as it stands
 */
char *lex_contract_text_from_pbn (const char *pbn, LexLanguage language);

/**
 * lex_contract_is_minor:
 * @trumps: what is trumps
 *
 * Tells whether an odd trick counts as in clubs and diamonds.
 *
 * Returns: whether it does
 */
gboolean lex_contract_is_minor (LexTrumps trumps);

G_END_DECLS
