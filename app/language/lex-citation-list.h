/* lex-citation-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-citation-item.h"

G_BEGIN_DECLS

/**
 * lex_citation_list_read:
 * @scan: the text
 * @at: the index of the token where the list begins, behind its keyword
 * @keyword: the keyword, or `LEX_CITATION_WORD_OTHER` for none
 * @mentions: (element-type LexCitationMention): where to add what the list names
 *
 * Reads one reference, or a list or range of them.
 *
 * Returns: the index of the first token behind, @at if there is no reference
 */
guint lex_citation_list_read (const LexCitationScan *scan, guint at, LexCitationWord keyword,
                              GArray *mentions);

G_END_DECLS
