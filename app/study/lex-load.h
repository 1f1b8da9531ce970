/* lex-load.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-schedule.h"

G_BEGIN_DECLS

/**
 * LexLoad:
 *
 * How many cards are due on each day from one day on.
 */
typedef struct _LexLoad LexLoad;

/**
 * lex_load_new:
 * @options: how the reader studies; copied
 * @first: the first day, as lex_study_day() says it
 *
 * Opens a calendar without cards.
 *
 * Returns: (transfer full): the calendar
 */
LexLoad *lex_load_new (const LexStudyOptions *options, gint64 first);

/**
 * lex_load_free:
 * @self: (transfer full) (nullable): a calendar
 *
 * Frees it.
 */
void lex_load_free (LexLoad *self);

/**
 * lex_load_add:
 * @self: a calendar
 * @schedule: a card's schedule
 *
 * Counts a card on the day it is due; what is overdue counts on the first.
 */
void lex_load_add (LexLoad *self, const LexSchedule *schedule);

/**
 * lex_load_remove:
 * @self: a calendar
 * @schedule: a card's schedule that was added as it is
 *
 * Takes a card from the day it is due.
 */
void lex_load_remove (LexLoad *self, const LexSchedule *schedule);

/**
 * lex_load_count:
 * @self: a calendar
 * @day: a day
 *
 * Says how many cards are due on a day.
 *
 * Returns: the number
 */
guint lex_load_count (const LexLoad *self, gint64 day);

/**
 * lex_load_balance:
 * @self: a calendar
 * @schedule: (inout): the schedule of a card that was just answered
 *
 * Moves a card that waits for days to the emptiest day that serves it as well, the nearest to the
 * planned one among equals, and counts it there. One that is within its steps stays.
 */
void lex_load_balance (LexLoad *self, LexSchedule *schedule);

/**
 * LexBacklogDay:
 * @day: a day
 * @n: how many of the overdue cards are asked on it
 *
 * A day of the plan by which a backlog goes.
 */
typedef struct
{
  gint64 day;
  guint n;
} LexBacklogDay;

/**
 * lex_load_spread:
 * @self: a calendar in which what comes is counted, but nothing that is overdue
 * @n_overdue: how many cards are
 * @most: how many cards a day the reader will answer, of all kinds; at least 1
 *
 * Plans how a backlog goes after a break: each day takes what its own cards leave room for. On a
 * day that is full already one of the backlog is taken all the same, so that it ends.
 *
 * Returns: (transfer full) (element-type LexBacklogDay): the days, none empty
 */
GArray *lex_load_spread (const LexLoad *self, guint n_overdue, guint most);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLoad, lex_load_free)

G_END_DECLS
