/* lex-trumps.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexTrumps:
 * @LEX_TRUMPS_UNKNOWN: not told
 * @LEX_TRUMPS_NONE: notrump
 * @LEX_TRUMPS_SPADES: spades
 * @LEX_TRUMPS_HEARTS: hearts
 * @LEX_TRUMPS_DIAMONDS: diamonds
 * @LEX_TRUMPS_CLUBS: clubs
 *
 * What is trumps.
 */
typedef enum
{
  LEX_TRUMPS_UNKNOWN,
  LEX_TRUMPS_NONE,
  LEX_TRUMPS_SPADES,
  LEX_TRUMPS_HEARTS,
  LEX_TRUMPS_DIAMONDS,
  LEX_TRUMPS_CLUBS,
} LexTrumps;

/**
 * lex_trumps_from_contract:
 * @contract: (nullable): a contract as PBN writes it, `4SX`, or the denomination alone (`NT`) as
 *   an end position has it
 *
 * Reads the trumps from a contract.
 *
 * Returns: the trumps, or %LEX_TRUMPS_UNKNOWN
 */
LexTrumps lex_trumps_from_contract (const char *contract);

G_END_DECLS
