/* lex-layout-edges.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * LexLayoutFlow:
 * @page: its page, from 0
 * @from: the gutter or edge of the page left of it
 * @to: the gutter or edge of the page right of it
 * @left: where its lines begin
 * @right: where its lines end
 * @justified: its lines reach the right edge unless they end a paragraph
 *
 * A column of lines that are read from top to bottom. A heading over two columns parts them in
 * four.
 */
typedef struct
{
  guint page;
  int from;
  int to;
  int left;
  int right;
  gboolean justified;
} LexLayoutFlow;

/**
 * lex_layout_edges_measure:
 * @lines: (element-type LexLayoutLine): the lines of all pages
 * @flows: (element-type LexLayoutFlow): their columns; changed
 *
 * Measures where the columns begin and end: on all pages together, since one may be short.
 */
void lex_layout_edges_measure (const GPtrArray *lines, GArray *flows);

G_END_DECLS
