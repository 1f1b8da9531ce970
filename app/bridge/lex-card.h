/* lex-card.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-holding.h"
#include "bridge/lex-rank.h"
#include "bridge/lex-seat.h"
#include "bridge/lex-suit.h"

G_BEGIN_DECLS

/**
 * lex_cards_to_text:
 * @pbn: cards as the corpus writes them: `SKQ5`, `AKQx`
 * @language: a language
 *
 * Writes cards for a reader: an optional suit symbol, then the ranks.
 *
 * Returns: (transfer full) (nullable): such as `♠KD5`; %NULL if @pbn is not of that form
 */
char *lex_cards_to_text (const char *pbn, LexLanguage language);

G_END_DECLS
