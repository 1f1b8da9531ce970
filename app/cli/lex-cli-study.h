/* lex-cli-study.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * LexCliStudy:
 * @cli: the run
 * @study: the study
 * @journal: the journal that it is of
 * @arguments: (array zero-terminated=1): what follows the word that says what to do
 * @now: seconds since 1970
 *
 * What each part of the command study is given.
 */
typedef struct
{
  LexCli *cli;
  LexStudy *study;
  LexJournal *journal;
  char **arguments;
  gint64 now;
} LexCliStudy;

/**
 * LexCliStudyFunc:
 * @self: what it is given
 *
 * Does one part of the command.
 *
 * Returns: how it ended
 */
typedef LexCliStatus (*LexCliStudyFunc) (const LexCliStudy *self);

/**
 * lex_cli_study_cards_today:
 * @self: what it is given
 *
 * Lists what today brings.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_today (const LexCliStudy *self);

/**
 * lex_cli_study_cards_why:
 * @self: what it is given: a card
 *
 * Says why a card comes when it comes.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_why (const LexCliStudy *self);

/**
 * lex_cli_study_cards_suspend:
 * @self: what it is given: cards
 *
 * Has cards rest until they are woken.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_suspend (const LexCliStudy *self);

/**
 * lex_cli_study_cards_bury:
 * @self: what it is given: cards
 *
 * Has cards rest until tomorrow.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_bury (const LexCliStudy *self);

/**
 * lex_cli_study_cards_wake:
 * @self: what it is given: cards
 *
 * Lets cards come again.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_wake (const LexCliStudy *self);

/**
 * lex_cli_study_cards_import:
 * @self: what it is given: a file of questions
 *
 * Takes the reader's own questions in.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_import (const LexCliStudy *self);

/**
 * lex_cli_study_cards_export:
 * @self: what it is given: `anki` or `reviews`
 *
 * Writes cards or answers for other programs on standard output.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_cards_export (const LexCliStudy *self);

/**
 * lex_cli_study_plans_settings:
 * @self: what it is given: nothing, or a setting and its value
 *
 * Lists or changes how the reader studies.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_plans_settings (const LexCliStudy *self);

/**
 * lex_cli_study_plans_chart:
 * @self: what it is given: a chart
 *
 * Prints a chart as CSV.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_plans_chart (const LexCliStudy *self);

/**
 * lex_cli_study_plans_exam:
 * @self: what it is given: nothing, `none`, or a day, answers and new cards a day
 *
 * Prepares for an exam, and shows its plan.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_plans_exam (const LexCliStudy *self);

/**
 * lex_cli_study_plans_forecast:
 * @self: what it is given: nothing, or a preset
 *
 * Foretells an exam.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_plans_forecast (const LexCliStudy *self);

/**
 * lex_cli_study_plans_backlog:
 * @self: what it is given: nothing, or `apply`
 *
 * Shows or applies the plan by which a backlog goes.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_plans_backlog (const LexCliStudy *self);

/**
 * lex_cli_study_fit:
 * @self: what it is given: nothing, or `use`
 *
 * Fits the parameters to the reader's own answers, tells how well they and those that are used
 * predict answers that were not learned from, and uses them if that is asked and they do better.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_study_fit (const LexCliStudy *self);

G_END_DECLS
