/* lex-citation-item.h
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
 * LexCitationItems:
 * @scan: the text
 * @keyword: what announced the references, or `LEX_CITATION_WORD_OTHER`
 * @continuing: whether one was read already, and this is the next of a list
 * @by_word: whether the last separator was a word such as `and`
 * @mentions: (element-type LexCitationMention): what was read
 *
 * The references of one list, being read.
 */
typedef struct
{
  const LexCitationScan *scan;
  LexCitationWord keyword;
  gboolean continuing;
  gboolean by_word;
  GArray *mentions;
} LexCitationItems;

/**
 * lex_citation_items_get_last:
 * @self: references
 *
 * Gets the last one read.
 *
 * Returns: (transfer none): the last one; only until another is added
 */
LexCitationMention *lex_citation_items_get_last (LexCitationItems *self);

/**
 * lex_citation_items_add:
 * @self: references
 * @label: a canonical label, which need not exist
 * @from: first byte
 * @to: byte after the last
 * @repaired: whether the words were corrected
 *
 * Adds a mention.
 */
void lex_citation_items_add (LexCitationItems *self, const char *label, gsize from, gsize to,
                             gboolean repaired);

/**
 * lex_citation_items_is_plural:
 * @self: references
 *
 * Tells whether several are to be expected: `Laws`, `przykłady`.
 *
 * Returns: whether the keyword is a plural
 */
gboolean lex_citation_items_is_plural (LexCitationItems *self);

/**
 * lex_citation_items_read:
 * @self: references
 * @at: the index of a token
 *
 * Reads one reference, or several that were run together.
 *
 * Returns: the index of the first token behind, @at if there is no reference
 */
guint lex_citation_items_read (LexCitationItems *self, guint at);

/**
 * lex_citation_items_read_relative:
 * @self: references, at least one
 * @at: the index of a token
 *
 * Reads a part that means the clause before: the `B` of `27A and B`.
 *
 * Returns: the index of the first token behind, @at if there is none
 */
guint lex_citation_items_read_relative (LexCitationItems *self, guint at);

/**
 * lex_citation_items_read_missing:
 * @self: references
 * @at: the index of a token
 *
 * Reads one reference to a clause that need not exist, in any style.
 *
 * Returns: the index of the first token behind, @at if there is no reference
 */
guint lex_citation_items_read_missing (LexCitationItems *self, guint at);

G_END_DECLS
