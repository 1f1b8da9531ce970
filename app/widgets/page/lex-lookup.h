/* lex-lookup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "widgets/inplace/lex-words-choice.h"
#include "widgets/page/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_lookup_attach:
 * @page: a page
 * @library: where it is read from
 * @language: the first language of the page
 * @words: (nullable): whose words the page shows
 *
 * Answers a page's questions in popovers: why one clause prevails over
 * another, what a term means and what a reference refers to.
 * Attached again, it answers from @library in @language.
 */
void lex_lookup_attach (LexPage *page, LexLibrary *library, LexLanguage language,
                        LexWordsChoice *words);

/**
 * lex_lookup_show_citing:
 * @page: a page to which a library is attached
 * @label: a clause
 *
 * Lists what cites a clause, beside it.
 */
void lex_lookup_show_citing (LexPage *page, LexLabel *label);

/**
 * lex_lookup_show_relations:
 * @page: a page to which a library is attached
 * @label: a clause
 *
 * Sets out all that prevails over a clause and that it prevails over, beside it.
 *
 * Returns: whether there is such
 */
gboolean lex_lookup_show_relations (LexPage *page, LexLabel *label);

G_END_DECLS
