/* lex-clause-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-label.h"
#include "services/lex-journal.h"
#include "widgets/page/lex-stretch.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

#define LEX_TYPE_CLAUSE_ROW (lex_clause_row_get_type ())
G_DECLARE_FINAL_TYPE (LexClauseRow, lex_clause_row, LEX, CLAUSE_ROW, GtkWidget)

/**
 * lex_clause_row_new:
 * @setting: how the page is set
 * @label: the clause it shows or belongs to
 * @indent: how many steps its texts are indented
 *
 * Makes an empty row.
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *lex_clause_row_new (const LexTypesetting *setting, LexLabel *label, int indent);

/**
 * lex_clause_row_set_name:
 * @self: a row
 * @name: what stands in the gutter, such as `27B1a`
 * @css_class: `label`, or `number` for the large one of a page
 * @language: whose fonts to use; a label is the same in both
 *
 * Writes into the gutter.
 */
void lex_clause_row_set_name (LexClauseRow *self, const char *name, const char *css_class,
                              LexLanguage language);

/**
 * lex_clause_row_set_cited:
 * @self: a row
 * @n: in how many places its clause is cited; nothing is shown for none
 *
 * Shows that in the gutter, below the label, as a link to the list.
 */
void lex_clause_row_set_cited (LexClauseRow *self, guint n);

/**
 * lex_clause_row_set_heading:
 * @self: a row
 * @place: 0 for the first language, 1 for the second
 * @heading: a heading
 * @style: how to set it
 *
 * Writes a heading.
 */
void lex_clause_row_set_heading (LexClauseRow *self, int place, const char *heading,
                                 const LexMarkupStyle *style);

/**
 * lex_clause_row_set_text:
 * @self: a row
 * @place: 0 for the first language, 1 for the second
 * @text: a text
 * @style: how to set it
 * @remark: (nullable): markup that is added in small type
 *
 * Writes a text.
 */
void lex_clause_row_set_text (LexClauseRow *self, int place, LexText *text,
                              const LexMarkupStyle *style, const char *remark);

/**
 * lex_clause_row_set_entry:
 * @self: a row
 * @place: 0 for the first language of the page, 1 for the second
 * @heading: what is looked up
 * @text: where it leads
 * @style: how to set them
 *
 * Shows heading and text in one line, as a printed index does.
 */
void lex_clause_row_set_entry (LexClauseRow *self, int place, const char *heading, LexText *text,
                               const LexMarkupStyle *style);

/**
 * lex_clause_row_set_span:
 * @self: a row
 * @child: (transfer floating): a widget
 *
 * Puts a widget across both columns.
 */
void lex_clause_row_set_span (LexClauseRow *self, GtkWidget *child);

/**
 * lex_clause_row_set_grid:
 * @self: a row
 * @grid: what all rows of the page have in common; copied
 *
 * Divides the row anew.
 */
void lex_clause_row_set_grid (LexClauseRow *self, const LexGrid *grid);

/**
 * lex_clause_row_describe:
 * @self: a row
 * @name: its accessible name: label and heading
 * @description: (nullable): its words
 *
 * Tells assistive technology what the row is.
 */
void lex_clause_row_describe (LexClauseRow *self, const char *name, const char *description);

/**
 * lex_clause_row_get_label:
 * @self: a row
 *
 * Gets the clause it shows.
 *
 * Returns: (transfer none): the clause it shows
 */
LexLabel *lex_clause_row_get_label (LexClauseRow *self);

/**
 * lex_clause_row_set_made:
 * @self: a row whose words stand
 * @entries: (nullable) (element-type LexJournalEntry): what the reader made of its clause
 *
 * Shows what was highlighted in the words.
 */
void lex_clause_row_set_made (LexClauseRow *self, GPtrArray *entries);

/**
 * lex_clause_row_find_made:
 * @self: a row
 * @place: (nullable): words of it; %NULL for any
 *
 * Finds what was highlighted there, the last of several.
 *
 * Returns: (transfer none) (nullable): the identifier of the highlight, or %NULL
 */
const char *lex_clause_row_find_made (LexClauseRow *self, const LexStretch *place);

/**
 * lex_clause_row_list_labels:
 * @self: a row
 * @place: 0 for the first language of the page, 1 for the second
 *
 * Lists the labels with the clause's words, headings before texts, as they are read.
 *
 * Returns: (transfer container) (element-type GtkLabel): labels
 */
GPtrArray *lex_clause_row_list_labels (LexClauseRow *self, int place);

/**
 * lex_clause_row_set_selected:
 * @self: a row
 * @selected: (nullable) (transfer full) (element-type LexStretch): words of it
 *
 * Shows which of its words are selected.
 */
void lex_clause_row_set_selected (LexClauseRow *self, GArray *selected);

/**
 * LexCurrent:
 * @LEX_CURRENT_NOT: another clause was opened
 * @LEX_CURRENT_MARKED: this one was opened
 * @LEX_CURRENT_LIT: this one is opened just now: it is lit for a second, unless animations are off
 *
 * Whether a row is the one that was opened.
 */
typedef enum
{
  LEX_CURRENT_NOT,
  LEX_CURRENT_MARKED,
  LEX_CURRENT_LIT,
} LexCurrent;

/**
 * lex_clause_row_set_current:
 * @self: a row
 * @current: whether it was opened
 *
 * Marks the clause that was opened.
 */
void lex_clause_row_set_current (LexClauseRow *self, LexCurrent current);

G_END_DECLS
