/* lex-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-clause-row.h"
#include "widgets/page/lex-columns.h"
#include "widgets/page/lex-marginalia.h"
#include "widgets/page/lex-selection.h"

G_BEGIN_DECLS

#define LEX_TYPE_PAGE (lex_page_get_type ())
G_DECLARE_FINAL_TYPE (LexPage, lex_page, LEX, PAGE, GtkWidget)

/**
 * lex_page_get_marginalia:
 * @self: a page
 *
 * Gets its margin.
 *
 * Returns: (transfer none): the margin, of this page and those to come
 */
LexMarginalia *lex_page_get_marginalia (LexPage *self);

/**
 * lex_page_get_selection:
 * @self: a page
 *
 * Gets what of it is selected.
 *
 * Returns: (transfer none): the selection, of this page and those to come
 */
LexSelection *lex_page_get_selection (LexPage *self);

/**
 * lex_page_show:
 * @self: a page
 * @passage: (transfer full): a law or section with everything below it
 * @languages: which languages to show
 *
 * Builds the page anew: what a window shows of its top at once, the rest after the
 * next frame. A window that was never drawn gets its margin after its first frame, too.
 */
void lex_page_show (LexPage *self, LexPassage *passage, LexLanguages languages);

/**
 * lex_page_append:
 * @self: a page that shows something
 * @label: the clause that it belongs to
 * @span: (transfer floating): what goes over all columns
 *
 * Adds a row below all others.
 */
void lex_page_append (LexPage *self, LexLabel *label, GtkWidget *span);

/**
 * lex_page_set_notes:
 * @self: a page that shows something
 * @entries: (nullable) (element-type LexJournalEntry): what the reader made on it; copied
 *
 * Shows what the reader made.
 */
void lex_page_set_notes (LexPage *self, GPtrArray *entries);

/**
 * lex_page_set_questions:
 * @self: a page
 * @questions: (element-type utf8 guint): by clause, how many questions are on it
 *
 * Shows on which clauses there are questions, on this page and those to come.
 */
void lex_page_set_questions (LexPage *self, GHashTable *questions);

/**
 * lex_page_expect_notes:
 * @self: a page that shows something
 *
 * Makes room for a margin where there was nothing for one.
 */
void lex_page_expect_notes (LexPage *self);

/**
 * lex_page_set_past:
 * @self: a page
 * @past: whether to show them
 *
 * Shows or hides past wordings, on this page and those to come.
 */
void lex_page_set_past (LexPage *self, gboolean past);

/**
 * lex_page_set_margin:
 * @self: a page
 * @margin: whether there is room for it beside two languages
 *
 * Says whether there is room for a margin, on this page and those to come.
 */
void lex_page_set_margin (LexPage *self, gboolean margin);

/**
 * lex_page_set_share:
 * @self: a page
 * @share: how much of the room of both languages the first has; 0 for half
 *
 * Divides the room, of this page and those to come, as far as both languages can be read.
 */
void lex_page_set_share (LexPage *self, double share);

/**
 * lex_page_get_columns:
 * @self: a page that has a size
 * @columns: (out caller-allocates): where its columns stand
 *
 * Gets its columns.
 *
 * Returns: whether two languages stand side by side
 */
gboolean lex_page_get_columns (LexPage *self, LexColumns *columns);

/**
 * lex_page_complete:
 * @self: a page
 *
 * Builds what is still missing, for whoever needs the page's whole length now.
 */
void lex_page_complete (LexPage *self);

/**
 * lex_page_clear:
 * @self: a page
 *
 * Empties it.
 */
void lex_page_clear (LexPage *self);

/**
 * lex_page_find_row:
 * @self: a page
 * @label: a clause
 *
 * Finds the row of a clause. An empty clause that only numbers its parts has
 * no row: then it is the first below it, else the nearest above.
 *
 * Returns: (transfer none) (nullable): the row
 */
LexClauseRow *lex_page_find_row (LexPage *self, LexLabel *label);

/**
 * lex_page_is_only_past:
 * @self: a page
 * @label: a clause
 *
 * Tells whether a clause is history: the page has it, but nothing of it is in force.
 *
 * Returns: whether it has past wordings alone
 */
gboolean lex_page_is_only_past (LexPage *self, LexLabel *label);

/**
 * lex_page_get_turn:
 * @self: a page
 * @row: a row of the page
 *
 * Tells rows of one clause apart: text, diagram, ruling, history.
 *
 * Returns: how many rows of the same clause stand above it
 */
guint lex_page_get_turn (LexPage *self, LexClauseRow *row);

/**
 * lex_page_find_turn:
 * @self: a page
 * @label: a clause
 * @turn: what lex_page_get_turn() told
 *
 * Finds that row again, also after the page was built anew.
 *
 * Returns: (transfer none) (nullable): the row, or the nearest of the clause that is shown
 */
LexClauseRow *lex_page_find_turn (LexPage *self, LexLabel *label, guint turn);

/**
 * lex_page_get_row_at:
 * @self: a page
 * @y: a height on the page
 *
 * Finds who stands there.
 *
 * Returns: (transfer none) (nullable): the first row that ends below @y
 */
LexClauseRow *lex_page_get_row_at (LexPage *self, double y);

G_END_DECLS
