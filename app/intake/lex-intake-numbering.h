/* lex-intake-numbering.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-keys.h"
#include "intake/lex-intake-levels.h"
#include "intake/lex-intake-parts.h"

G_BEGIN_DECLS

/**
 * LexIntakeNumbering:
 * @by_sign: whether a sign or word says which clauses are at the top (`§ 5`)
 * @keys: the keys that are taken; borrowed
 * @parts: (nullable): the parts of the document; borrowed
 * @part: (nullable): the key of the part whose clauses are counted for themselves
 * @sign: (nullable): the number of the last clause that a sign says is one
 * @last: (nullable): the number of the last clause, without the part
 * @whole: whether the points below the sign are printed with its number: `1.1` below `Article 1`
 * @levels: the lists of numbers that are open
 * @items: how far the letters below each clause have counted
 *
 * Where in the numbering of a document one is.
 */
typedef struct
{
  gboolean by_sign;
  const LexIntakeKeys *keys;
  const LexIntakeParts *parts;
  char *part;
  char *sign;
  char *last;
  gboolean whole;
  LexIntakeLevels levels;
  GHashTable *items;
} LexIntakeNumbering;

/**
 * lex_intake_numbering_init:
 * @self: (out caller-allocates): a numbering
 * @keys: the keys of the document, which must live as long
 * @parts: (nullable): its parts, which must live as long
 * @by_sign: whether a sign or word says which clauses are at the top
 *
 * Makes one that has counted nothing.
 */
void lex_intake_numbering_init (LexIntakeNumbering *self, const LexIntakeKeys *keys,
                                const LexIntakeParts *parts, gboolean by_sign);

/**
 * lex_intake_numbering_clear:
 * @self: a numbering
 *
 * Frees what it owns.
 */
void lex_intake_numbering_clear (LexIntakeNumbering *self);

/**
 * lex_intake_numbering_begin_part:
 * @self: a numbering
 * @key: the key of a part that begins
 *
 * Counts from the beginning, if the parts of the document do, and else on.
 */
void lex_intake_numbering_begin_part (LexIntakeNumbering *self, const char *key);

/**
 * lex_intake_numbering_dup_key:
 * @self: a numbering, which goes on to this clause
 * @block: the block that opens a numbered clause
 * @opening: how it opens it
 * @returns: whether its list stands within a list for certain
 *
 * Finds the key of a numbered clause. Below `§ 3` stands `2.`, and `1)` below that: 3.2.1.
 * Below `Article 3` may stand `3.2`, too.
 *
 * Returns: (transfer full) (nullable): the key, %NULL if it is not certain or taken
 */
char *lex_intake_numbering_dup_key (LexIntakeNumbering *self, const LexIntakeBlock *block,
                                    const LexIntakeOpening *opening, gboolean returns);

/**
 * lex_intake_numbering_goes_on:
 * @self: a numbering
 * @number: a number with dots, behind which stands what it may count: `3.5 points`
 *
 * Tells whether a clause with that number would be the next, and is not printed elsewhere.
 *
 * Returns: whether it may be the number of a clause
 */
gboolean lex_intake_numbering_goes_on (const LexIntakeNumbering *self, const char *number);

/**
 * lex_intake_numbering_dup_below:
 * @self: a numbering, which goes on to this item
 * @block: an item of a list
 * @unsure: (out): whether it stands below a clause, but it is not certain which
 *
 * Finds the key of `a)` below a numbered clause, of `(i)` below that.
 *
 * Returns: (transfer full) (nullable): the key; %NULL if the item stands below none for certain
 */
char *lex_intake_numbering_dup_below (LexIntakeNumbering *self, const LexIntakeBlock *block,
                                      gboolean *unsure);

G_END_DECLS
