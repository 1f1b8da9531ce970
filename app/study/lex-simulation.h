/* lex-simulation.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-schedule.h"

G_BEGIN_DECLS

/**
 * LexSimulation:
 * @schedules: (array length=n_known) (nullable): cards that were answered before
 * @n_known: how many
 * @n_new: how many new ones wait
 * @new_a_day: how many of these are begun a day
 * @days: how many days are played
 * @now: when it begins, in seconds since 1970
 * @seed: any number; another one plays another fate
 *
 * What is played.
 */
typedef struct
{
  const LexSchedule *schedules;
  guint n_known;
  guint n_new;
  guint new_a_day;
  guint days;
  gint64 now;
  guint32 seed;
} LexSimulation;

/**
 * LexSimulatedDay:
 * @fresh: how many cards were begun
 * @asked: how many came by their dates
 * @known: how many of these were known
 *
 * What a day brought.
 */
typedef struct
{
  guint fresh;
  guint asked;
  guint known;
} LexSimulatedDay;

/**
 * lex_simulation_run:
 * @self: what is played
 * @options: how the reader studies
 *
 * Plays days of study in which each card is known with the chance that the model gives it: what
 * work is to be expected.
 *
 * Returns: (transfer full) (element-type LexSimulatedDay): the days
 */
GArray *lex_simulation_run (const LexSimulation *self, const LexStudyOptions *options);

G_END_DECLS
