/* lex-intake-assembly.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-alignment.h"

G_BEGIN_DECLS

/**
 * LexIntakePage:
 * @skeleton: the law or regulation it holds
 * @language: the language of its words
 * @blocks: (element-type LexIntakeBlock): its blocks
 * @fits: where each block belongs
 * @notes: (element-type LexIntakeNote): its footnotes
 * @labels: (element-type utf8): all labels there are, as a set
 * @problems: (element-type LexProblem): the report
 *
 * A file that was read and understood. All fields are borrowed.
 */
typedef struct
{
  const LexIntakeSkeleton *skeleton;
  LexLanguage language;
  GPtrArray *blocks;
  const LexIntakeFit *fits;
  GPtrArray *notes;
  GHashTable *labels;
  GPtrArray *problems;
} LexIntakePage;

/**
 * lex_intake_is_plausible:
 * @page: a page
 *
 * Judges whether the page really is what it was laid against: most of the
 * clauses and headings must be there, and few blocks belong nowhere.
 *
 * Returns: whether a document may be made of it
 */
gboolean lex_intake_is_plausible (const LexIntakePage *page);

/**
 * lex_intake_assemble:
 * @page: a plausible page
 * @kind: the kind the document is to have
 * @spots: (element-type LexIntakeSpot): where to add in which line each clause begins
 *
 * Makes the document, and reports line by line what was unsure.
 *
 * Returns: (transfer full): the document
 */
LexDocument *lex_intake_assemble (const LexIntakePage *page, LexKind kind, GArray *spots);

G_END_DECLS
