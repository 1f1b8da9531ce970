/* lex-sidebar-contents.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_CONTENTS (lex_sidebar_contents_get_type ())

/**
 * LexSidebarContents:
 *
 * The table of contents: every document, open or closed, and its clauses. A
 * selected clause is opened through the action `win.open`.
 */
G_DECLARE_FINAL_TYPE (LexSidebarContents, lex_sidebar_contents, LEX, SIDEBAR_CONTENTS, GtkWidget)

/**
 * lex_sidebar_contents_set_library:
 * @self: a table of contents
 * @library: (nullable): the library to list
 *
 * Lists a library's documents; the Laws stand open. Documents that were open
 * stay so when the same library is listed again.
 */
void lex_sidebar_contents_set_library (LexSidebarContents *self, LexLibrary *library);

/**
 * lex_sidebar_contents_set_languages:
 * @self: a table of contents
 * @languages: what is read
 *
 * Sets the language of titles and headings, the first of @languages, and with it
 * the order of what is alphabetical.
 */
void lex_sidebar_contents_set_languages (LexSidebarContents *self, LexLanguages languages);

/**
 * lex_sidebar_contents_set_current:
 * @self: a table of contents
 * @label: (nullable): what the reader shows
 *
 * Marks the row of that clause, or of the nearest above it, and brings it into
 * view. A closed document opens for as long as the reader is in it.
 */
void lex_sidebar_contents_set_current (LexSidebarContents *self, LexLabel *label);

G_END_DECLS
