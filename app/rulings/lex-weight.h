/* lex-weight.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-vulnerability.h"
#include "rulings/lex-rulings-error.h"

G_BEGIN_DECLS

/**
 * LexOutcome:
 * @text: what was weighed, as it was written
 * @percent: its weight, above 0, at most 100
 * @points: what it is worth to North-South
 * @imps: what that is in IMPs against the other score; 0 where there is none
 *
 * One of the outcomes that a board might have had.
 */
typedef struct
{
  char *text;
  double percent;
  int points;
  int imps;
} LexOutcome;

/**
 * LexWeight:
 * @outcomes: (element-type LexOutcome): the outcomes in the order given
 * @has_imps: whether there was a score to compare with
 * @points: the weighted points, which no scoring uses, for a reader's eye
 * @imps: the weighted IMPs
 *
 * A weighted score, seen from North-South, not rounded.
 */
typedef struct
{
  GPtrArray *outcomes;
  gboolean has_imps;
  double points;
  double imps;
} LexWeight;

/**
 * lex_weight_new:
 * @texts: (array zero-terminated=1): outcomes with their weights: points for North-South
 *   (`620=50`, `-100=25`) or a contract with declarer and result (`4HS+1=60`, `3NTxN-2=40`,
 *   `2SE=10`); untrusted
 * @vulnerability: who is vulnerable; unknown is only good for points
 * @against: (nullable): what North-South scored at the other table; %NULL where that is no matter
 * @error: return location for `LEX_RULINGS_ERROR`
 *
 * Weighs outcomes (Law 12C1(c)). Each is scored by itself, and the IMPs are weighted, never the
 * points behind them. The weights must be 100 together.
 *
 * Returns: (transfer full) (nullable): the weighted score
 */
LexWeight *lex_weight_new (const char *const *texts, LexVulnerability vulnerability,
                           const int *against, GError **error);

/**
 * lex_weight_free:
 * @self: (transfer full) (nullable): a weighted score
 *
 * Frees it.
 */
void lex_weight_free (LexWeight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexWeight, lex_weight_free)

G_END_DECLS
