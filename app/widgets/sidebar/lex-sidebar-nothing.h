/* lex-sidebar-nothing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_NOTHING (lex_sidebar_nothing_get_type ())

/**
 * LexSidebarNothing:
 *
 * What is said when a search finds nothing: what was understood, and other
 * words to try, which the action `win.search` takes.
 */
G_DECLARE_FINAL_TYPE (LexSidebarNothing, lex_sidebar_nothing, LEX, SIDEBAR_NOTHING, GtkWidget)

/**
 * lex_sidebar_nothing_show_words:
 * @self: a page
 * @query: what was typed
 * @suggestion: (nullable): other words to try
 * @filtered: whether not every text was searched
 *
 * Says that no clause has the words.
 */
void lex_sidebar_nothing_show_words (LexSidebarNothing *self, const char *query,
                                     const char *suggestion, gboolean filtered);

/**
 * lex_sidebar_nothing_show_fault:
 * @self: a page
 * @query: what was typed
 * @message: why there is no answer, such as `27Z: Law 27 has A to D`
 *
 * Says why what was typed leads nowhere.
 */
void lex_sidebar_nothing_show_fault (LexSidebarNothing *self, const char *query,
                                     const char *message);

G_END_DECLS
