/* lex-clause-menu.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"
#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

/**
 * lex_clause_menu_attach:
 * @reader: a new reader
 *
 * Opens a menu where the second button of the pointer is pressed, and by the key for menus: of what
 * can be done with what is selected there, or else with the clause.
 */
void lex_clause_menu_attach (LexReader *reader);

/**
 * lex_clause_menu_dup_model:
 * @label: a clause
 * @sentence: (nullable): words of it and what stands around them; %NULL where none are pointed at
 * @made: (nullable): the identifier of a highlight that is pointed at
 *
 * Makes that menu.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *lex_clause_menu_dup_model (LexLabel *label, const LexJournalEntry *sentence,
                                       const char *made);

/**
 * lex_clause_menu_dup_selected:
 * @selection: a selection that is not empty
 *
 * Makes the menu of what is selected.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *lex_clause_menu_dup_selected (LexSelection *selection);

/**
 * lex_clause_menu_quote_at:
 * @label: a label of the page
 * @x: a place in it
 * @y: a place in it
 *
 * Quotes the sentence that stands there.
 *
 * Returns: (transfer full) (nullable): a highlight without a clause, %NULL where nothing stands
 */
LexJournalEntry *lex_clause_menu_quote_at (GtkLabel *label, double x, double y);

G_END_DECLS
