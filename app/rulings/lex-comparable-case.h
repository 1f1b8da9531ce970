/* lex-comparable-case.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulings/lex-comparable.h"
#include "rulings/lex-working.h"

G_BEGIN_DECLS

/**
 * LexComparableCase:
 * @LEX_COMPARABLE_CASE_INSUFFICIENT: the withdrawn call was an insufficient bid
 * @LEX_COMPARABLE_CASE_PASS: a pass out of rotation
 * @LEX_COMPARABLE_CASE_BID: a bid out of rotation, or an artificial pass
 * @LEX_COMPARABLE_CASE_DOUBLE: a double or redouble out of rotation
 *
 * By which Law a call is replaced.
 */
typedef enum
{
  LEX_COMPARABLE_CASE_INSUFFICIENT,
  LEX_COMPARABLE_CASE_PASS,
  LEX_COMPARABLE_CASE_BID,
  LEX_COMPARABLE_CASE_DOUBLE,
} LexComparableCase;

#define LEX_N_COMPARABLE_CASES 4

/**
 * lex_comparable_case_get_title:
 * @self: a case
 * @language: the language
 *
 * Gets what it is called.
 *
 * Returns: (transfer none): a few words
 */
const char *lex_comparable_case_get_title (LexComparableCase self, LexLanguage language);

/**
 * lex_comparable_case_from_name:
 * @name: what a path calls it: `insufficient`, `pass`, `bid` or `double`
 * @self: (out): the case
 *
 * Reads the name of a case.
 *
 * Returns: whether there is such a case
 */
gboolean lex_comparable_case_from_name (const char *name, LexComparableCase *self);

/**
 * lex_comparable_case_list:
 * @self: a case
 * @comparable: whether the replacement is comparable
 *
 * Lists what follows, the later rulings that stay open among it.
 *
 * Returns: (transfer full): lines with their clauses
 */
LexWorking *lex_comparable_case_list (LexComparableCase self, gboolean comparable);

/**
 * lex_comparable_dup_working:
 * @self: what came of comparing
 * @at: by which Law the call is replaced
 *
 * Writes all of it down: the verdict, the criteria with their figures, what follows.
 *
 * Returns: (transfer full): lines with their clauses
 */
LexWorking *lex_comparable_dup_working (const LexComparable *self, LexComparableCase at);

/**
 * lex_comparable_get_verdict:
 * @self: what came of comparing
 * @language: the language
 *
 * Gets the verdict in words.
 *
 * Returns: (transfer none): a line
 */
const char *lex_comparable_get_verdict (const LexComparable *self, LexLanguage language);

G_END_DECLS
