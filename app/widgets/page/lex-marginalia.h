/* lex-marginalia.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"
#include "services/lex-passage.h"
#include "widgets/page/lex-clause-row.h"
#include "widgets/page/lex-page-layout.h"

G_BEGIN_DECLS

/**
 * LexUnfoldFunc:
 * @row: the clause below which a drawer opens or closes
 * @items: (nullable) (element-type LexMarginItem): what it shows, none but the reader's own notes
 *   if it is empty; %NULL if it closes
 * @user_data: what lex_marginalia_set_unfold() was given
 *
 * Called before the page changes its height, so that the row can be kept where it is.
 *
 * Returns: (transfer floating) (nullable): the drawer, if one opens
 */
typedef GtkWidget *(*LexUnfoldFunc) (LexClauseRow *row, GPtrArray *items, gpointer user_data);

/**
 * LexMarginalia:
 *
 * The margin of a page: the lines of its clauses, and the one drawer that is open.
 */
typedef struct _LexMarginalia LexMarginalia;

/**
 * lex_marginalia_new:
 * @page: whose children the lines become; it emits `explain` where a line does
 *
 * Makes the margin of an empty page.
 *
 * Returns: (transfer full): the margin
 */
LexMarginalia *lex_marginalia_new (GtkWidget *page);

/**
 * lex_marginalia_free:
 * @self: (transfer full) (nullable): a margin
 *
 * Frees it.
 */
void lex_marginalia_free (LexMarginalia *self);

/**
 * lex_marginalia_set_unfold:
 * @self: a margin
 * @unfold: makes drawers
 * @user_data: for @unfold
 *
 * Says who knows what a drawer shows; without, signs open nothing.
 */
void lex_marginalia_set_unfold (LexMarginalia *self, LexUnfoldFunc unfold, gpointer user_data);

/**
 * lex_marginalia_expect:
 * @self: a margin
 * @row: a row of the page
 * @clause: the number of its clause in the passage
 *
 * Has a row get its line when lex_marginalia_build() comes next.
 */
void lex_marginalia_expect (LexMarginalia *self, GtkWidget *row, guint clause);

/**
 * lex_marginalia_build:
 * @self: a margin
 * @setting: how the page is set
 * @passage: (nullable): what the page shows; %NULL where nothing bears upon it
 * @whole: whether all rows of the page stand; until then, a note whose row may still come waits
 *
 * Gives the rows that wait for them their lines.
 */
void lex_marginalia_build (LexMarginalia *self, const LexTypesetting *setting,
                           const LexPassage *passage, gboolean whole);

/**
 * lex_marginalia_set_notes:
 * @self: a margin
 * @entries: (nullable) (element-type LexJournalEntry): what the reader made on the page; copied
 *
 * Shows what the reader made beside its clauses.
 */
void lex_marginalia_set_notes (LexMarginalia *self, GPtrArray *entries);

/**
 * lex_marginalia_set_questions:
 * @self: a margin
 * @questions: (element-type utf8 guint): by clause, how many questions are on it; a reference is
 *   kept, also when another page is shown
 *
 * Shows beside its clauses that there are questions on them.
 */
void lex_marginalia_set_questions (LexMarginalia *self, GHashTable *questions);

/**
 * lex_marginalia_count_questions:
 * @self: a margin
 * @label: a clause, on the page or not
 *
 * Counts the questions on it, of those that lex_marginalia_set_questions() was given.
 *
 * Returns: how many there are
 */
guint lex_marginalia_count_questions (LexMarginalia *self, LexLabel *label);

/**
 * lex_marginalia_get_notes:
 * @self: a margin
 * @row: a row of the page
 *
 * Gets what the reader made on a clause.
 *
 * Returns: (transfer none) (nullable) (element-type LexJournalEntry): notes and highlights
 */
GPtrArray *lex_marginalia_get_notes (LexMarginalia *self, LexClauseRow *row);

/**
 * lex_marginalia_open_notes:
 * @self: the margin of a page that stands as a whole
 * @label: a clause
 *
 * Opens the drawer of its notes, if it is not open.
 */
void lex_marginalia_open_notes (LexMarginalia *self, LexLabel *label);

/**
 * lex_marginalia_get_drawer:
 * @self: a margin
 * @row: (out) (optional) (transfer none): the clause below which it is open
 *
 * Gets the drawer that is open.
 *
 * Returns: (transfer none) (nullable): the drawer
 */
GtkWidget *lex_marginalia_get_drawer (LexMarginalia *self, LexClauseRow **row);

/**
 * lex_marginalia_fold:
 * @self: a margin
 *
 * Closes the drawer that is open. A focus in it goes to its sign.
 *
 * Returns: whether one was open
 */
gboolean lex_marginalia_fold (LexMarginalia *self);

/**
 * lex_marginalia_reset:
 * @self: a margin
 *
 * Forgets everything: the page is emptied.
 */
void lex_marginalia_reset (LexMarginalia *self);

G_END_DECLS
