/* lex-intake-chain.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-fragments.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LexIntakeNode:
 * @fragment: the index of the fragment; not set for the law itself, which its title opened
 * @place: the place it opens
 * @before: the node before it in the best chain, or -1
 * @score: what the chain weighs up to it
 * @heading: how many bytes of heading stand behind its marker
 *
 * A fragment taken for the start of a place.
 */
typedef struct
{
  guint fragment;
  int place;
  int before;
  double score;
  gsize heading;
} LexIntakeNode;

/**
 * LexIntakeChain:
 * @blocks: (element-type LexIntakeBlock): the words of the law; borrowed
 * @skeleton: the law; borrowed
 * @lines: for each block the line as printed
 * @fragments: (element-type LexIntakeFragment): where clauses may begin
 * @nodes: (element-type LexIntakeNode): all that were weighed
 * @best: by place, the best node that ends there, or -1
 * @passed: by place, the cost of passing over all before it
 *
 * A law on its way to being laid against its skeleton.
 */
typedef struct
{
  GPtrArray *blocks;
  const LexIntakeSkeleton *skeleton;
  char **lines;
  GArray *fragments;
  GArray *nodes;
  int *best;
  double *passed;
} LexIntakeChain;

/**
 * lex_intake_chain_init:
 * @self: a chain
 * @blocks: (element-type LexIntakeBlock): the words of one law behind its title
 * @skeleton: the law
 *
 * Finds where clauses may begin. Clear it with lex_intake_chain_clear().
 */
void lex_intake_chain_init (LexIntakeChain *self, GPtrArray *blocks,
                            const LexIntakeSkeleton *skeleton);

/**
 * lex_intake_chain_find:
 * @self: a chain
 *
 * Finds where they do begin.
 *
 * Returns: (transfer full) (element-type LexIntakeNode): the clauses that were found, the law
 *   itself first
 */
GArray *lex_intake_chain_find (LexIntakeChain *self);

/**
 * lex_intake_chain_suits:
 * @self: a chain
 * @fragment: a fragment
 * @place: a place
 *
 * Tells whether a printed marker is the one of a place.
 *
 * Returns: whether kind and value are right
 */
gboolean lex_intake_chain_suits (const LexIntakeChain *self, const LexIntakeFragment *fragment,
                                 const LexIntakePlace *place);

/**
 * lex_intake_chain_clear:
 * @self: a chain
 *
 * Frees what it owns.
 */
void lex_intake_chain_clear (LexIntakeChain *self);

G_END_DECLS
