/* lex-notebook-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * LexNotebookFilter:
 * @LEX_NOTEBOOK_ALL: everything
 * @LEX_NOTEBOOK_NOTES: notes
 * @LEX_NOTEBOOK_HIGHLIGHTS: highlights
 * @LEX_NOTEBOOK_BOOKMARKS: bookmarks
 * @LEX_NOTEBOOK_LOOSE: what no longer fits its clause
 *
 * What is listed.
 */
typedef enum
{
  LEX_NOTEBOOK_ALL,
  LEX_NOTEBOOK_NOTES,
  LEX_NOTEBOOK_HIGHLIGHTS,
  LEX_NOTEBOOK_BOOKMARKS,
  LEX_NOTEBOOK_LOOSE,
} LexNotebookFilter;

#define LEX_TYPE_NOTEBOOK_LIST (lex_notebook_list_get_type ())

/**
 * LexNotebookList:
 *
 * Everything that the reader made, in the order of the Laws, and what of it is shown. It emits
 * `counted` when there is more or less of either.
 */
G_DECLARE_FINAL_TYPE (LexNotebookList, lex_notebook_list, LEX, NOTEBOOK_LIST, GObject)

/**
 * lex_notebook_list_new:
 * @library: a library, by which it tells what is loose
 * @journal: what the reader made
 *
 * Makes a list; nothing stands in it until it is refilled.
 *
 * Returns: (transfer full): the list
 */
LexNotebookList *lex_notebook_list_new (LexLibrary *library, LexJournal *journal);

/**
 * lex_notebook_list_get_shown:
 * @self: a list
 *
 * Gets what passes the filter and has all the words.
 *
 * Returns: (transfer none) (element-type LexNotebookItem): a model that follows both
 */
GListModel *lex_notebook_list_get_shown (LexNotebookList *self);

/**
 * lex_notebook_list_get_n_all:
 * @self: a list
 *
 * Counts everything, shown or not.
 *
 * Returns: how much there is
 */
guint lex_notebook_list_get_n_all (LexNotebookList *self);

/**
 * lex_notebook_list_find:
 * @self: a list
 * @id: an identifier
 *
 * Finds an entry, shown or not.
 *
 * Returns: (transfer none) (nullable): the entry, %NULL if it is not in the list
 */
const LexJournalEntry *lex_notebook_list_find (LexNotebookList *self, const char *id);

/**
 * lex_notebook_list_search:
 * @self: a list
 * @text: words, as they were typed
 *
 * Shows only what has words that begin so.
 */
void lex_notebook_list_search (LexNotebookList *self, const char *text);

/**
 * lex_notebook_list_set_filter:
 * @self: a list
 * @filter: what is to be shown
 *
 * Shows only what is of that kind.
 */
void lex_notebook_list_set_filter (LexNotebookList *self, LexNotebookFilter filter);

/**
 * lex_notebook_list_refill:
 * @self: a list
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the journal anew; what did not change stays in the list.
 *
 * Returns: whether it could be read; if not, nothing stands in it
 */
gboolean lex_notebook_list_refill (LexNotebookList *self, GError **error);

/**
 * lex_notebook_list_clear:
 * @self: a list
 *
 * Empties it, so that it is refilled with everything found out anew.
 */
void lex_notebook_list_clear (LexNotebookList *self);

G_END_DECLS
