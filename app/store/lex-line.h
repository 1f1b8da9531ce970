/* lex-line.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-ranking.h"

G_BEGIN_DECLS

/**
 * lex_line_score:
 * @ranking: a ranking, with what was found in a row
 * @clause: the id of that row
 *
 * Says how well the best single line that leads to a clause has the words: all of them and nothing
 * else is 1.
 *
 * Returns: 0 to 1
 */
double lex_line_score (const LexRanking *ranking, gint64 clause);

G_END_DECLS
