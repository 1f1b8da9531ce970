/* lex-asking-parts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/study/lex-asking.h"

G_BEGIN_DECLS

/**
 * LexAskingView:
 * @asking: what is asked
 * @library: where clauses are read
 * @language: the language of the words
 * @marked: whether what is answered is marked at once; not so in a mock exam
 * @complaint: (nullable): why what was typed is no answer
 *
 * All that the page of a card follows from.
 */
typedef struct
{
  const LexAsking *asking;
  LexLibrary *library;
  LexLanguage language;
  gboolean marked;
  const char *complaint;
} LexAskingView;

/**
 * LexVerdict:
 * @LEX_VERDICT_NONE: there is nothing to say
 * @LEX_VERDICT_RIGHT: it was right, or would have been
 * @LEX_VERDICT_WRONG: it was chosen and is wrong
 *
 * What is marked at an answer.
 */
typedef enum
{
  LEX_VERDICT_NONE,
  LEX_VERDICT_RIGHT,
  LEX_VERDICT_WRONG,
} LexVerdict;

/**
 * LexAskingRow:
 * @key: what stands before it: the key that chooses it, or its place
 * @text: (nullable): by language, its words
 * @plain: (nullable): its words where they are no text of the bank
 * @why: (nullable): by language, why it is right, or the mistake
 * @verdict: what is marked
 * @chosen: whether it was chosen
 *
 * An answer as a row.
 */
typedef struct
{
  const char *key;
  LexText *const *text;
  const char *plain;
  LexText *const *why;
  LexVerdict verdict;
  gboolean chosen;
} LexAskingRow;

/**
 * lex_asking_parts_label_new:
 * @texts: (array fixed-size=2): a text by language
 * @language: the language wanted
 * @css_class: a style class
 *
 * Makes a label of a text, in the other language where this has none.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_asking_parts_label_new (LexText *const *texts, LexLanguage language,
                                       const char *css_class);

/**
 * lex_asking_parts_situation_new:
 * @texts: (array fixed-size=2): a text by language
 * @language: the language wanted
 *
 * Makes the label of what happened: larger, as the Laws are set.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_asking_parts_situation_new (LexText *const *texts, LexLanguage language);

/**
 * lex_asking_parts_heading_new:
 * @words: words of the interface
 * @css_class: a style class
 *
 * Makes a label of them that wraps.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_asking_parts_heading_new (const char *words, const char *css_class);

/**
 * lex_asking_parts_choice_new:
 * @row: an answer
 * @language: the language of the words
 * @place: where it is shown; the target of `study.choose`
 *
 * Makes the row that chooses an answer.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_asking_parts_choice_new (const LexAskingRow *row, LexLanguage language, guint place);

/**
 * lex_asking_parts_marked_new:
 * @row: an answer
 * @language: the language of the words
 *
 * Makes the row of an answer that is marked: a sign, its words, why.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_asking_parts_marked_new (const LexAskingRow *row, LexLanguage language);

/**
 * lex_asking_parts_button_new:
 * @words: what stands on it
 * @action: what it does
 * @tooltip: (nullable): what its tooltip says, the key above all
 *
 * Makes a button.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_asking_parts_button_new (const char *words, const char *action, const char *tooltip);

/**
 * lex_asking_parts_expander_new:
 * @words: what it is called, broken where there is no room
 * @child: (transfer floating): what it shows when it is opened
 *
 * Makes a part that is folded away.
 *
 * Returns: (transfer floating): an expander
 */
GtkWidget *lex_asking_parts_expander_new (const char *words, GtkWidget *child);

/**
 * lex_asking_parts_flow_new:
 * @gap: pixels between its children
 *
 * Makes a row that goes on in another where it is too narrow.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_asking_parts_flow_new (int gap);

/**
 * lex_asking_parts_clauses_new:
 * @library: where they are read
 * @labels: (element-type LexLabel): clauses
 * @language: the language that comes first
 *
 * Quotes clauses, one below the other.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_asking_parts_clauses_new (LexLibrary *library, GPtrArray *labels,
                                         LexLanguage language);

G_END_DECLS
