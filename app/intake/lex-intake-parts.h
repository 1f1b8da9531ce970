/* lex-intake-parts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-makeup.h"

G_BEGIN_DECLS

/**
 * LexIntakeHead:
 * @key: its key, `B` or `II`; %NULL if that is to be made of its heading
 * @printed: (nullable): the words before its heading
 * @heading: the heading; empty if it has none
 * @n_blocks: how many blocks they are
 *
 * A part of a numbered document which no word and number opens: by a letter or a roman numeral
 * alone, by “Chapter” without its number, or by a title in the midst of its numbers.
 */
typedef struct
{
  char *key;
  char *printed;
  char *heading;
  guint n_blocks;
} LexIntakeHead;

/**
 * LexIntakeParts:
 * @heads: (element-type LexIntakeHead): by the index of its block, what opens a part; %NULL where
 *   nothing does
 * @returns: (element-type guint): the blocks of lists that stand within a list for
 *   certain, as a set
 * @printed: (element-type utf8): the numbers with dots that are printed, as a set; no quantities
 * @begin_anew: whether each part begins to count anew
 *
 * What the parts of a numbered document are.
 */
typedef struct
{
  GPtrArray *heads;
  GHashTable *returns;
  GHashTable *printed;
  gboolean begin_anew;
} LexIntakeParts;

/**
 * lex_intake_parts_new:
 * @blocks: (element-type LexIntakeBlock): the blocks of a document
 * @labels: (element-type utf8): all labels there are, as a set
 * @makeup: what it is taken apart by; must live as long
 *
 * Looks at all blocks of a document that is numbered.
 *
 * Returns: (transfer full): its parts
 */
LexIntakeParts *lex_intake_parts_new (GPtrArray *blocks, GHashTable *labels,
                                      const LexIntakeMakeup *makeup);

/**
 * lex_intake_parts_free:
 * @self: (transfer full) (nullable): parts
 *
 * Frees them.
 */
void lex_intake_parts_free (LexIntakeParts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeParts, lex_intake_parts_free)

G_END_DECLS
