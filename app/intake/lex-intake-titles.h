/* lex-intake-titles.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_titles_part:
 * @blocks: (element-type LexIntakeBlock): all blocks of a file
 * @skeletons: (element-type LexIntakeSkeleton): what is known of the laws
 *
 * Cuts the printed titles of laws out of the words that they run together with, before them or
 * behind, as where a page has no room between its paragraphs.
 */
void lex_intake_titles_part (GPtrArray *blocks, GPtrArray *skeletons);

G_END_DECLS
