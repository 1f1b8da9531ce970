/* lex-case-item.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-cases.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_ITEM (lex_case_item_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseItem, lex_case_item, LEX, CASE_ITEM, GObject)

/**
 * lex_case_item_new:
 * @summaries: (element-type LexCaseSummary): a list of cases, kept as long as this
 * @i: which of them
 *
 * Makes an item of a list model.
 *
 * Returns: (transfer full): an item
 */
LexCaseItem *lex_case_item_new (GPtrArray *summaries, guint i);

/**
 * lex_case_item_get_summary:
 * @self: an item
 *
 * Gets what is listed of it.
 *
 * Returns: (transfer none): the case
 */
const LexCaseSummary *lex_case_item_get_summary (LexCaseItem *self);

/**
 * lex_case_item_dup_title:
 * @self: an item
 *
 * Writes the first line of a case.
 *
 * Returns: (transfer full): such as `12 · Table 7 · Board 14`
 */
char *lex_case_item_dup_title (LexCaseItem *self);

/**
 * lex_case_item_dup_facts:
 * @self: an item
 *
 * Writes the second line: status, outcome, clauses, and when the director was called.
 *
 * Returns: (transfer full): the facts, parted by dots
 */
char *lex_case_item_dup_facts (LexCaseItem *self);

G_END_DECLS
