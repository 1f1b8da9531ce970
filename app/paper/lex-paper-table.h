/* lex-paper-table.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-text.h"
#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * LexPaperTable:
 *
 * A table of a text, its cells set and measured.
 */
typedef struct _LexPaperTable LexPaperTable;

/**
 * lex_paper_table_new:
 * @paper: paper
 * @text: a text
 * @span: a table in it
 * @language: its language
 *
 * Sets the cells of a table.
 *
 * Returns: (transfer full): a table
 */
LexPaperTable *lex_paper_table_new (LexPaper *paper, LexText *text, const LexSpan *span,
                                    LexLanguage language);

/**
 * lex_paper_table_free:
 * @self: (transfer full) (nullable): a table
 *
 * Frees it.
 */
void lex_paper_table_free (LexPaperTable *self);

/**
 * lex_paper_table_get_width:
 * @self: a table
 *
 * Tells how wide it would like to be.
 *
 * Returns: the width
 */
double lex_paper_table_get_width (LexPaperTable *self);

/**
 * lex_paper_table_put:
 * @tables: (array length=n_tables): tables that stand beside each other
 * @x: (array length=n_tables): how far from the left each begins
 * @n_tables: their number
 * @room: how wide each may be; words break where that is too narrow
 *
 * Puts tables on paper, row by row.
 */
void lex_paper_table_put (LexPaperTable *const *tables, const double *x, guint n_tables,
                          double room);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPaperTable, lex_paper_table_free)

G_END_DECLS
