/* lex-layout-lists.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * lex_layout_lists_mark:
 * @lines: (element-type LexLayoutLine): the lines of all pages in reading order; changed
 * @n_pages: how many pages there are
 *
 * Gives their role to tables of contents, whose lines end in rising page numbers far from the
 * words, and to the index at the back, whose entries stand in the order of letters and end in
 * numbers.
 */
void lex_layout_lists_mark (GPtrArray *lines, guint n_pages);

G_END_DECLS
