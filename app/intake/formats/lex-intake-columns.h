/* lex-intake-columns.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeLine:
 * @number: which line of the file it is of, from 1
 * @text: its words
 *
 * A line of a text, or the half of one that stands in a column.
 */
typedef struct
{
  guint number;
  char *text;
} LexIntakeLine;

/**
 * lex_intake_columns_part:
 * @lines: the lines of a text
 *
 * Puts the lines of a text in the order in which they are read. Two columns that were set side by
 * side with spaces are parted, page by page; any other text stays as it is.
 *
 * Returns: (transfer full) (element-type LexIntakeLine): the lines
 */
GPtrArray *lex_intake_columns_part (char **lines);

G_END_DECLS
