/* lex-scrolling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-page.h"

G_BEGIN_DECLS

/**
 * LexScrolling:
 *
 * Where a page stands in its view, and where it is to stand once sizes are known.
 */
typedef struct _LexScrolling LexScrolling;

/**
 * lex_scrolling_new:
 * @scroller: (transfer none): the view; must outlive the result
 * @page: (transfer none): the page in it; must outlive the result
 *
 * Makes the scrolling of a page.
 *
 * Returns: (transfer full): at the top
 */
LexScrolling *lex_scrolling_new (GtkScrolledWindow *scroller, LexPage *page);

/**
 * lex_scrolling_free:
 * @self: (transfer full) (nullable): a scrolling
 *
 * Frees it.
 */
void lex_scrolling_free (LexScrolling *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexScrolling, lex_scrolling_free)

/**
 * lex_scrolling_get_position:
 * @self: a scrolling
 *
 * Gets how far the page is scrolled.
 *
 * Returns: pixels above the view
 */
double lex_scrolling_get_position (LexScrolling *self);

/**
 * lex_scrolling_set_position:
 * @self: a scrolling
 * @position: what lex_scrolling_get_position() told
 *
 * Has the page stand there again.
 */
void lex_scrolling_set_position (LexScrolling *self, double position);

/**
 * lex_scrolling_dup_top:
 * @self: a scrolling
 * @into: return location: how many pixels of it are above the view
 *
 * Gets the clause at the top of the view.
 *
 * Returns: (transfer full) (nullable): a clause; %NULL where the page begins
 */
LexLabel *lex_scrolling_dup_top (LexScrolling *self, int *into);

/**
 * lex_scrolling_set_top:
 * @self: a scrolling
 * @top: what lex_scrolling_dup_top() told
 * @into: as told
 *
 * Has the page stand there again, wherever on it that is now.
 */
void lex_scrolling_set_top (LexScrolling *self, LexLabel *top, int into);

/**
 * lex_scrolling_show_clause:
 * @self: a scrolling
 * @label: (nullable): a clause of the page, %NULL for the top
 * @travel: whether the eye may follow
 *
 * Brings a clause to the upper third.
 */
void lex_scrolling_show_clause (LexScrolling *self, LexLabel *label, gboolean travel);

/**
 * lex_scrolling_reveal:
 * @self: a scrolling
 * @y: a height on a page that has its size
 * @height: how much is to be seen from there on
 *
 * Brings a line to the upper third, unless it is in view.
 */
void lex_scrolling_reveal (LexScrolling *self, double y, double height);

/**
 * lex_scrolling_keep_row:
 * @self: the scrolling of a page
 * @row: a row of the page
 * @below: (nullable): what is about to open below it
 *
 * To be called before the page changes its height: that row stays where it is in the view, or
 * gives way as far as it takes to see the beginning of @below, but never out of the view.
 */
void lex_scrolling_keep_row (LexScrolling *self, LexClauseRow *row, GtkWidget *below);

/**
 * lex_scrolling_keep_top:
 * @self: a scrolling
 *
 * Has the line at the top of the view stay there when the page changes, unless
 * the page is on its way elsewhere.
 */
void lex_scrolling_keep_top (LexScrolling *self);

/**
 * lex_scrolling_meet:
 * @self: a scrolling
 *
 * Goes where the page is to stand; for the reader's allocation, when sizes are known.
 *
 * Returns: whether it moved, and the page must be allocated again
 */
gboolean lex_scrolling_meet (LexScrolling *self);

/**
 * lex_scrolling_bind_keys:
 * @widget_class: the class of the reader
 * @shortcut: does `(i)`, a #GtkScrollType, by lex_scrolling_step()
 *
 * Binds the keys that scroll.
 */
void lex_scrolling_bind_keys (GtkWidgetClass *widget_class, GtkShortcutFunc shortcut);

/**
 * lex_scrolling_step:
 * @self: a scrolling
 * @step: how far and where
 *
 * Scrolls by a step, a page or to an end.
 */
void lex_scrolling_step (LexScrolling *self, GtkScrollType step);

G_END_DECLS
