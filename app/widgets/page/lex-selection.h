/* lex-selection.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"
#include "widgets/page/lex-clause-row.h"

G_BEGIN_DECLS

/**
 * LexSelection:
 *
 * Words of a page that are selected: from one place to another in the column of one language,
 * over as many clauses as lie between.
 */
typedef struct _LexSelection LexSelection;

/**
 * LexUnit:
 * @LEX_UNIT_LETTER: from letter to letter
 * @LEX_UNIT_WORD: whole words
 * @LEX_UNIT_CLAUSE: whole clauses
 *
 * By what a selection grows.
 */
typedef enum
{
  LEX_UNIT_LETTER,
  LEX_UNIT_WORD,
  LEX_UNIT_CLAUSE,
} LexUnit;

/**
 * lex_selection_new:
 * @page: a widget with rows below it; must outlive the result
 *
 * Makes an empty selection.
 *
 * Returns: (transfer full): a selection
 */
LexSelection *lex_selection_new (GtkWidget *page);

/**
 * lex_selection_free:
 * @self: (transfer full) (nullable): a selection
 *
 * Frees it.
 */
void lex_selection_free (LexSelection *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexSelection, lex_selection_free)

/**
 * lex_selection_clear:
 * @self: a selection
 *
 * Selects nothing; to be called before rows leave the page.
 *
 * Returns: whether something was selected
 */
gboolean lex_selection_clear (LexSelection *self);

/**
 * lex_selection_begin:
 * @self: a selection
 * @point: a place on the page
 * @unit: by what it is to grow
 *
 * Begins anew at the words that stand there, in whichever column that is.
 */
void lex_selection_begin (LexSelection *self, const graphene_point_t *point, LexUnit unit);

/**
 * lex_selection_extend:
 * @self: a selection that was begun
 * @point: a place on the page
 *
 * Lets it reach from where it began to the words that stand there, in the same column.
 */
void lex_selection_extend (LexSelection *self, const graphene_point_t *point);

/**
 * lex_selection_begin_row:
 * @self: a selection
 * @row: a row of the page
 * @unit: by what it is to grow
 *
 * Begins anew at the first words of a clause, in the column that was selected in last.
 */
void lex_selection_begin_row (LexSelection *self, LexClauseRow *row, LexUnit unit);

/**
 * lex_selection_step:
 * @self: a selection that was begun
 * @unit: by what it grows
 * @step: 1 forwards, -1 backwards
 *
 * Moves its moving end.
 */
void lex_selection_step (LexSelection *self, LexUnit unit, int step);

/**
 * lex_selection_all:
 * @self: a selection
 *
 * Selects a whole column of the page, the one that was selected in last.
 */
void lex_selection_all (LexSelection *self);

/**
 * lex_selection_cross:
 * @self: a selection
 *
 * Selects the same clauses in the other language, where there is one.
 */
void lex_selection_cross (LexSelection *self);

/**
 * lex_selection_is_begun:
 * @self: a selection
 *
 * Tells whether it has a place to grow from, be it without any letter yet.
 *
 * Returns: whether it was begun
 */
gboolean lex_selection_is_begun (LexSelection *self);

/**
 * lex_selection_is_empty:
 * @self: a selection
 *
 * Tells whether nothing is selected.
 *
 * Returns: whether there is no letter in it
 */
gboolean lex_selection_is_empty (LexSelection *self);

/**
 * lex_selection_contains:
 * @self: a selection
 * @point: a place on the page
 *
 * Tells whether that is pointed at.
 *
 * Returns: whether the letter there is selected
 */
gboolean lex_selection_contains (LexSelection *self, const graphene_point_t *point);

/**
 * lex_selection_get_place:
 * @self: a selection
 *
 * Gets the column it is in.
 *
 * Returns: 0 for the first language of the page, 1 for the second
 */
int lex_selection_get_place (LexSelection *self);

/**
 * lex_selection_get_language:
 * @self: a selection that was begun
 *
 * Gets the language of its words.
 *
 * Returns: the language
 */
LexLanguage lex_selection_get_language (LexSelection *self);

/**
 * lex_selection_dup_text:
 * @self: a selection
 *
 * Writes its words as lines, one for each heading and text. Over several clauses, those that are
 * selected from their beginning have their numbers.
 *
 * Returns: (transfer full): the words, with plain spaces
 */
char *lex_selection_dup_text (LexSelection *self);

/**
 * lex_selection_dup_whole:
 * @self: a selection
 *
 * Writes its words as lex_selection_dup_text() does, the first and the last of them whole.
 *
 * Returns: (transfer full): the words, with plain spaces
 */
char *lex_selection_dup_whole (LexSelection *self);

/**
 * lex_selection_dup_words:
 * @self: a selection
 *
 * Writes the words of its first clause in one line, each of them whole, to be looked up.
 *
 * Returns: (transfer full): the words, possibly none
 */
char *lex_selection_dup_words (LexSelection *self);

/**
 * lex_selection_get_clauses:
 * @self: a selection that is not empty
 * @first: (out) (transfer none): the first clause of it
 * @last: (out) (transfer none): the last
 *
 * Gets whose words they are.
 */
void lex_selection_get_clauses (LexSelection *self, LexLabel **first, LexLabel **last);

/**
 * lex_selection_get_clause:
 * @self: a selection
 *
 * Gets the first clause of it, or that in which it was begun while nothing is selected.
 *
 * Returns: (transfer none) (nullable): the clause, or %NULL if it was not begun
 */
LexLabel *lex_selection_get_clause (LexSelection *self);

/**
 * lex_selection_list_quotes:
 * @self: a selection
 *
 * Quotes it, a highlight for each clause; its heading and its text stand on lines of their own.
 *
 * Returns: (transfer full) (element-type LexJournalEntry): highlights of clauses, without a colour
 */
GPtrArray *lex_selection_list_quotes (LexSelection *self);

/**
 * lex_selection_find_made:
 * @self: a selection
 *
 * Finds what of it was highlighted before.
 *
 * Returns: (transfer none) (nullable): the identifier of the first such highlight, or %NULL
 */
const char *lex_selection_find_made (LexSelection *self);

/**
 * lex_selection_get_moving:
 * @self: a selection
 * @bounds: (out): a place on the page
 *
 * Tells where its moving end stands.
 *
 * Returns: whether it stands anywhere
 */
gboolean lex_selection_get_moving (LexSelection *self, graphene_rect_t *bounds);

G_END_DECLS
