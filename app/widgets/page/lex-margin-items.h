/* lex-margin-items.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-margin-kind.h"

G_BEGIN_DECLS

/**
 * LexMarginItem:
 * @kind: what it is to the clause
 * @beside: the clause that it bears upon
 * @target: the clause it leads to
 * @relation: (nullable): the relation of precedence that it stands for
 *
 * One thing that bears upon a clause.
 */
typedef struct
{
  LexMarginKind kind;
  LexLabel *beside;
  LexLabel *target;
  LexRelation *relation;
} LexMarginItem;

/**
 * lex_margin_item_free:
 * @self: (transfer full) (nullable): an item
 *
 * Frees it.
 */
void lex_margin_item_free (LexMarginItem *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMarginItem, lex_margin_item_free)

/**
 * lex_margin_items_expected:
 * @passage: what the page shows
 *
 * Tells whether lex_margin_items_new() would find any, without the work of gathering them.
 *
 * Returns: whether the page has a margin
 */
gboolean lex_margin_items_expected (const LexPassage *passage);

/**
 * lex_margin_items_new:
 * @passage: what the page shows
 *
 * Gathers what belongs in a page's margin: relations of precedence, and the examples,
 * commentary, regulations and guides that speak of its clauses, once for each of those.
 *
 * Returns: (transfer full) (element-type LexMarginItem): the items, in order
 */
GPtrArray *lex_margin_items_new (const LexPassage *passage);

G_END_DECLS
