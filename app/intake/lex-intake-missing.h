/* lex-intake-missing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * lex_intake_missing_find_in:
 * @missing: (element-type LexLabel): where to add them
 * @skeleton: a law or a regulation; of what stands beside the laws nothing is missing, since the
 *   digest explains more terms than they do
 * @clauses: (element-type LexClause): the clauses that there are
 *
 * Finds what is known of a law or regulation, and is not among the clauses.
 */
void lex_intake_missing_find_in (GPtrArray *missing, const LexIntakeSkeleton *skeleton,
                                 GPtrArray *clauses);

/**
 * lex_intake_missing_find:
 * @missing: (element-type LexLabel): where to add them
 * @skeletons: (element-type LexIntakeSkeleton): all that is known
 * @first: the first law of a book
 * @last: its last law
 * @clauses: (element-type LexClause): the clauses that there are
 *
 * Finds what is known of the laws from the first to the last, and is not among the clauses: single
 * ones, and whole laws.
 */
void lex_intake_missing_find (GPtrArray *missing, GPtrArray *skeletons, guint first, guint last,
                              GPtrArray *clauses);

G_END_DECLS
