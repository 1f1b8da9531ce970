/* lex-layout-notes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * lex_layout_notes_mark:
 * @lines: (element-type LexLayoutLine): the lines of all pages in reading order; changed
 * @size: the size of most of the type
 *
 * Gives their role to footnotes: what ends a column in smaller type and begins with a mark, or in
 * the same type with a mark that was raised above.
 */
void lex_layout_notes_mark (GPtrArray *lines, int size);

G_END_DECLS
