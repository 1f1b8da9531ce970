/* lex-case-stats.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-cases.h"

G_BEGIN_DECLS

/**
 * LEX_CASE_STATS_N_TIMES:
 *
 * How many lengths of time rulings are counted by.
 */
#define LEX_CASE_STATS_N_TIMES 5

/**
 * LexCaseCount:
 * @name: what it is of: the number of a Law, a table; never %NULL
 * @n: how many calls
 * @n_timed: of how many it is known how long they took
 * @seconds: how long these took together
 * @longest: how long the longest of them took
 *
 * Calls of one Law or at one table.
 */
typedef struct
{
  char *name;
  guint n;
  guint n_timed;
  gint64 seconds;
  gint64 longest;
} LexCaseCount;

/**
 * LexCaseStats:
 * @n: how many cases
 * @n_timed: of how many it is known how long it took until they were ruled
 * @middle: how long it took in the middle, in seconds
 * @longest: how long at most
 * @laws: (element-type LexCaseCount): calls by Law, that with the most first; a case counts for
 *   each Law of which a clause was applied
 * @tables: (element-type LexCaseCount): calls by table, that which took most time in all first
 * @times: how many took less than 5, 10, 20, 30 minutes, or more
 *
 * What can be told of the cases of an event.
 */
typedef struct
{
  guint n;
  guint n_timed;
  gint64 middle;
  gint64 longest;
  GPtrArray *laws;
  GPtrArray *tables;
  guint times[LEX_CASE_STATS_N_TIMES];
} LexCaseStats;

/**
 * lex_case_stats_new:
 * @cases: (element-type LexCaseSummary): cases, such as those of one event
 *
 * Counts cases by Law, table and time.
 *
 * Returns: (transfer full): what can be told
 */
LexCaseStats *lex_case_stats_new (GPtrArray *cases);

/**
 * lex_case_stats_free:
 * @self: (transfer full) (nullable): statistics
 *
 * Frees them.
 */
void lex_case_stats_free (LexCaseStats *self);

/**
 * lex_case_stats_get_time:
 * @i: one of the lengths of time
 *
 * Says how long it is.
 *
 * Returns: (transfer none): minutes, such as `5–10`
 */
const char *lex_case_stats_get_time (guint i);

/**
 * lex_case_stats_dup_csv:
 * @self: statistics
 *
 * Writes them as a table: what is counted (`law`, `table`, `minutes`), of what, calls, how many of
 * them were timed, minutes on average and at most.
 *
 * Returns: (transfer full): CSV
 */
char *lex_case_stats_dup_csv (const LexCaseStats *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCaseStats, lex_case_stats_free)

G_END_DECLS
