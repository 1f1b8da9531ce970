/* lex-study-settings.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study.h"

G_BEGIN_DECLS

#define LEX_STUDY_MIN_RETENTION 0.7
#define LEX_STUDY_MAX_RETENTION 0.99

/**
 * LEX_STUDY_LONGEST_STEP:
 *
 * Seconds: a step is one within the day.
 */
#define LEX_STUDY_LONGEST_STEP 86400

/**
 * LexStudySettings:
 * @retention: the chance that is wanted when a card comes again
 * @new_a_day: how many new cards a day brings
 * @answers_a_day: how many cards a day the reader means to answer; a backlog is spread by it
 * @learning: the steps of a new card
 * @relearning: the steps of one that was forgotten
 * @day_start: seconds after midnight at which a day of study begins
 * @leech: after how many lapses a card is set aside; 0 for never
 * @spread: whether a card may come some days earlier or later, so that no day has too many
 * @apart: whether cards of one kin come on different days
 * @kinds: which kinds of cards are studied, a bit for each #LexCardKind
 * @parameters: those of the algorithm
 *
 * How the reader studies.
 */
typedef struct
{
  double retention;
  guint new_a_day;
  guint answers_a_day;
  LexSteps learning;
  LexSteps relearning;
  guint day_start;
  guint leech;
  gboolean spread;
  gboolean apart;
  guint kinds;
  double parameters[LEX_FSRS_PARAMETERS];
} LexStudySettings;

/**
 * lex_study_settings_init:
 * @self: (out): what the program begins with
 *
 * Fills in a retention of 0.9, 10 new and 100 answered cards a day, all kinds of cards, and what
 * lex_study_options_init() has.
 */
void lex_study_settings_init (LexStudySettings *self);

/**
 * lex_study_settings_get:
 * @study: a study
 *
 * Gets how the reader studies.
 *
 * Returns: (transfer none): the settings
 */
const LexStudySettings *lex_study_settings_get (LexStudy *study);

/**
 * lex_study_settings_set:
 * @study: a study
 * @settings: how the reader will study
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps other settings in the journal. All dates follow anew from the log of answers.
 *
 * Returns: whether they are kept; `LEX_LIBRARY_ERROR_INPUT` if a number is impossible
 */
gboolean lex_study_settings_set (LexStudy *study, const LexStudySettings *settings, gint64 now,
                                 GError **error);

/**
 * lex_study_settings_set_word:
 * @study: a study
 * @name: what a setting is called, as lex_study_settings_dup_word() takes it
 * @word: its value as text
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Changes one setting, as the command line does.
 *
 * Returns: whether it is kept; `LEX_LIBRARY_ERROR_INPUT` if there is no such setting or value
 */
gboolean lex_study_settings_set_word (LexStudy *study, const char *name, const char *word,
                                      gint64 now, GError **error);

/**
 * lex_study_settings_dup_word:
 * @settings: settings
 * @name: what one of them is called, such as `retention`
 *
 * Writes a setting as text.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if there is no such setting
 */
char *lex_study_settings_dup_word (const LexStudySettings *settings, const char *name);

/**
 * lex_study_settings_list_names:
 *
 * Lists what the settings are called.
 *
 * Returns: (transfer none) (array zero-terminated=1): their names
 */
const char *const *lex_study_settings_list_names (void);

G_END_DECLS
