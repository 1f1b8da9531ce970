/* lex-margin-items.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-margin-card.h"

G_BEGIN_DECLS

/**
 * LexMarginItem:
 * @kind: which card it stands on
 * @beside: the clause it stands beside
 * @target: the clause it leads to
 * @heading: (nullable): heading of @target
 * @relation: (nullable): the relation of precedence that the line stands for
 *
 * One line of a margin card.
 */
typedef struct
{
  LexMarginCardKind kind;
  LexLabel *beside;
  LexLabel *target;
  char *heading;
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
 * @library: where headings are looked up
 * @passage: what the page shows
 * @language: the language of headings
 *
 * Gathers what belongs in a page's margin: relations of precedence, and the
 * examples, commentary, regulations and guides that speak of its clauses, each once.
 *
 * Returns: (transfer full) (element-type LexMarginItem): the lines, in order
 */
GPtrArray *lex_margin_items_new (LexLibrary *library, const LexPassage *passage,
                                 LexLanguage language);

G_END_DECLS
