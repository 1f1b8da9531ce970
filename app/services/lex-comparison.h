/* lex-comparison.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-difference.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LEX_EDITION_DIGEST:
 *
 * What the program's own wording is called among editions.
 */
#define LEX_EDITION_DIGEST "digest"

/**
 * LexEdition:
 * @document: the name of an imported document, or `LEX_EDITION_DIGEST`
 * @titles: by #LexLanguage, (nullable) its title; of the digest, that of its document
 * @edition: (nullable): the year of its wording, such as `2017`
 * @publisher: (nullable): who published it
 * @past: whether it is the digest's wording before it was amended
 *
 * One of several documents that have the same clause.
 */
typedef struct
{
  char *document;
  char *titles[LEX_N_LANGUAGES];
  char *edition;
  char *publisher;
  gboolean past;
} LexEdition;

/**
 * LexComparisonRow:
 * @label: the clause, without the name of an edition
 * @texts: heading and words in either edition, (nullable) where it has none
 * @differences: (nullable) (element-type LexDifference): how the two compare; %NULL unless there
 * are both
 *
 * One clause in two editions.
 */
typedef struct
{
  LexLabel *label;
  char *texts[2];
  GArray *differences;
} LexComparisonRow;

/**
 * LexComparison:
 * @label: what was asked for, without the name of an edition
 * @language: the language of all words
 * @editions: (array fixed-size=2): what is compared
 * @rows: (element-type LexComparisonRow): the clause and everything below it, in order
 *
 * A clause in two editions.
 */
typedef struct
{
  LexLabel *label;
  LexLanguage language;
  LexEdition *editions[2];
  GPtrArray *rows;
} LexComparison;

/**
 * lex_comparison_free:
 * @self: (transfer full) (nullable): a comparison
 *
 * Frees it.
 */
void lex_comparison_free (LexComparison *self);

/**
 * lex_comparison_row_is_same:
 * @self: a row
 *
 * Tells whether both editions say the same, word by word.
 *
 * Returns: whether they do
 */
gboolean lex_comparison_row_is_same (const LexComparisonRow *self);

/**
 * lex_library_list_editions:
 * @self: a library
 * @label: a clause; the name of an edition in it does not count
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the editions that have a clause: imported documents, that which prevails first, then the
 * digest, then what the digest said before it was amended.
 *
 * Returns: (transfer full) (nullable) (element-type LexEdition): perhaps none
 */
GPtrArray *lex_library_list_editions (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_library_compare:
 * @self: a library
 * @label: a clause; the name of an edition in it does not count
 * @names: (array fixed-size=2): two editions: each the name of an imported document, a year,
 * `print` (the wording of 2017), a publisher, or `digest`
 * @language: in which language
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Compares a clause, and all below it, in two editions.
 *
 * Returns: (transfer full) (nullable): the comparison, without rows where neither has words in
 *   @language
 */
LexComparison *lex_library_compare (LexLibrary *self, LexLabel *label, const char *const *names,
                                    LexLanguage language, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexComparison, lex_comparison_free)

G_END_DECLS
