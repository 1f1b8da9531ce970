/* lex-intake-references.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake.h"
#include "model/lex-citation.h"

G_BEGIN_DECLS

/**
 * lex_intake_find_references:
 * @text: words of one clause
 * @at: the clause they stand in, from which short references start
 * @labels: (element-type utf8): the canonical labels there are, as a set
 *
 * Finds references to clauses: whole ones as the language room does, and short
 * ones within the same law, such as *point B*, *B1 or D2*, *punkt a(ii)*. Runs
 * that lost what parted them give one citation each, next to one another.
 *
 * Returns: (transfer full) (element-type LexCitation): the citations in order;
 *   they overlap only where several labels share the same words
 */
GPtrArray *lex_intake_find_references (const char *text, LexLabel *at, GHashTable *labels);

G_END_DECLS
