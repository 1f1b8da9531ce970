/* lex-cli-table.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_cli_table_to_lines:
 * @text: a table: a line for each row, a tab between cells
 * @head: whether its first row says what stands below
 * @room: how many columns of the terminal there are
 *
 * Writes a table in columns. Cells that are too long are broken between words; a
 * table with a head that does not fit even so is turned on its side, if it fits that way.
 *
 * Returns: (transfer full): lines
 */
char *lex_cli_table_to_lines (const char *text, gboolean head, guint room);

G_END_DECLS
