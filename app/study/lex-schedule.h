/* lex-schedule.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-fsrs.h"

G_BEGIN_DECLS

/**
 * LEX_MAX_STEPS:
 *
 * More steps within a day are not taken.
 */
#define LEX_MAX_STEPS 8

/**
 * LexPhase:
 * @LEX_PHASE_NEW: never answered
 * @LEX_PHASE_LEARNING: in the steps of the first day
 * @LEX_PHASE_REVIEW: comes again after days
 * @LEX_PHASE_RELEARNING: was forgotten, and is in the steps of that day
 *
 * How far a card has come.
 */
typedef enum
{
  LEX_PHASE_NEW,
  LEX_PHASE_LEARNING,
  LEX_PHASE_REVIEW,
  LEX_PHASE_RELEARNING,
} LexPhase;

/**
 * LexSteps:
 * @seconds: how long each lasts
 * @n: how many there are
 *
 * The steps in which a card is learned within a day.
 */
typedef struct
{
  guint seconds[LEX_MAX_STEPS];
  guint n;
} LexSteps;

/**
 * LexStudyOptions:
 * @parameters: those of the algorithm
 * @retention: the chance that is wanted when a card comes again
 * @learning: the steps of a new card
 * @relearning: the steps of one that was forgotten
 * @most_days: no interval is longer
 * @fuzz: whether intervals are spread a little, so that what was learned together parts
 * @leech: after how many lapses a card is called a leech; 0 for never
 * @utc_offset: seconds that local time is ahead of UTC
 * @day_start: seconds after local midnight at which a day of study begins
 *
 * How the reader studies.
 */
typedef struct
{
  double parameters[LEX_FSRS_PARAMETERS];
  double retention;
  LexSteps learning;
  LexSteps relearning;
  guint most_days;
  gboolean fuzz;
  guint leech;
  int utc_offset;
  int day_start;
} LexStudyOptions;

/**
 * LexSchedule:
 * @phase: how far it has come
 * @step: which step of the phase comes next
 * @memory: what is believed of it
 * @answered: when it was answered last, in seconds since 1970
 * @due: when it comes again, in seconds since 1970
 * @answers: how often it was answered
 * @lapses: how often it was forgotten after it had been learned
 *
 * When a card comes again, and why. All zero is a card that was never answered.
 */
typedef struct
{
  LexPhase phase;
  guint step;
  LexMemory memory;
  gint64 answered;
  gint64 due;
  guint answers;
  guint lapses;
} LexSchedule;

/**
 * lex_study_options_init:
 * @self: (out): what the program begins with
 *
 * Fills in the default parameters, a retention of 0.9, steps of 1 and 10 minutes, 10 minutes for
 * what was forgotten, fuzz, leeches after 8 lapses, and a day that begins at four.
 */
void lex_study_options_init (LexStudyOptions *self);

/**
 * lex_study_day:
 * @options: how the reader studies
 * @time: seconds since 1970
 *
 * Says which day of study a moment belongs to: what is answered after midnight still belongs to
 * the day that began before.
 *
 * Returns: days since 1970
 */
gint64 lex_study_day (const LexStudyOptions *options, gint64 time);

/**
 * lex_schedule_is_due:
 * @self: a schedule
 * @options: how the reader studies
 * @now: seconds since 1970
 *
 * Tells whether a card wants an answer: in its steps to the second, else all of the day. A new
 * card never does by itself.
 *
 * Returns: %TRUE if it does
 */
gboolean lex_schedule_is_due (const LexSchedule *self, const LexStudyOptions *options, gint64 now);

/**
 * lex_schedule_is_leech:
 * @self: a schedule
 * @options: how the reader studies
 *
 * Tells whether a card was forgotten so often that it should be put otherwise, or set aside.
 *
 * Returns: %TRUE if it was
 */
gboolean lex_schedule_is_leech (const LexSchedule *self, const LexStudyOptions *options);

/**
 * lex_schedule_recall:
 * @self: a schedule
 * @options: how the reader studies
 * @when: seconds since 1970
 *
 * Tells the chance that a card is known at a moment, if it is not asked before.
 *
 * Returns: from 0 to 1; 0 for a new card
 */
double lex_schedule_recall (const LexSchedule *self, const LexStudyOptions *options, gint64 when);

/**
 * lex_schedule_answer:
 * @self: a schedule
 * @options: how the reader studies
 * @rating: how the answer went
 * @now: when it was given, in seconds since 1970
 * @seed: any number that is the card's own: the same answers give the same dates
 *
 * Learns from an answer and says when the card comes again. A clock that was set back counts as
 * the same day.
 *
 * Returns: the new schedule
 */
LexSchedule lex_schedule_answer (const LexSchedule *self, const LexStudyOptions *options,
                                 LexRating rating, gint64 now, guint32 seed);

/**
 * lex_schedule_get_range:
 * @options: how the reader studies
 * @days: an interval
 * @least: (out): the shortest that serves as well
 * @most: (out): the longest
 *
 * Says within which intervals a card may come as well: from these a day with less to do is chosen.
 */
void lex_schedule_get_range (const LexStudyOptions *options, guint days, guint *least, guint *most);

G_END_DECLS
