/* lex-intake-makeup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-opening.h"

G_BEGIN_DECLS

/**
 * LexIntakeMakeup:
 * @by_level: the format says what is a heading
 * @by_slide: each page opens with its title
 * @by_number: clauses are numbered
 * @by_part: those of each heading of the format for themselves
 * @by_sign: of numbered clauses, those are at the top that a sign or word says are clauses (`§ 5`)
 * @by_bracket: the clauses are those with `(1)`, since no others have numbers
 * @by_title: there is nothing but short lines that stand alone
 *
 * What a document is taken apart by; at most one of them, @by_part, @by_sign and @by_bracket aside,
 * which come with @by_number. Where there is none, its headings are the laws that it speaks of.
 */
typedef struct
{
  gboolean by_level;
  gboolean by_slide;
  gboolean by_number;
  gboolean by_part;
  gboolean by_sign;
  gboolean by_bracket;
  gboolean by_title;
} LexIntakeMakeup;

/**
 * lex_intake_makeup_find:
 * @blocks: (element-type LexIntakeBlock): the blocks of a document
 * @labels: (element-type utf8): all labels there are, as a set
 *
 * Looks at all blocks of a document.
 *
 * Returns: what to take it apart by
 */
LexIntakeMakeup lex_intake_makeup_find (GPtrArray *blocks, GHashTable *labels);

/**
 * lex_intake_makeup_is_heading:
 * @self: what a document is taken apart by
 * @blocks: (element-type LexIntakeBlock): its blocks
 * @index: one of them
 *
 * Tells whether a block is a heading by more than its own words.
 *
 * Returns: whether it is
 */
gboolean lex_intake_makeup_is_heading (const LexIntakeMakeup *self, GPtrArray *blocks, guint index);

/**
 * lex_intake_makeup_is_title:
 * @block: a block
 *
 * Tells whether a block is a line that may stand over others.
 *
 * Returns: whether it may
 */
gboolean lex_intake_makeup_is_title (const LexIntakeBlock *block);

/**
 * lex_intake_makeup_get_counter:
 * @opening: what a block opens
 *
 * Gets the number that counts a clause or heading.
 *
 * Returns: the number; 0 if it has none, or one with dots
 */
guint lex_intake_makeup_get_counter (const LexIntakeOpening *opening);

/**
 * lex_intake_makeup_is_clause:
 * @self: what the document is taken apart by
 * @opening: how a block begins
 *
 * Tells whether it begins with the number of a clause.
 *
 * Returns: whether it does
 */
gboolean lex_intake_makeup_is_clause (const LexIntakeMakeup *self, const LexIntakeOpening *opening);

G_END_DECLS
