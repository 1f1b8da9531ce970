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
 * @kin: and for each of which it has another word of the family
 * @column: where it stands
 *
 * One of the lines that lead to a clause; all 0 where none does.
 */
typedef struct
{
  double worth;
  guint64 terms;
  guint64 kin;
  int column;
} LexLine;

/**
 * LexLines:
 * @led: of those of %LEX_FIELD_LENT and %LEX_FIELD_HINT
 * @asked: of those of %LEX_FIELD_ASKED
 *
 * The lines of a clause that have the words of the query best.
 */
typedef struct
{
  LexLine led;
  LexLine asked;
} LexLines;

/**
 * lex_lines_find_best:
 * @ranking: a ranking, with what was found in a row
 * @clause: the id of that row
 *
 * Finds the lines that have the words of the query best.
 *
 * Returns: them
 */
LexLines lex_lines_find_best (const LexRanking *ranking, gint64 clause);

G_END_DECLS
