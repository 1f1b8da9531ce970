/* lex-tool-lines.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rulings/lex-working.h"

G_BEGIN_DECLS

/**
 * lex_tool_lines_fill:
 * @box: a column
 * @working: (nullable): lines of arithmetic
 * @language: the language of the words
 *
 * Shows lines, each with its clause, which opens in place, instead of what @box had.
 */
void lex_tool_lines_fill (GtkBox *box, const LexWorking *working, LexLanguage language);

G_END_DECLS
