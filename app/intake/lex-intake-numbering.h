/* lex-intake-numbering.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-opening.h"

G_BEGIN_DECLS

/**
 * LexIntakeNumbering:
 * @by_sign: whether a sign or word says which clauses are at the top (`§ 5`)
 * @taken: (element-type utf8): the keys that are taken, as a set; borrowed
 * @sign: (nullable): the key of the last clause that a sign says is one
 * @point: (nullable): the key of the last point with a stop below it
 * @last: (nullable): the key of the last numbered clause
 * @whole: whether the points below the sign are printed with its number: `1.1` below `Article 1`
 *
 * Where in the numbering of a document one is.
 */
typedef struct
{
  gboolean by_sign;
  GHashTable *taken;
  char *sign;
  char *point;
  char *last;
  gboolean whole;
} LexIntakeNumbering;

/**
 * lex_intake_numbering_clear:
 * @self: a numbering
 *
 * Frees what it owns.
 */
void lex_intake_numbering_clear (LexIntakeNumbering *self);

/**
 * lex_intake_numbering_is_free:
 * @self: a numbering
 * @key: what may follow a document's name in a label
 *
 * Tells whether a key makes a label that nothing has yet.
 *
 * Returns: whether it is free
 */
gboolean lex_intake_numbering_is_free (const LexIntakeNumbering *self, const char *key);

/**
 * lex_intake_numbering_dup_key:
 * @self: a numbering, which goes on to this clause
 * @block: the block that opens a numbered clause
 * @opening: how it opens it
 *
 * Finds the key of a numbered clause. Below `§ 3` stands `2.`, and `1)` below that: 3.2.1.
 * Below `Article 3` may stand `3.2`, too.
 *
 * Returns: (transfer full): the key, perhaps taken
 */
char *lex_intake_numbering_dup_key (LexIntakeNumbering *self, const LexIntakeBlock *block,
                                    const LexIntakeOpening *opening);

/**
 * lex_intake_numbering_dup_below:
 * @self: a numbering
 * @block: an item of a list
 *
 * Finds the key of `a)` below a numbered clause, of `(i)` below that.
 *
 * Returns: (transfer full) (nullable): the key; %NULL if the item stands below none
 */
char *lex_intake_numbering_dup_below (const LexIntakeNumbering *self, const LexIntakeBlock *block);

/**
 * lex_intake_numbering_set_last:
 * @self: a numbering
 * @key: the key that a numbered clause was given
 *
 * Notes where items of a list are to stand below.
 */
void lex_intake_numbering_set_last (LexIntakeNumbering *self, const char *key);

G_END_DECLS
