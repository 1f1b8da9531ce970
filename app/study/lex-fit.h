/* lex-fit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-fsrs.h"

G_BEGIN_DECLS

/**
 * LEX_FIT_MIN_REVIEWS:
 *
 * With fewer reviews the parameters of many people serve better than one's own.
 */
#define LEX_FIT_MIN_REVIEWS 1000

/**
 * LexFitReview:
 * @card: which card; any number
 * @day: its day of study
 * @rating: how it went
 *
 * A review, as the log has it.
 */
typedef struct
{
  guint card;
  gint64 day;
  LexRating rating;
} LexFitReview;

/**
 * LexFitWatch:
 * @done: from 0 to 1
 * @data: what the caller gave
 *
 * Hears how far it has come, in the thread that called.
 *
 * Returns: %FALSE to give up
 */
typedef gboolean (*LexFitWatch) (double done, gpointer data);

/**
 * LexFit:
 * @parameters: (array fixed-size=21): what was fitted
 * @before: the loss of the parameters that were used, on reviews that were not learned from
 * @after: that of the fitted ones, on the same
 * @better: whether the fitted ones should be used
 * @n_tested: how many reviews these were
 *
 * What came of fitting. A loss is the mean of −log of the chance that was given to what happened.
 */
typedef struct
{
  double parameters[LEX_FSRS_PARAMETERS];
  double before;
  double after;
  gboolean better;
  guint n_tested;
} LexFit;

/**
 * lex_fit_run:
 * @reviews: (array length=n): the log, card by card, each card's in the order they were made
 * @n: how many
 * @used: (array fixed-size=21): the parameters that are used now
 * @watch: (nullable): hears of it
 * @data: for @watch
 * @self: (out): what came of it
 *
 * Fits the parameters to one reader's own reviews. It learns from the earlier four fifths and is
 * judged by the last fifth. Takes seconds; call it in a thread.
 *
 * Returns: %FALSE if there are too few reviews, or @watch gave up
 */
gboolean lex_fit_run (const LexFitReview *reviews, guint n, const double *used, LexFitWatch watch,
                      gpointer data, LexFit *self);

G_END_DECLS
