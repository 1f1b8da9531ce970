/* lex-repair-figures.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-suits.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexRepairFigure:
 * @line: the line it begins on, from 1
 * @n_lines: how many it takes
 * @pbn: (nullable): its PBN tags, where it could be restored
 * @rows: its rows as they are printed, the cells of an auction parted by tabs
 *
 * A deal or an auction that is printed as lines of a text.
 */
typedef struct
{
  guint line;
  guint n_lines;
  char *pbn;
  char *rows;
} LexRepairFigure;

/**
 * lex_repair_figures_find:
 * @text: a text, its lines parted by line feeds
 * @language: whose ranks and calls
 * @suits: where to note what its signs stand for
 * @repairs: where to list what was done and what is to be asked
 *
 * Finds the deals and auctions of a text and restores those that leave only one
 * possibility.
 *
 * Returns: (transfer full) (element-type LexRepairFigure): the figures, by line
 */
GPtrArray *lex_repair_figures_find (const char *text, LexLanguage language, LexRepairSuits *suits,
                                    LexRepairs *repairs);

G_END_DECLS
