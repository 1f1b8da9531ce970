/* lex-intake-furniture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * lex_intake_furniture_is_navigation:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file
 *
 * Tells whether a file only leads to others: the frame with their names, or an index of them.
 *
 * Returns: whether it holds nothing else worth reading
 */
gboolean lex_intake_furniture_is_navigation (GPtrArray *blocks);

/**
 * lex_intake_furniture_take_links:
 * @blocks: (element-type LexIntakeBlock): the blocks; those that only lead elsewhere are taken out,
 *   but for the first few, which may say what page it is
 * @problems: (element-type LexProblem): where to report
 *
 * Takes out navigation and lists of contents, where the format tells which they are.
 */
void lex_intake_furniture_take_links (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_furniture_take_ranges:
 * @blocks: (element-type LexIntakeBlock): the blocks; titles of pages are taken out of them
 * @problems: (element-type LexProblem): where to report
 *
 * Drops titles such as `Laws 1–19`, which no law is called.
 */
void lex_intake_furniture_take_ranges (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_furniture_take_numbers:
 * @blocks: (element-type LexIntakeBlock): the blocks; page numbers are taken out of them, and
 *   what stands behind one gets the next #LexIntakeBlock.page where no format told it
 * @problems: (element-type LexProblem): where to report
 *
 * Takes out page numbers. Numbers that stand alone in a table stay, unless they go on from page to
 * page.
 */
void lex_intake_furniture_take_numbers (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_furniture_take_heads:
 * @blocks: (element-type LexIntakeBlock): the blocks; running heads and feet are taken out of them,
 *   all but the first of each
 * @problems: (element-type LexProblem): where to report
 *
 * Takes out what stands at the edge of page after page. Titles of single laws stay, for one of
 * them is the law's own.
 */
void lex_intake_furniture_take_heads (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_furniture_join:
 * @blocks: (element-type LexIntakeBlock): the blocks, nothing but words left in them; those that
 *   go on over the end of a page are joined
 *
 * Joins the two parts of a sentence that a page break cut.
 */
void lex_intake_furniture_join (GPtrArray *blocks);

G_END_DECLS
