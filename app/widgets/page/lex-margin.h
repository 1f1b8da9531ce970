/* lex-margin.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-margin-items.h"

G_BEGIN_DECLS

/**
 * LexMargin:
 *
 * What stands beside each clause of a page.
 */
typedef struct _LexMargin LexMargin;

/**
 * lex_margin_new:
 * @passage: what the page shows; not kept
 *
 * Gathers what bears upon the clauses of a passage, each once for a clause.
 *
 * Returns: (transfer full): the margin
 */
LexMargin *lex_margin_new (const LexPassage *passage);

/**
 * lex_margin_free:
 * @self: (transfer full) (nullable): a margin
 *
 * Frees it.
 */
void lex_margin_free (LexMargin *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMargin, lex_margin_free)

/**
 * lex_margin_get_items:
 * @self: a margin
 * @clause: the number of a clause in the passage
 *
 * Gets what stands beside one clause.
 *
 * Returns: (transfer none) (nullable) (element-type LexMarginItem): items, %NULL where nothing
 * stands
 */
GPtrArray *lex_margin_get_items (LexMargin *self, guint clause);

G_END_DECLS
