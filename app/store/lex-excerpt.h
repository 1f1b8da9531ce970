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
 * lex_excerpt_dup_line:
 * @text: the text of a column that holds a line for each thing that leads to a clause
 * @ranked: where words stand
 * @column: which column @text is
 * @n_terms: (inout): raised to the number of terms in the line
 *
 * Finds the line with the most terms of the request.
 *
 * Returns: (transfer full) (nullable): the line, or %NULL if none has more than @n_terms
 */
char *lex_excerpt_dup_line (const char *text, const LexRanked *ranked, guint column,
                            guint *n_terms);

G_END_DECLS
