/* lex-paper-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-text.h"
#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * LexPaperColumns:
 * @languages: (array length=n): what is read, that of the first column first
 * @n: one or two
 * @beside: whether two stand beside each other, and not one below the other
 *
 * How languages stand on paper.
 */
typedef struct
{
  LexLanguage languages[LEX_N_LANGUAGES];
  guint n;
  gboolean beside;
} LexPaperColumns;

/**
 * LexPaperWords:
 * @label: (nullable): what stands before the row, in the gutter
 * @heading: (nullable): by language, a heading
 * @text: (nullable): by language, a text
 * @indent: how many steps the texts stand to the right
 * @entry: whether the text goes on behind the heading, as in an index
 * @leads: whether rows that come next stand below it: headings without a text stay with them
 *
 * What a row says in both languages.
 */
typedef struct
{
  const char *label;
  const char *heading[LEX_N_LANGUAGES];
  LexText *text[LEX_N_LANGUAGES];
  guint indent;
  gboolean entry;
  gboolean leads;
} LexPaperWords;

/**
 * LEX_PAPER_TEXT_GUTTER:
 *
 * Where texts begin, to the right of their labels.
 */
#define LEX_PAPER_TEXT_GUTTER 44.0

/**
 * lex_paper_text_add:
 * @paper: paper
 * @columns: how languages stand
 * @words: what is said
 *
 * Adds a row, or where its texts hold tables, several. Where it says nothing in the only language
 * that is read, it is said in the other.
 */
void lex_paper_text_add (LexPaper *paper, const LexPaperColumns *columns,
                         const LexPaperWords *words);

/**
 * lex_paper_text_add_markup:
 * @paper: paper
 * @columns: how languages stand
 * @font: what it is
 * @label: (nullable): what stands before it, as markup of a label or, before a title, of a number
 * @markup: (array fixed-size=2): by language, (nullable) the words
 *
 * Adds a row of words that are no text of a document, such as titles. It stays with what comes
 * next.
 */
void lex_paper_text_add_markup (LexPaper *paper, const LexPaperColumns *columns, LexPaperFont font,
                                const char *label, const char *const *markup);

G_END_DECLS
