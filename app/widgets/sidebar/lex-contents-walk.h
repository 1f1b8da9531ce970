/* lex-contents-walk.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"
#include "widgets/sidebar/lex-list-scroll.h"

G_BEGIN_DECLS

/**
 * lex_contents_walk_attach:
 * @list: the list of the contents, over a #GtkTreeListModel
 * @scroll: what scrolls @list; lives as long
 * @languages: the languages that titles are wanted in; lives as long, and may change
 *
 * Gives the contents the keys of a tree: Left goes to what a row stands under, Ctrl and an arrow to
 * the group above or below, and Ctrl+Left closes all of them. The secondary button and the menu key
 * open a menu with the groups.
 */
void lex_contents_walk_attach (GtkListView *list, LexListScroll *scroll,
                               const LexLanguages *languages);

G_END_DECLS
