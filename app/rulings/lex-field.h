/* lex-field.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-vulnerability.h"
#include "rulings/lex-rulings-error.h"

G_BEGIN_DECLS

/**
 * LEX_FIELD_MOST:
 *
 * So many times at most a board is played.
 */
#define LEX_FIELD_MOST 2000

/**
 * LexFieldScore:
 * @text: the score, as it was written
 * @artificial: whether no result was obtained; then @points is 0
 * @points: what it is worth to North-South
 * @percent: to North-South and to East-West, of what is available
 * @matchpoints: the same in matchpoints
 *
 * How a board ended at one table.
 */
typedef struct
{
  char *text;
  gboolean artificial;
  int points;
  double percent[2];
  double matchpoints[2];
} LexFieldScore;

/**
 * LexField:
 * @scores: (element-type LexFieldScore): the scores, as given
 * @n_played: how many of them were obtained in play
 * @n_tables: in how many the board would have been played
 * @top: the most matchpoints there are
 *
 * A board at all tables, matchpointed: two for each score beaten, one for each equalled.
 */
typedef struct
{
  GPtrArray *scores;
  guint n_played;
  guint n_tables;
  double top;
} LexField;

/**
 * lex_field_new:
 * @texts: (array zero-terminated=1): a score for each table: points or a contract, as
 *   lex_result_read() reads them, or an artificial one, such as `A+`, `A+/A-`, `60%`, `63.5%/40%`,
 *   for North-South before the stroke; untrusted
 * @vulnerability: who is vulnerable
 * @n_tables: at how many tables the board would have been played, to whose size scores are
 *   brought after Neuberg; 0 if nothing is: then those played are compared among themselves
 * @error: return location for `LEX_RULINGS_ERROR_OUTCOME`
 *
 * Matchpoints a board (Law 78A).
 *
 * Returns: (transfer full) (nullable): the scores in matchpoints
 */
LexField *lex_field_new (const char *const *texts, LexVulnerability vulnerability, guint n_tables,
                         GError **error);

/**
 * lex_field_free:
 * @self: (transfer full) (nullable): a field
 *
 * Frees it.
 */
void lex_field_free (LexField *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexField, lex_field_free)

G_END_DECLS
