/* lex-tab.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-history.h"
#include "widgets/page/lex-find-bar.h"
#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

#define LEX_TYPE_TAB (lex_tab_get_type ())

/**
 * LexTab:
 *
 * One reader, where it has been, and the bar that finds in it.
 */
G_DECLARE_FINAL_TYPE (LexTab, lex_tab, LEX, TAB, GtkBox)

/**
 * lex_tab_new:
 *
 * Makes a tab that shows nothing.
 *
 * Returns: (transfer floating): a new tab
 */
GtkWidget *lex_tab_new (void);

/**
 * lex_tab_get_reader:
 * @self: a tab
 *
 * Gets its reader.
 *
 * Returns: (transfer none): the reader
 */
LexReader *lex_tab_get_reader (LexTab *self);

/**
 * lex_tab_get_history:
 * @self: a tab
 *
 * Gets where its reader has been.
 *
 * Returns: (transfer none): the history
 */
LexHistory *lex_tab_get_history (LexTab *self);

/**
 * lex_tab_get_find_bar:
 * @self: a tab
 *
 * Gets the bar that finds a phrase.
 *
 * Returns: (transfer none) (nullable): the bar; %NULL as long as nobody wanted it
 */
LexFindBar *lex_tab_get_find_bar (LexTab *self);

/**
 * lex_tab_ensure_find_bar:
 * @self: a tab
 *
 * Gets the bar that finds a phrase; makes it where there is none.
 *
 * Returns: (transfer none): the bar
 */
LexFindBar *lex_tab_ensure_find_bar (LexTab *self);

/**
 * lex_tab_set_start:
 * @self: a tab that shows nothing
 * @start: what to show until something is opened
 *
 * Shows what there is to begin with.
 */
void lex_tab_set_start (LexTab *self, GtkWidget *start);

/**
 * lex_tab_get_start:
 * @self: a tab
 *
 * Gets what is shown as long as nothing was opened.
 *
 * Returns: (transfer none) (nullable): what there is to begin with
 */
GtkWidget *lex_tab_get_start (LexTab *self);

/**
 * lex_tab_open:
 * @self: a tab whose reader has a library
 * @label: a clause
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens a clause and notes it in the history. On error all stays as it was.
 *
 * Returns: whether it is open
 */
gboolean lex_tab_open (LexTab *self, LexLabel *label, GError **error);

/**
 * LexTabPlace:
 * @label: the clause that was opened
 * @top: (nullable): the clause at the top of the view; %NULL where that is for the reader to say
 * @into: how many pixels of it are above the view
 *
 * Where a tab stands, as far as the next start has to know.
 */
typedef struct
{
  LexLabel *label;
  LexLabel *top;
  int into;
} LexTabPlace;

/**
 * lex_tab_place_clear:
 * @self: a place
 *
 * Frees what it holds.
 */
void lex_tab_place_clear (LexTabPlace *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LexTabPlace, lex_tab_place_clear)

/**
 * lex_tab_get_place:
 * @self: a tab
 * @place: (out caller-allocates): where it stands, or waits to stand
 *
 * Tells where a tab stands.
 *
 * Returns: whether it stands anywhere
 */
gboolean lex_tab_get_place (LexTab *self, LexTabPlace *place);

/**
 * lex_tab_wait:
 * @self: a tab that shows nothing
 * @place: where to stand, copied
 *
 * Has the tab open a clause when it is wanted: lex_tab_wake().
 */
void lex_tab_wait (LexTab *self, const LexTabPlace *place);

/**
 * lex_tab_wake:
 * @self: a tab whose reader has a library
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens what the tab waits to open, if it does.
 *
 * Returns: %FALSE where that can not be opened
 */
gboolean lex_tab_wake (LexTab *self, GError **error);

/**
 * lex_tab_mark:
 * @self: a tab
 * @words: (nullable) (array zero-terminated=1): words, or %NULL for none
 *
 * Marks words on the page, and again when one comes back to it.
 */
void lex_tab_mark (LexTab *self, const char *const *words);

/**
 * lex_tab_go:
 * @self: a tab
 * @step: -1 for back, 1 for forward
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Returns to a place in the history, scrolled and marked as it was left.
 *
 * Returns: whether it is there; %FALSE without @error where there is no such place
 */
gboolean lex_tab_go (LexTab *self, int step, GError **error);

G_END_DECLS
