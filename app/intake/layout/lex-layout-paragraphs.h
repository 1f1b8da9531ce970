/* lex-layout-paragraphs.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-edges.h"
#include "intake/layout/lex-layout.h"

G_BEGIN_DECLS

/**
 * lex_layout_paragraphs_make:
 * @lines: (element-type LexLayoutLine): all lines in reading order, also of the margins
 * @flows: (element-type LexLayoutFlow): their columns
 * @size: the size of most of the type
 *
 * Writes the lines out and makes paragraphs of them. Footnotes and margins between the parts of a
 * paragraph do not part it.
 *
 * Returns: (transfer full): the layout
 */
LexLayout *lex_layout_paragraphs_make (const GPtrArray *lines, const GArray *flows, int size);

G_END_DECLS
