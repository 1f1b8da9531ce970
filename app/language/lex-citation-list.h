/* lex-citation-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-citation-scan.h"

G_BEGIN_DECLS

/**
 * LexCitationMention:
 * @label: the canonical label
 * @from: first byte
 * @to: byte after the last
 * @exists: whether the library has that clause
 * @repaired: whether the words were corrected
 *
 * One clause named by a list.
 */
typedef struct
{
  char label[40];
  gsize from;
  gsize to;
  gboolean exists;
  gboolean repaired;
} LexCitationMention;

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

/**
 * lex_citation_list_read_missing:
 * @scan: the text
 * @at: the index of the token where the reference begins
 * @mentions: (element-type LexCitationMention): where to add it
 *
 * Reads one reference to a clause that need not exist, in any style.
 *
 * Returns: the index of the first token behind, @at if there is no reference
 */
guint lex_citation_list_read_missing (const LexCitationScan *scan, guint at, GArray *mentions);

G_END_DECLS
