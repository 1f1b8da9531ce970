/* lex-layout-gutter.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * LexLayoutGutter:
 * @x: the middle of it; 0 if there is none
 * @from: where what stands left of it ends
 * @to: where what stands right of it begins
 * @crossing: how many pieces cross it
 *
 * A strip from top to bottom that little crosses.
 */
typedef struct
{
  int x;
  int from;
  int to;
  guint crossing;
} LexLayoutGutter;

/**
 * LexLayoutTrust:
 * @LEX_LAYOUT_TRUST_NONE: no other page has it
 * @LEX_LAYOUT_TRUST_SEEN: it parts columns on another page
 * @LEX_LAYOUT_TRUST_COMMON: it does so on most of them
 *
 * What other pages say of a gutter.
 */
typedef enum
{
  LEX_LAYOUT_TRUST_NONE,
  LEX_LAYOUT_TRUST_SEEN,
  LEX_LAYOUT_TRUST_COMMON,
} LexLayoutTrust;

/**
 * lex_layout_gutter_find:
 * @pieces: (element-type LexLayoutLine): pieces of lines
 *
 * Finds the strip near the middle that the fewest pieces cross, of several the widest.
 *
 * Returns: the strip
 */
LexLayoutGutter lex_layout_gutter_find (GPtrArray *pieces);

/**
 * lex_layout_gutter_count_crossing:
 * @pieces: (element-type LexLayoutLine): pieces of lines
 * @x: a place
 *
 * Counts the pieces over a place.
 *
 * Returns: how many they are
 */
guint lex_layout_gutter_count_crossing (GPtrArray *pieces, int x);

/**
 * lex_layout_gutter_is_crossed:
 * @piece: a piece of a line
 * @x: the middle of a gutter
 *
 * Tells whether a piece lies over a gutter.
 *
 * Returns: whether it does
 */
gboolean lex_layout_gutter_is_crossed (const LexLayoutLine *piece, int x);

/**
 * lex_layout_gutter_parts_columns:
 * @left: (element-type LexLayoutLine): the pieces left of a gutter
 * @right: (element-type LexLayoutLine): those right of it
 * @trust: what other pages say of it
 *
 * Tells whether the pieces beside a gutter are columns of running text and no cells of a table.
 *
 * Returns: whether they are columns
 */
gboolean lex_layout_gutter_parts_columns (GPtrArray *left, GPtrArray *right, LexLayoutTrust trust);

/**
 * lex_layout_gutter_parts_words:
 * @left: (element-type LexLayoutLine): the pieces left of a gutter
 * @right: (element-type LexLayoutLine): those right of it
 *
 * Tells whether much text stands on either side, columns or not: lines that were stretched to the
 * edge are of many pieces, with a word or two in each.
 *
 * Returns: whether it does
 */
gboolean lex_layout_gutter_parts_words (GPtrArray *left, GPtrArray *right);

G_END_DECLS
