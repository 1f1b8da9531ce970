/* lex-cite.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LEX_CITE_SCHEME:
 *
 * What a link to a clause begins with, outside of the program.
 */
#define LEX_CITE_SCHEME "lexbridge:"

/**
 * lex_cite_dup_line:
 * @self: a library
 * @first: a clause
 * @last: (nullable): the last of several clauses of the same document
 * @language: the language of what is cited
 *
 * Cites as a ruling or a bulletin does: `Law 27B1(a), Laws of Duplicate Bridge 2017`, `przepis
 * 27B1(a) MPB 2017`.
 *
 * Returns: (transfer full): the citation
 */
char *lex_cite_dup_line (LexLibrary *self, LexLabel *first, LexLabel *last, LexLanguage language);

/**
 * lex_cite_dup_link:
 * @label: a clause
 *
 * Writes a link that opens it, such as `lexbridge:27B1a`.
 *
 * Returns: (transfer full): the link
 */
char *lex_cite_dup_link (LexLabel *label);

/**
 * lex_cite_dup_target:
 * @text: what was typed or opened
 *
 * Reads such a link, whoever wrote it: what stands in it is looked up as if it were typed.
 *
 * Returns: (transfer full) (nullable): what it leads to, empty if it leads nowhere; %NULL if
 *   @text is no such link
 */
char *lex_cite_dup_target (const char *text);

G_END_DECLS
