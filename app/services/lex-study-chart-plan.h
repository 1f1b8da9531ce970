/* lex-study-chart-plan.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-forecast.h"
#include "services/lex-study-chart.h"
#include "services/lex-study-exam.h"

G_BEGIN_DECLS

/**
 * LexStudyTopicFunc:
 * @topic: what a topic is called in files
 *
 * Names a topic for people.
 *
 * Returns: (transfer none): its name
 */
typedef const char *(*LexStudyTopicFunc) (const char *topic);

/**
 * lex_study_chart_plan_new_exam:
 * @study: a study
 * @exam: what is, or may be, prepared for
 * @now: seconds since 1970
 * @known: (out): the share, by weight, that will be known on its day
 * @pass: (out): the first day, as lex_study_day() says it, from which on no card comes twice: then
 *   the last pass over them begins; 0 if nothing comes
 *
 * Makes a chart of lex_study_exam_plan(): a row a day, with cards, new, due, early ones and those
 * left over.
 *
 * Returns: (transfer full): the chart
 */
LexStudyChart *lex_study_chart_plan_new_exam (LexStudy *study, const LexStudyExam *exam, gint64 now,
                                              double *known, gint64 *pass);

/**
 * lex_study_chart_plan_new_backlog:
 * @study: a study
 * @now: seconds since 1970
 *
 * Makes a chart of lex_study_today_plan_backlog(): a row a day, with its cards.
 *
 * Returns: (transfer full): the chart, without rows where nothing waited
 */
LexStudyChart *lex_study_chart_plan_new_backlog (LexStudy *study, gint64 now);

/**
 * lex_study_chart_plan_new_forecast:
 * @study: a study
 * @rules: what the exam is like
 * @name: names topics
 *
 * Makes a chart of lex_mock_forecast_make(): a row a topic, with answers and the share of right
 * ones that is to be expected.
 *
 * Returns: (transfer full): the chart; where there are not enough answers it has no share
 */
LexStudyChart *lex_study_chart_plan_new_forecast (LexStudy *study, const LexMockRules *rules,
                                                  LexStudyTopicFunc name);

G_END_DECLS
