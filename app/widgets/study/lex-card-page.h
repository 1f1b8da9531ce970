/* lex-card-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/study/lex-asking-parts.h"

G_BEGIN_DECLS

/**
 * lex_card_page_new:
 * @view: what the page follows from, without a question
 * @first: (out) (transfer none) (nullable): what is to have the focus; %NULL when the back is shown
 *
 * Makes the page of a card that the reader judges himself: what is asked and, when it is to be
 * seen, the answer with its clauses.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_card_page_new (const LexAskingView *view, GtkWidget **first);

G_END_DECLS
