/* lex-highlight.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LexHighlight:
 *
 * What is marked on a page: the words of the search that led there or, before
 * them, the phrase that is being found on it.
 */
typedef struct _LexHighlight LexHighlight;

/**
 * lex_highlight_new:
 * @page: (transfer none): whatever has the labels below it; must outlive the result
 *
 * Makes a highlight that marks nothing.
 *
 * Returns: (transfer full): a highlight
 */
LexHighlight *lex_highlight_new (GtkWidget *page);

/**
 * lex_highlight_free:
 * @self: (transfer full) (nullable): a highlight
 *
 * Frees it; labels keep their marks.
 */
void lex_highlight_free (LexHighlight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexHighlight, lex_highlight_free)

/**
 * lex_highlight_set_words:
 * @self: a highlight
 * @words: (nullable) (array zero-terminated=1): words, folded or not; %NULL for none
 *
 * Sets the words of a search. lex_highlight_refresh() marks them.
 */
void lex_highlight_set_words (LexHighlight *self, const char *const *words);

/**
 * lex_highlight_set_phrase:
 * @self: a highlight
 * @phrase: (nullable): what is to be found; empty and %NULL give way to the words again
 *
 * Sets the phrase. lex_highlight_refresh() marks it.
 */
void lex_highlight_set_phrase (LexHighlight *self, const char *phrase);

/**
 * lex_highlight_has_words:
 * @self: a highlight
 *
 * Tells whether there are words of a search.
 *
 * Returns: whether there are some
 */
gboolean lex_highlight_has_words (LexHighlight *self);

/**
 * lex_highlight_is_empty:
 * @self: a highlight
 *
 * Tells whether there is neither word nor phrase to mark.
 *
 * Returns: whether nothing can be marked
 */
gboolean lex_highlight_is_empty (LexHighlight *self);

/**
 * lex_highlight_refresh:
 * @self: a highlight
 *
 * Marks the page as it is now. The place found keeps its number where it can.
 */
void lex_highlight_refresh (LexHighlight *self);

/**
 * lex_highlight_get_n_found:
 * @self: a highlight
 *
 * Counts the places of the phrase.
 *
 * Returns: how many there are; 0 without a phrase
 */
guint lex_highlight_get_n_found (LexHighlight *self);

/**
 * lex_highlight_get_found:
 * @self: a highlight
 *
 * Gets which of them is the one shown.
 *
 * Returns: its number, from 0
 */
guint lex_highlight_get_found (LexHighlight *self);

/**
 * lex_highlight_set_found:
 * @self: a highlight with something found
 * @found: a number below lex_highlight_get_n_found()
 *
 * Makes another place the one shown, in a colour of its own.
 */
void lex_highlight_set_found (LexHighlight *self, guint found);

/**
 * lex_highlight_find_from:
 * @self: a highlight
 * @y: a height on the page
 *
 * Finds the first place that stands there or below.
 *
 * Returns: its number; 0, to begin again, when all stand above
 */
guint lex_highlight_find_from (LexHighlight *self, double y);

/**
 * lex_highlight_get_bounds:
 * @self: a highlight
 * @found: a number below lex_highlight_get_n_found()
 * @bounds: (out): where it stands on the page
 *
 * Measures where a place stands, on a page that has its size.
 *
 * Returns: whether it stands anywhere
 */
gboolean lex_highlight_get_bounds (LexHighlight *self, guint found, graphene_rect_t *bounds);

G_END_DECLS
