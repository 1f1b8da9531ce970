/* naive.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "solver/lex-position.h"

G_BEGIN_DECLS

/**
 * naive_count:
 * @position: few cards
 * @suit: the suit of a card that may be played
 * @rank: its bit
 *
 * Tries everything.
 *
 * Returns: how many of the tricks that are left the side of who plays it wins
 */
guint naive_count (const LexPosition *position, LexSuit suit, guint rank);

G_END_DECLS
