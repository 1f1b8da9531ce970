/* lex-notebook.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-journal.h"
#include "widgets/journal/lex-notebook-list.h"

G_BEGIN_DECLS

#define LEX_TYPE_NOTEBOOK (lex_notebook_get_type ())

/**
 * LexNotebook:
 *
 * Everything that the reader made, in a window of its own.
 */
G_DECLARE_FINAL_TYPE (LexNotebook, lex_notebook, LEX, NOTEBOOK, AdwWindow)

/**
 * lex_notebook_new:
 * @library: a library
 * @journal: what the reader made
 * @parent: the window whose actions it fires: `read-notes`, `remove-entry`, `bring-back`,
 *   `colour-entry`, `export-notes`, `import-notes` and `restore-backup`
 *
 * Makes a window that lists, searches and filters notes, highlights and bookmarks. It follows the
 * journal.
 *
 * Returns: (transfer none): the window
 */
LexNotebook *lex_notebook_new (LexLibrary *library, LexJournal *journal, GtkWindow *parent);

/**
 * lex_notebook_get_toasts:
 * @self: a notebook
 *
 * Gets where something is said while the notebook is in front.
 *
 * Returns: (transfer none): an overlay
 */
AdwToastOverlay *lex_notebook_get_toasts (LexNotebook *self);

/**
 * lex_notebook_search:
 * @self: a notebook
 * @text: words
 *
 * Types words into its entry.
 */
void lex_notebook_search (LexNotebook *self, const char *text);

/**
 * lex_notebook_set_filter:
 * @self: a notebook
 * @filter: what is to be listed
 *
 * Chooses what is listed.
 */
void lex_notebook_set_filter (LexNotebook *self, LexNotebookFilter filter);

G_END_DECLS
