/* lex-difference.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexDifferenceKind:
 * @LEX_DIFFERENCE_SAME: both texts have these words
 * @LEX_DIFFERENCE_REMOVED: only the first has them
 * @LEX_DIFFERENCE_ADDED: only the second has them
 *
 * How two texts compare at a place.
 */
typedef enum
{
  LEX_DIFFERENCE_SAME,
  LEX_DIFFERENCE_REMOVED,
  LEX_DIFFERENCE_ADDED,
} LexDifferenceKind;

/**
 * LexDifference:
 * @kind: how they compare
 * @start: the first byte of the words, in the first text, or in the second of what was added
 * @end: the byte after them
 *
 * A run of words.
 */
typedef struct
{
  LexDifferenceKind kind;
  gsize start;
  gsize end;
} LexDifference;

/**
 * lex_differences_find:
 * @before: a text
 * @after: another
 *
 * Compares two texts word by word: with the fewest words removed and added, as long as there are
 * few. White space does not count, nor does which of several quotation marks, apostrophes and
 * dashes was typed. Where the texts have next to nothing in common, all between their common
 * beginning and end is one removal and one addition: the time is linear in their length.
 *
 * Returns: (transfer full) (element-type LexDifference): runs that cover both texts' words, in
 * order; what was removed at a place stands before what was added
 */
GArray *lex_differences_find (const char *before, const char *after);

G_END_DECLS
