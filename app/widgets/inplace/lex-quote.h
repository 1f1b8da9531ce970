/* lex-quote.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"
#include "widgets/inplace/lex-words-choice.h"

G_BEGIN_DECLS

/**
 * lex_quote_new:
 * @library: where it is read
 * @label: a clause
 * @language: the language that comes first
 * @words: (nullable): whose words are quoted; %NULL for an import's wherever it has some
 *
 * Quotes a clause in both languages under a link that leads there: all of it
 * if it is short, else its beginning.
 *
 * Returns: (transfer floating) (nullable): a new widget, %NULL if there is no such clause
 */
GtkWidget *lex_quote_new (LexLibrary *library, LexLabel *label, LexLanguage language,
                          LexWordsChoice *words);

/**
 * lex_quote_fit:
 * @quote: a quotation
 *
 * Makes it as wide as the page that it stands on, however narrow; in a popover it is as wide as it
 * likes.
 */
void lex_quote_fit (GtkWidget *quote);

G_END_DECLS
