/* lex-margin.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-passage.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

/**
 * LexMargin:
 *
 * The margin of one page while it is built.
 */
typedef struct _LexMargin LexMargin;

/**
 * lex_margin_new:
 * @setting: how the page is set; must outlive the result
 * @passage: what the page shows; must outlive the result
 * @items: (transfer full) (element-type LexMarginItem): the lines of its margin
 *
 * Finds the clause beside which each line stands.
 *
 * Returns: (transfer full): the margin
 */
LexMargin *lex_margin_new (const LexTypesetting *setting, const LexPassage *passage,
                           GPtrArray *items);

/**
 * lex_margin_free:
 * @self: (transfer full) (nullable): a margin
 *
 * Frees it.
 */
void lex_margin_free (LexMargin *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMargin, lex_margin_free)

/**
 * lex_margin_new_cards:
 * @self: a margin
 * @clause: the number of a clause in the passage
 *
 * Makes the cards beside one clause, a card for each kind.
 *
 * Returns: (transfer floating) (nullable): a box of #LexMarginCard, %NULL where nothing stands
 */
GtkWidget *lex_margin_new_cards (LexMargin *self, guint clause);

G_END_DECLS
