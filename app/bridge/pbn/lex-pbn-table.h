/* lex-pbn-table.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game.h"

G_BEGIN_DECLS

/**
 * LexPbnTable:
 * @columns: (element-type utf8): the names of its columns, such as `PairId_NS`
 * @rows: (element-type GStrv): its rows: a cell for each column, or one cell alone, the whole line,
 *   where the line does not fit the columns
 *
 * A section that is a table, such as the results of all tables on a board.
 */
typedef struct
{
  GPtrArray *columns;
  GPtrArray *rows;
} LexPbnTable;

/**
 * lex_pbn_table_read:
 * @game: a game
 * @name: the tag that opens the section, such as `ScoreTable`
 *
 * Reads a table. Blanks part the cells, quotes keep them together; and names of people, which
 * programs write unquoted, may stand at the end, as wide as the heading says.
 *
 * Returns: (transfer full) (nullable): the table; %NULL where there is none, or its heading names
 *   no columns
 */
LexPbnTable *lex_pbn_table_read (const LexPbnGame *game, const char *name);

/**
 * lex_pbn_table_free:
 * @self: (transfer full) (nullable): a table
 *
 * Frees it.
 */
void lex_pbn_table_free (LexPbnTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnTable, lex_pbn_table_free)

G_END_DECLS
