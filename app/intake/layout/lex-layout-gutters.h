/* lex-layout-gutters.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-gutter.h"

G_BEGIN_DECLS

/**
 * LexLayoutGutters:
 *
 * The gutters that pages have in common, those of either side of a leaf apart.
 */
typedef struct _LexLayoutGutters LexLayoutGutters;

/**
 * lex_layout_gutters_new:
 *
 * Makes one that knows of none.
 *
 * Returns: (transfer full): the gutters; free with lex_layout_gutters_free()
 */
LexLayoutGutters *lex_layout_gutters_new (void);

/**
 * lex_layout_gutters_free:
 * @self: (transfer full) (nullable): gutters
 *
 * Frees them.
 */
void lex_layout_gutters_free (LexLayoutGutters *self);

/**
 * lex_layout_gutters_learn:
 * @self: gutters
 * @page: a page, from 0; not before the page of the last call
 * @gutter: what parts columns on it
 * @sure: it does so for certain; what only may counts if most pages have it
 *
 * Takes in a gutter of a page.
 */
void lex_layout_gutters_learn (LexLayoutGutters *self, guint page, const LexLayoutGutter *gutter,
                               gboolean sure);

/**
 * lex_layout_gutters_settle:
 * @self: gutters
 * @n_pages: how many pages there are
 *
 * Finds what the pages have in common. A narrow list leaves a wide strip white; the gutter is as
 * much of it as is white on all of them.
 */
void lex_layout_gutters_settle (LexLayoutGutters *self, guint n_pages);

/**
 * lex_layout_gutters_find:
 * @self: gutters that were settled
 * @page: a page, from 0
 * @pieces: (element-type LexLayoutLine): pieces of its lines
 * @from: where they may begin
 * @to: where they may end
 * @trust: (out): what other pages say of it
 *
 * Finds the common gutter that the fewest of the pieces cross, if it parts more than it is crossed
 * by.
 *
 * Returns: the gutter
 */
LexLayoutGutter lex_layout_gutters_find (const LexLayoutGutters *self, guint page,
                                         GPtrArray *pieces, int from, int to,
                                         LexLayoutTrust *trust);

/**
 * lex_layout_gutters_cut:
 * @self: gutters that were settled
 * @page: a page, from 0
 * @pieces: (element-type LexLayoutLine): the pieces of its lines; those that lie over a common
 *   gutter but have no word there become two
 *
 * Parts what the reader took for one line: large type in both columns stands closer than its own
 * gaps would be.
 */
void lex_layout_gutters_cut (const LexLayoutGutters *self, guint page, GPtrArray *pieces);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLayoutGutters, lex_layout_gutters_free)

G_END_DECLS
