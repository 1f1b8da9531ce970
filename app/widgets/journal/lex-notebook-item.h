/* lex-notebook-item.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"

G_BEGIN_DECLS

#define LEX_TYPE_NOTEBOOK_ITEM (lex_notebook_item_get_type ())

/**
 * LexNotebookItem:
 *
 * One thing that the reader made, as a list of all of them knows it.
 */
G_DECLARE_FINAL_TYPE (LexNotebookItem, lex_notebook_item, LEX, NOTEBOOK_ITEM, GObject)

/**
 * lex_notebook_item_new:
 * @entry: an entry; copied
 *
 * Makes an item.
 *
 * Returns: (transfer full): the item
 */
LexNotebookItem *lex_notebook_item_new (const LexJournalEntry *entry);

/**
 * lex_notebook_item_get_entry:
 * @self: an item
 *
 * Gets what the reader made.
 *
 * Returns: (transfer none): the entry
 */
const LexJournalEntry *lex_notebook_item_get_entry (LexNotebookItem *self);

/**
 * lex_notebook_item_get_label:
 * @self: an item
 *
 * Gets the clause that it is about.
 *
 * Returns: (transfer none) (nullable): its label, %NULL if it has none that can be read
 */
LexLabel *lex_notebook_item_get_label (LexNotebookItem *self);

/**
 * lex_notebook_item_has:
 * @self: an item
 * @words: (array zero-terminated=1): folded words
 *
 * Tells whether all words begin a word of its text, of what it quotes or of its clause's name.
 *
 * Returns: whether they do
 */
gboolean lex_notebook_item_has (LexNotebookItem *self, const char *const *words);

/**
 * lex_notebook_item_is_loose:
 * @self: an item
 * @library: what it should fit
 *
 * Tells whether its clause or the words that it quotes are no longer there; found out once.
 *
 * Returns: whether they are not
 */
gboolean lex_notebook_item_is_loose (LexNotebookItem *self, LexLibrary *library);

/**
 * lex_notebook_item_compare:
 * @a: (type LexNotebookItem): an item
 * @b: (type LexNotebookItem): another
 * @user_data: not used
 *
 * Compares by clause, in the order of the Laws, then by the time of making.
 *
 * Returns: less than, equal to or more than 0
 */
int lex_notebook_item_compare (gconstpointer a, gconstpointer b, gpointer user_data);

G_END_DECLS
