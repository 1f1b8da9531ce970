/* lex-quotations.h
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
 * lex_quotations_attach:
 * @page: a page that shows @entry
 * @library: where it is read from
 * @entry: what is shown
 * @language: the language that comes first
 * @words: (nullable): whose words the page shows
 *
 * Quotes, below an entry of an index, the clauses that it leads to, in both languages. On other
 * pages it does nothing.
 */
void lex_quotations_attach (LexPage *page, LexLibrary *library, LexLabel *entry,
                            LexLanguage language, LexWordsChoice *words);

G_END_DECLS
