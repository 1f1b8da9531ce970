/* lex-sidebar-made.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_MADE (lex_sidebar_made_get_type ())

/**
 * LexSidebarMade:
 *
 * What the reader made, below the contents: the way to all notes, and the bookmarks in their
 * folders and order. Speaks upward by `win.notes`, `win.open`, `win.move-entry`, `win.new-folder`,
 * `win.rename-folder` and `win.remove-entry`.
 */
G_DECLARE_FINAL_TYPE (LexSidebarMade, lex_sidebar_made, LEX, SIDEBAR_MADE, GtkWidget)

/**
 * lex_sidebar_made_new:
 * @library: where headings are read
 * @journal: what the reader made
 *
 * Makes the section; it follows the journal.
 *
 * Returns: (transfer floating): a new section
 */
GtkWidget *lex_sidebar_made_new (LexLibrary *library, LexJournal *journal);

/**
 * lex_sidebar_made_set_language:
 * @self: a section
 * @language: the first language of the law that is shown
 *
 * Sets the language of headings.
 */
void lex_sidebar_made_set_language (LexSidebarMade *self, LexLanguage language);

G_END_DECLS
