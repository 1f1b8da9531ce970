/* lex-line.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-ranking.h"

G_BEGIN_DECLS

/**
 * LexLine:
 * @worth: how well the line has the words: all of them and nothing else is 1
 * @terms: a bit for each term of the query that it has
 * @column: where it stands
 *
 * One of the lines that lead to a clause; all 0 where none does.
 */
typedef struct
{
  double worth;
  guint64 terms;
  int column;
} LexLine;

/**
 * lex_line_find_best:
 * @ranking: a ranking, with what was found in a row
 * @clause: the id of that row
 *
 * Finds the line that has the words of the query best.
 *
 * Returns: it
 */
LexLine lex_line_find_best (const LexRanking *ranking, gint64 clause);

G_END_DECLS
