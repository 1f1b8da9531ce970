/* lex-comparable.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"
#include "rulings/lex-meaning.h"

G_BEGIN_DECLS

/**
 * LEX_COMPARABLE_N_CRITERIA:
 *
 * How many criteria there are.
 */
#define LEX_COMPARABLE_N_CRITERIA 6

/**
 * LexCriterion:
 * @name: (transfer none): `suits`, `strength-extremes`, `strength-overlap`, `length`, `subset` or
 *   `purpose`
 * @law: (transfer none): the clause it belongs to, "23A1" to "23A3"
 * @holds: whether it holds
 * @detail: by language, its figures
 *
 * One question that decides whether a call is comparable.
 */
typedef struct
{
  const char *name;
  const char *law;
  gboolean holds;
  char *detail[LEX_N_LANGUAGES];
} LexCriterion;

/**
 * LexComparable:
 * @criteria: all of them, in the order of the Law
 * @comparable: whether the replacement is a comparable call
 *
 * What came of comparing two meanings.
 */
typedef struct
{
  LexCriterion criteria[LEX_COMPARABLE_N_CRITERIA];
  gboolean comparable;
} LexComparable;

/**
 * lex_comparable_new:
 * @withdrawn: what the withdrawn call meant
 * @replacement: what the call means that replaces it
 *
 * Compares two meanings (Law 23A). The replacement is comparable when all criteria of 23A1 hold
 * (as the article on the comparable call reads "similar"), or that of 23A2, or that of 23A3.
 *
 * Returns: (transfer full): what came of it
 */
LexComparable *lex_comparable_new (const LexMeaning *withdrawn, const LexMeaning *replacement);

/**
 * lex_comparable_rests_on:
 * @self: what came of comparing
 * @law: "23A1", "23A2" or "23A3"
 *
 * Tells whether all criteria of a clause hold.
 *
 * Returns: whether they do
 */
gboolean lex_comparable_rests_on (const LexComparable *self, const char *law);

/**
 * lex_comparable_free:
 * @self: (transfer full) (nullable): what came of comparing
 *
 * Frees it.
 */
void lex_comparable_free (LexComparable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexComparable, lex_comparable_free)

G_END_DECLS
