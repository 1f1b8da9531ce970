/* lex-sidebar-tree.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_sidebar_tree_new:
 * @library: the library to list
 * @languages: what is read: the first of them gives the order of what is alphabetical
 *
 * Lists the documents, each a #LexDocument, or the #LexClause that it consists
 * of. A document has its clauses below it; a long alphabetical one has letters,
 * each a #LexSidebarLetter, and they have the entries. Clauses are asked for when
 * their document opens.
 *
 * Returns: (transfer full): the tree, all closed
 */
GtkTreeListModel *lex_sidebar_tree_new (LexLibrary *library, LexLanguages languages);

/**
 * lex_sidebar_tree_leads_to:
 * @item: an item of such a tree
 * @label: a clause
 *
 * Tells whether the clause would be found below the item if that were open.
 *
 * Returns: whether it would
 */
gboolean lex_sidebar_tree_leads_to (GObject *item, LexLabel *label);

G_END_DECLS
