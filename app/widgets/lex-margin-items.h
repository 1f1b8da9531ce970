/* lex-margin-items.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/lex-page.h"

G_BEGIN_DECLS

/**
 * LexHeadingFunc:
 * @label: a clause of another page
 * @language: a language
 * @user_data: whatever
 *
 * Looks a heading up.
 *
 * Returns: (transfer full) (nullable): the heading
 */
typedef char *(*LexHeadingFunc) (LexLabel *label, LexLanguage language, gpointer user_data);

/**
 * lex_margin_items_new:
 * @passage: what the page shows
 * @language: the language of reasons and headings
 * @lookup: looks headings up
 * @user_data: for @lookup
 *
 * Gathers what belongs in a page's margin: relations of precedence, and the
 * examples, commentary, regulations and guides that speak of its clauses, each once.
 *
 * Returns: (transfer full) (element-type LexMarginItem): the lines, in order
 */
GPtrArray *lex_margin_items_new (const LexPassage *passage, LexLanguage language,
                                 LexHeadingFunc lookup, gpointer user_data);

G_END_DECLS
