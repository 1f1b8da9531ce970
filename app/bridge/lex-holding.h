/* lex-holding.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexHolding:
 *
 * The cards of one suit as a set: bit 0 is the two, bit 12 the ace.
 */
typedef guint16 LexHolding;

/**
 * lex_holding_to_text:
 * @holding: cards of a suit
 * @language: a language
 *
 * Writes the cards of a holding, the highest first.
 *
 * Returns: (transfer full): such as `DW106`; empty for a void
 */
char *lex_holding_to_text (LexHolding holding, LexLanguage language);

G_END_DECLS
