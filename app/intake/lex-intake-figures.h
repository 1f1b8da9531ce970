/* lex-intake-figures.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-figures.h"

G_BEGIN_DECLS

/**
 * lex_intake_take_figures:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file; lines that are figures are taken
 * out
 * @original: the text whose lines they count
 * @figures: (element-type LexRepairFigure): the figures in it, by line; emptied where the
 *   blocks do not stand in the order of the lines
 *
 * Parts deals and auctions from the words around them.
 */
void lex_intake_take_figures (GPtrArray *blocks, const char *original, GPtrArray *figures);

G_END_DECLS
