/* lex-score-table.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/pbn/lex-pbn-table.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

/**
 * LEX_SCORE_TABLE_MAX_ROWS:
 *
 * How many rows are drawn; below them stands how many there are more.
 */
#define LEX_SCORE_TABLE_MAX_ROWS 200

/**
 * lex_score_table_new:
 * @table: a table of a PBN file; not kept
 * @title: what it is
 * @style: how to set it
 *
 * Draws a table of a file, what its columns mean in words where the standard knows them.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_score_table_new (const LexPbnTable *table, const char *title,
                                const LexMarkupStyle *style);

G_END_DECLS
