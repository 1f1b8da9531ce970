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
 * @left_out: whether it is named only to say that it does not count
 * @percent: its weight for North-South and for East-West, at most 100
 * @points: what it is worth to North-South
 * @imps: what that is in IMPs against the other score; 0 where there is none
 * @matchpoints: what that is in matchpoints; 0 where there is no field
 *
 * One of the outcomes that a board might have had.
 */
typedef struct
{
  char *text;
  gboolean left_out;
  double percent[2];
  int points;
  int imps;
  double matchpoints;
} LexOutcome;

/**
 * LexWeight:
 * @outcomes: (element-type LexOutcome): the outcomes in the order given
 * @has_imps: whether there was a score to compare with
 * @has_matchpoints: whether outcomes were compared with a field, or given in matchpoints
 * @split: whether the sides have different weights
 * @points: the weighted points, which no scoring uses, for a reader's eye
 * @imps: the weighted IMPs of North-South
 * @top: of the matchpoints
 * @own: what North-South and what East-West get in IMPs or matchpoints, each as that side sees it
 *
 * A weighted score, not rounded.
 */
typedef struct
{
  GPtrArray *outcomes;
  gboolean has_imps;
  gboolean has_matchpoints;
  gboolean split;
  double points;
  double imps;
  double top;
  double own[2];
} LexWeight;

/**
 * LexRounding:
 * @LEX_ROUNDING_EXACT: not at all
 * @LEX_ROUNDING_NEAREST: to the nearest whole number
 * @LEX_ROUNDING_NON_OFFENDERS: to the whole number that is better for the side not at fault
 *
 * How an authority rounds weighted scores.
 */
typedef enum
{
  LEX_ROUNDING_EXACT,
  LEX_ROUNDING_NEAREST,
  LEX_ROUNDING_NON_OFFENDERS,
} LexRounding;

#define LEX_N_ROUNDINGS 3

/**
 * lex_rounding_get_name:
 * @rounding: a way to round
 *
 * Gets what files and the command line call it.
 *
 * Returns: (transfer none): such as `nearest`
 */
const char *lex_rounding_get_name (LexRounding rounding);

/**
 * lex_rounding_from_name:
 * @name: a name
 * @rounding: (out): the way to round
 *
 * Reads what lex_rounding_get_name() writes.
 *
 * Returns: whether @name is one
 */
gboolean lex_rounding_from_name (const char *name, LexRounding *rounding);

/**
 * lex_rounding_apply:
 * @rounding: a way to round
 * @own: what a side gets, as it sees it
 * @offending: whether that side is at fault
 *
 * Rounds.
 *
 * Returns: the score of that side
 */
double lex_rounding_apply (LexRounding rounding, double own, gboolean offending);

/**
 * lex_weight_new:
 * @texts: (array zero-terminated=1): outcomes with their weights: what lex_result_read() reads, or
 *   matchpoints of the top (`18/24`), and behind an equals sign the percentage (`620=50`,
 *   `4HS+1=60`), that of each side where they differ (`620=60/40`), or `out` for one that does not
 *   count; untrusted
 * @vulnerability: who is vulnerable; unknown is only good for points
 * @against: (nullable): what North-South scored at the other table; %NULL where that is no matter
 * @error: return location for `LEX_RULINGS_ERROR`
 *
 * Weighs outcomes (Law 12C1(c)). Each is scored by itself, and the IMPs are weighted, never the
 * points behind them. The weights must be 100 together, for each side.
 *
 * Returns: (transfer full) (nullable): the weighted score
 */
LexWeight *lex_weight_new (const char *const *texts, LexVulnerability vulnerability,
                           const int *against, GError **error);

/**
 * lex_weight_new_in_field:
 * @texts: (array zero-terminated=1): as for lex_weight_new()
 * @vulnerability: who is vulnerable
 * @field: (array zero-terminated=1): the scores of the board at the other tables, as
 *   lex_field_new() reads them
 * @error: return location for `LEX_RULINGS_ERROR`
 *
 * Weighs outcomes in matchpoints: each is compared with the field by itself.
 *
 * Returns: (transfer full) (nullable): the weighted score
 */
LexWeight *lex_weight_new_in_field (const char *const *texts, LexVulnerability vulnerability,
                                    const char *const *field, GError **error);

/**
 * lex_weight_relieve:
 * @table: what the side not at fault got at the table
 * @rectified: what rectifying the infraction would give it
 * @without_error: what it would have got at the table without its own serious error or gamble
 *
 * Takes what a side did to itself out of its relief (Law 12C1(e)(ii)): the difference between its
 * results with and without the error. The other side has the rectified score all the same.
 *
 * Returns: what the side not at fault gets
 */
double lex_weight_relieve (double table, double rectified, double without_error);

/**
 * lex_weight_free:
 * @self: (transfer full) (nullable): a weighted score
 *
 * Frees it.
 */
void lex_weight_free (LexWeight *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexWeight, lex_weight_free)

G_END_DECLS
