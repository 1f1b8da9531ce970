/* lex-layout-columns.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-edges.h"

G_BEGIN_DECLS

/**
 * lex_layout_columns_order:
 * @pages: (element-type GPtrArray): for each page its pieces of lines, without the margins; emptied
 * @flows: (out) (transfer full) (element-type LexLayoutFlow): the columns in order
 *
 * Finds columns by the gutters that nothing crosses, makes lines of pieces, and puts them in the
 * order in which they are read. Tables, whose cells are short, are read line by line.
 *
 * Returns: (transfer full) (element-type LexLayoutLine): the lines of all pages
 */
GPtrArray *lex_layout_columns_order (GPtrArray *pages, GArray **flows);

G_END_DECLS
