/* lex-intake-alignment.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LexIntakeRole:
 * @LEX_INTAKE_ROLE_STRAY: belongs to no clause
 * @LEX_INTAKE_ROLE_HEADING: the heading of its place
 * @LEX_INTAKE_ROLE_TEXT: the first words of its place
 * @LEX_INTAKE_ROLE_MORE: a further paragraph of its place
 * @LEX_INTAKE_ROLE_AFTER: stands after a list; its place is the one above the list's items
 * @LEX_INTAKE_ROLE_DOUBT: may be of its place or not; it is left out and asked about
 *
 * What a block is to the place it was given.
 */
typedef enum
{
  LEX_INTAKE_ROLE_STRAY,
  LEX_INTAKE_ROLE_HEADING,
  LEX_INTAKE_ROLE_TEXT,
  LEX_INTAKE_ROLE_MORE,
  LEX_INTAKE_ROLE_AFTER,
  LEX_INTAKE_ROLE_DOUBT,
} LexIntakeRole;

/**
 * LexIntakeFit:
 * @place: index of the place, or -1
 * @role: what the block is to it
 * @likeness: for a heading, how like the known one it is, 0 to 1
 * @odd_marker: whether its printed marker speaks against the place
 * @swallowed: whether it is doubted because the words of another clause seem to be among it
 *
 * Where one block belongs.
 */
typedef struct
{
  int place;
  LexIntakeRole role;
  double likeness;
  gboolean odd_marker;
  gboolean swallowed;
} LexIntakeFit;

/**
 * lex_intake_align:
 * @blocks: (element-type LexIntakeBlock): the blocks, footnotes taken out
 * @skeleton: what they may be
 *
 * Finds for every block the place that explains headings, words, markers,
 * indents and order best, all blocks considered together.
 *
 * Returns: (transfer full): a fit for each block
 */
LexIntakeFit *lex_intake_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton);

G_END_DECLS
