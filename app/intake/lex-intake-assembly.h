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
 * @behind: (nullable): the next law, if it is nowhere in the file
 * @language: the language of its words
 * @blocks: (element-type LexIntakeBlock): its blocks
 * @fits: where each block belongs
 * @notes: (element-type LexIntakeNote): its footnotes
 * @labels: (element-type utf8): all labels there are, as a set
 * @problems: (element-type LexProblem): the report
 * @title: (nullable): its title as printed, if that stands in no block
 * @edition: (nullable): the edition it is of, if that is not the one of the skeletons
 * @partial: whether it need not have all that is known of it
 * @from: the first line of the file that may belong to it
 * @to: the first line behind it
 *
 * A law, or another document, that was read and understood. All fields are borrowed.
 */
typedef struct
{
  const LexIntakeSkeleton *skeleton;
  const LexIntakeSkeleton *behind;
  LexLanguage language;
  GPtrArray *blocks;
  const LexIntakeFit *fits;
  GPtrArray *notes;
  GHashTable *labels;
  GPtrArray *problems;
  const char *title;
  const char *edition;
  gboolean partial;
  guint from;
  guint to;
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
 * @page: a plausible page; anchors of footnotes are taken out of its words
 * @clauses: (element-type LexClause): where to add its clauses
 * @spots: (element-type LexIntakeSpot): where to add in which line each of them begins
 *
 * Makes clauses, and reports line by line what was unsure.
 */
void lex_intake_assemble (const LexIntakePage *page, GPtrArray *clauses, GArray *spots);

G_END_DECLS
