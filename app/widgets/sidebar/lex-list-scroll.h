/* lex-list-scroll.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LexListScroll:
 *
 * Scrolls a list view to a row, and knows which rows have a widget now.
 */
typedef struct _LexListScroll LexListScroll;

/**
 * lex_list_scroll_new:
 * @list: a list view, which must live as long; borrowed
 *
 * Makes what scrolls @list.
 *
 * Returns: (transfer full): it, at rest
 */
LexListScroll *lex_list_scroll_new (GtkListView *list);

/**
 * lex_list_scroll_free:
 * @self: (transfer full) (nullable): what scrolls a list that is gone
 *
 * Frees it.
 */
void lex_list_scroll_free (LexListScroll *self);

/**
 * lex_list_scroll_bind:
 * @self: what scrolls the list
 * @item: an item that the list's factory was given to bind
 *
 * Notes that a row has a widget.
 */
void lex_list_scroll_bind (LexListScroll *self, GtkListItem *item);

/**
 * lex_list_scroll_unbind:
 * @self: what scrolls the list
 * @item: an item that the list's factory was given to unbind
 *
 * Notes that a row has no widget any more.
 */
void lex_list_scroll_unbind (LexListScroll *self, GtkListItem *item);

/**
 * lex_list_scroll_find_item:
 * @self: what scrolls the list
 * @position: a row
 *
 * Finds the widget that the list puts round a row's own.
 *
 * Returns: (transfer none) (nullable): the widget, %NULL if the row has none now
 */
GtkWidget *lex_list_scroll_find_item (LexListScroll *self, guint position);

/**
 * lex_list_scroll_find_position:
 * @self: what scrolls the list
 * @item: (nullable): the widget that the list puts round a row's own
 *
 * Finds the row of a widget.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION
 */
guint lex_list_scroll_find_position (LexListScroll *self, GtkWidget *item);

/**
 * lex_list_scroll_to:
 * @self: what scrolls the list
 * @position: a row, or %GTK_INVALID_LIST_POSITION to stay where it is
 *
 * Brings a row into the middle of the view some frames later, unless it can be
 * seen already. The last row that was asked for wins.
 */
void lex_list_scroll_to (LexListScroll *self, guint position);

G_END_DECLS
