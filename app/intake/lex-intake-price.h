/* lex-intake-price.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LEX_INTAKE_NEVER:
 *
 * More than any way through a file costs.
 */
#define LEX_INTAKE_NEVER 1e9

/**
 * LexIntakePiece:
 * @block: the block
 * @folded: its text, folded
 * @label: (nullable): a printed label in its canonical form
 * @stems: (element-type utf8 utf8): the stems of its words
 * @rank: the rank of its indent among those of the file's list markers
 * @title: whether it looks like a heading
 *
 * What is worked out once for each block.
 */
typedef struct
{
  const LexIntakeBlock *block;
  char *folded;
  char *label;
  GHashTable *stems;
  guint rank;
  gboolean title;
} LexIntakePiece;

/**
 * lex_intake_is_list_marker:
 * @marker: a printed marker
 *
 * Tells whether a marker counts the items of a list.
 *
 * Returns: whether it does
 */
gboolean lex_intake_is_list_marker (LexIntakeMarker marker);

/**
 * lex_intake_marker_suits:
 * @block: a block with the marker of a list
 * @place: a place
 *
 * Tells whether the printed marker is the one that the place should have.
 *
 * Returns: whether kind and value are right
 */
gboolean lex_intake_marker_suits (const LexIntakeBlock *block, const LexIntakePlace *place);

/**
 * lex_intake_price_heading:
 * @piece: a block
 * @place: a place
 * @shift: how many levels lie above the first list of the file
 *
 * Prices a block as the heading of a place.
 *
 * Returns: the cost; a gain is negative
 */
double lex_intake_price_heading (const LexIntakePiece *piece, const LexIntakePlace *place,
                                 int shift);

/**
 * lex_intake_price_words:
 * @piece: a block
 * @place: a place
 * @shift: how many levels lie above the first list of the file
 *
 * Prices a block as the first words of a place that no heading opened.
 *
 * Returns: the cost; a gain is negative
 */
double lex_intake_price_words (const LexIntakePiece *piece, const LexIntakePlace *place, int shift);

/**
 * lex_intake_price_words_below:
 * @piece: a block
 * @place: a place
 *
 * Prices a block as the first words of a place, right below its heading.
 *
 * Returns: the cost
 */
double lex_intake_price_words_below (const LexIntakePiece *piece, const LexIntakePlace *place);

/**
 * lex_intake_price_more:
 * @piece: a block
 * @before: the block before it
 * @place: a place
 *
 * Prices a block as a further paragraph of a place.
 *
 * Returns: the cost
 */
double lex_intake_price_more (const LexIntakePiece *piece, const LexIntakePiece *before,
                              const LexIntakePlace *place);

/**
 * lex_intake_price_after:
 * @piece: a block
 * @before: the block before it
 * @place: the place of a list's last item
 *
 * Prices a block as a paragraph that stands after the list.
 *
 * Returns: the cost, or %LEX_INTAKE_NEVER where no list ends
 */
double lex_intake_price_after (const LexIntakePiece *piece, const LexIntakePiece *before,
                               const LexIntakePlace *place);

/**
 * lex_intake_price_skipped:
 * @place: a place
 *
 * Prices that a place has no block in the file.
 *
 * Returns: the cost
 */
double lex_intake_price_skipped (const LexIntakePlace *place);

G_END_DECLS
