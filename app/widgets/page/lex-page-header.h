/* lex-page-header.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-clause-row.h"

G_BEGIN_DECLS

/**
 * lex_page_header_new:
 * @setting: how the page is set
 * @passage: what the page shows
 *
 * Makes the row that opens a page: the number large, the title, the other
 * language's title quieter, and the marks that say what kind of text this is.
 *
 * Returns: (transfer floating): a new #LexClauseRow
 */
GtkWidget *lex_page_header_new (const LexTypesetting *setting, const LexPassage *passage);

/**
 * lex_page_header_dup_title:
 * @passage: what the page shows
 * @language: a language
 *
 * Gets what a page is called: its heading, or the other language's, or its label.
 *
 * Returns: (transfer full): the title
 */
char *lex_page_header_dup_title (const LexPassage *passage, LexLanguage language);

G_END_DECLS
