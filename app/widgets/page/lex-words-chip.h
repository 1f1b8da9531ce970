/* lex-words-chip.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-wordings.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

/**
 * lex_words_chip_dup_source:
 * @document: (nullable): an import, described; %NULL for the digest
 * @language: the language of the law
 *
 * Says whose words these are, in the law's language: `digest`, `official text, WBF 2017`.
 *
 * Returns: (transfer full): the words
 */
char *lex_words_chip_dup_source (LexDocument *document, LexLanguage language);

/**
 * lex_words_chip_dup_sources:
 * @passage: what the page shows
 * @language: a language
 *
 * Lists whose words the page has in that language.
 *
 * Returns: (transfer full): each once
 */
GStrv lex_words_chip_dup_sources (const LexPassage *passage, LexLanguage language);

/**
 * lex_words_chip_new:
 * @setting: how the page is set
 * @passage: what the page shows
 *
 * Makes what stands among the marks of a page: whose words these are and, where there is something
 * to choose, the choice, which is one press away. It fires `win.words` and `win.prefer`.
 *
 * Returns: (transfer floating) (nullable): a new widget; %NULL for a page without words
 */
GtkWidget *lex_words_chip_new (const LexTypesetting *setting, const LexPassage *passage);

G_END_DECLS
