/* lex-siblings.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-labels.h"
#include "store/lex-ranking.h"

G_BEGIN_DECLS

/**
 * LEX_SIBLINGS_ROWS:
 *
 * How many of the best rows are looked at, however few are wanted: how many are shown should not
 * change their order.
 */
#define LEX_SIBLINGS_ROWS 50

/**
 * lex_siblings_lift:
 * @ranking: a finished ranking
 * @labels: what its rows are called
 * @limit: how many rows are wanted
 *
 * Lifts the clauses of one law, and of one section of it, that answer together, orders the rows
 * anew, and drops those that are too many.
 */
void lex_siblings_lift (LexRanking *ranking, const LexLabels *labels, guint limit);

G_END_DECLS
