/* lex-intake-whole.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-alignment.h"

G_BEGIN_DECLS

/**
 * lex_intake_whole_find_number:
 * @text: words
 *
 * Looks for a number that stands bare where a sentence begins, or hangs on the end of one that goes
 * on: a footnote, or a page, came between the words. No law has such a number.
 *
 * Returns: where it begins; 0 if there is none
 */
gsize lex_intake_whole_find_number (const char *text);

/**
 * lex_intake_whole_part_notes:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file
 *
 * Parts a footnote from the paragraph that it ends, if its mark hangs on a word of that.
 */
void lex_intake_whole_part_notes (GPtrArray *blocks);

/**
 * lex_intake_whole_join:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file, footnotes still among them
 * @problems: (element-type LexProblem): where to report
 *
 * Parts footnotes from the words behind them, where a page ended and nothing but its number stands
 * between the two, and puts those words back to the sentence that the footnote broke off.
 */
void lex_intake_whole_join (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_whole_doubt:
 * @blocks: (element-type LexIntakeBlock): the words of a law, or of what stands beside the laws
 * @fits: where each of them was put; what is doubted is marked so
 * @skeleton: what there is to be found
 *
 * Doubts the words of each clause that cannot be whole or cannot be all its own: that break off in
 * a sentence, have the number of a page or a footnote among them, are an index, or stand before a
 * gap.
 */
void lex_intake_whole_doubt (GPtrArray *blocks, LexIntakeFit *fits,
                             const LexIntakeSkeleton *skeleton);

G_END_DECLS
