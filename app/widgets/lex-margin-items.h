/* lex-margin-items.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_margin_items_new:
 * @library: where headings are looked up
 * @passage: what the page shows
 * @language: the language of reasons and headings
 *
 * Gathers what belongs in a page's margin: relations of precedence, and the
 * examples, commentary, regulations and guides that speak of its clauses, each once.
 *
 * Returns: (transfer full) (element-type LexMarginItem): the lines, in order
 */
GPtrArray *lex_margin_items_new (LexLibrary *library, const LexPassage *passage,
                                 LexLanguage language);

G_END_DECLS
