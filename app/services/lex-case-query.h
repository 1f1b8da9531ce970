/* lex-case-query.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-cases.h"

G_BEGIN_DECLS

/**
 * LexCaseQuery:
 * @filter: what was asked for
 *
 * A filter as somebody typed it.
 */
typedef struct
{
  LexCaseFilter filter;
  /*< private >*/
  GPtrArray *texts;
  GPtrArray *with;
  GPtrArray *without;
} LexCaseQuery;

/**
 * lex_case_query_new:
 * @text: (nullable): what was typed
 *
 * Reads what somebody typed to find cases: clauses that were applied (`27B`), or were not (`-16B`,
 * `not 16B`, `nie 16B`); `kind:memo`, `status:open`, `outcome:adjusted`, `event:Cup`, of which the
 * value may stand in quotation marks; and words. What stands in quotation marks is words.
 *
 * Returns: (transfer full): a query
 */
LexCaseQuery *lex_case_query_new (const char *text);

/**
 * lex_case_query_free:
 * @self: (transfer full) (nullable): a query
 *
 * Frees it.
 */
void lex_case_query_free (LexCaseQuery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCaseQuery, lex_case_query_free)

G_END_DECLS
