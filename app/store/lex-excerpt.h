/* lex-excerpt.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-ranking.h"

G_BEGIN_DECLS

/**
 * lex_excerpt_dup:
 * @text: the text of a column
 * @ranked: where words stand
 * @column: which column @text is
 *
 * Cuts the words around the most matches out of a text, with marks of #LexHit around each. Where
 * nothing matches, that is the beginning.
 *
 * Returns: (transfer full): the excerpt, on one line
 */
char *lex_excerpt_dup (const char *text, const LexRanked *ranked, guint column);

/**
 * lex_excerpt_choose_line:
 * @ranked: where words stand
 * @column: a column that holds a line for each thing that leads to a clause
 * @lines: by line one more than its words, then 0, from lex_lengths_get_lines()
 * @n_terms: (inout): raised to the number of terms in the line
 *
 * Finds the line with the most terms of the request.
 *
 * Returns: which line it is, from 0; -1 if none has more than @n_terms
 */
int lex_excerpt_choose_line (const LexRanked *ranked, guint column, const guint8 *lines,
                             guint *n_terms);

G_END_DECLS
