/* lex-study-plans.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_study_plans_backlog_new:
 * @study: what is known
 * @now: seconds since 1970
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page on which one sees how what waited is spread over days, before that is done by
 * `study.apply-backlog`.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_study_plans_backlog_new (LexStudy *study, gint64 now, GtkWidget **first);

/**
 * lex_study_plans_forecast_new:
 * @study: what is known
 * @rules: what the exam is like
 *
 * Makes the page of the forecast: the chance to pass and how sure that is, the topics, and how
 * forecasts turned out.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_study_plans_forecast_new (LexStudy *study, const LexMockRules *rules);

/**
 * lex_study_plans_resting_new:
 * @study: what is known
 * @language: the language of the cards
 * @now: seconds since 1970
 * @first: (out) (transfer none) (nullable): what is to have the focus
 *
 * Makes the page of the cards that rest: what each is, why it rests, and what wakes it.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_study_plans_resting_new (LexStudy *study, LexLanguage language, gint64 now,
                                        GtkWidget **first);

G_END_DECLS
