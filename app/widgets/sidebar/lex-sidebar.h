/* lex-sidebar.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR (lex_sidebar_get_type ())

/**
 * LexSidebar:
 *
 * What stands beside the page: the table of contents or, while something is
 * typed, the hits. Speaks upward by the actions `win.open`, `win.open-hit`,
 * `win.search` and `win.forget`.
 */
G_DECLARE_FINAL_TYPE (LexSidebar, lex_sidebar, LEX, SIDEBAR, GtkWidget)

/**
 * lex_sidebar_set_library:
 * @self: a sidebar
 * @library: (nullable): the library
 *
 * Gives the sidebar its library and lists its documents, again after each
 * `changed` of the library.
 */
void lex_sidebar_set_library (LexSidebar *self, LexLibrary *library);

/**
 * lex_sidebar_set_journal:
 * @self: a sidebar with a library
 * @journal: what the reader made
 *
 * Shows the bookmarks below the contents, and the way to all notes.
 */
void lex_sidebar_set_journal (LexSidebar *self, LexJournal *journal);

/**
 * lex_sidebar_set_languages:
 * @self: a sidebar
 * @languages: the languages of the law that are shown
 *
 * Sets the language of headings: Polish wherever Polish is shown. Searching
 * always looks in both.
 */
void lex_sidebar_set_languages (LexSidebar *self, LexLanguages languages);

/**
 * lex_sidebar_set_current:
 * @self: a sidebar
 * @label: (nullable): what the reader shows
 *
 * Marks it in the table of contents.
 */
void lex_sidebar_set_current (LexSidebar *self, LexLabel *label);

/**
 * lex_sidebar_set_query:
 * @self: a sidebar
 * @text: what is typed; empty for the table of contents
 *
 * Shows the hits at once.
 */
void lex_sidebar_set_query (LexSidebar *self, const char *text);

/**
 * lex_sidebar_stop:
 * @self: a sidebar
 *
 * Ends a search: shows the table of contents, and the next search looks everywhere.
 */
void lex_sidebar_stop (LexSidebar *self);

/**
 * lex_sidebar_move:
 * @self: a sidebar
 * @step: 1 for the next hit, -1 for the one before
 *
 * Walks the hits.
 */
void lex_sidebar_move (LexSidebar *self, int step);

/**
 * lex_sidebar_activate:
 * @self: a sidebar
 *
 * Opens the selected hit; where none was chosen, the tool of the figure that was asked for, or the
 * first hit.
 *
 * Returns: whether there was one
 */
gboolean lex_sidebar_activate (LexSidebar *self);

/**
 * lex_sidebar_dup_matches:
 * @self: a sidebar
 *
 * Gets the words that the hits were found by, in the forms that the texts have.
 *
 * Returns: (transfer full) (nullable): folded words; %NULL when a label was typed, or nothing
 */
GStrv lex_sidebar_dup_matches (LexSidebar *self);

G_END_DECLS
