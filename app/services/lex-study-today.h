/* lex-study-today.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study.h"
#include "study/lex-load.h"

G_BEGIN_DECLS

/**
 * LexStudyRest:
 * @LEX_REST_NONE: it does not rest
 * @LEX_REST_SUSPENDED: the reader suspended it
 * @LEX_REST_LEECH: it was forgotten so often that it was set aside
 * @LEX_REST_BURIED: until another day
 * @LEX_REST_KIND: its kind is not studied
 *
 * Why a card is not asked.
 */
typedef enum
{
  LEX_REST_NONE,
  LEX_REST_SUSPENDED,
  LEX_REST_LEECH,
  LEX_REST_BURIED,
  LEX_REST_KIND,
} LexStudyRest;

/**
 * LexStudyCounts:
 * @cards: how many cards there are
 * @fresh: how many were never answered
 * @due: how many want an answer now
 * @reviews: how many answers the log has
 * @asked: how many of these came after days
 * @known: how many of these were known
 *
 * How the study stands.
 */
typedef struct
{
  guint cards;
  guint fresh;
  guint due;
  guint reviews;
  guint asked;
  guint known;
} LexStudyCounts;

/**
 * LexStudyToday:
 * @due: how many cards are to be answered by their dates
 * @fresh: how many new ones today still brings
 * @later: how many come again later today, in their steps
 * @next: when the first of these does, in seconds since 1970; 0 if none
 * @backlog: how many of @due should have been answered on days before
 * @done: how many answers were given today
 * @resting: how many cards are suspended, set aside or buried
 *
 * What a day brings.
 */
typedef struct
{
  guint due;
  guint fresh;
  guint later;
  gint64 next;
  guint backlog;
  guint done;
  guint resting;
} LexStudyToday;

/**
 * lex_study_today_list:
 * @study: a study
 * @now: seconds since 1970
 * @today: (out) (optional): how the day stands
 *
 * Lists the cards to answer now, in order: steps that are over, what is due, then new ones; with an
 * exam ahead what is worth most for its day. No two of one kin come on a day.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, perhaps none; borrowed of @study
 */
GPtrArray *lex_study_today_list (LexStudy *study, gint64 now, LexStudyToday *today);

/**
 * lex_study_today_get_rest:
 * @study: a study
 * @card: one of its cards
 * @now: seconds since 1970
 *
 * Tells whether a card rests.
 *
 * Returns: why it does
 */
LexStudyRest lex_study_today_get_rest (LexStudy *study, const LexStudyCard *card, gint64 now);

/**
 * lex_study_today_list_resting:
 * @study: a study
 * @now: seconds since 1970
 *
 * Lists the cards that are suspended, set aside or buried.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards; borrowed of @study
 */
GPtrArray *lex_study_today_list_resting (LexStudy *study, gint64 now);

/**
 * lex_study_today_suspend:
 * @study: a study
 * @card: one of its cards
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Has a card rest until it is woken.
 *
 * Returns: whether it does
 */
gboolean lex_study_today_suspend (LexStudy *study, const LexStudyCard *card, gint64 now,
                                  GError **error);

/**
 * lex_study_today_bury:
 * @study: a study
 * @card: one of its cards
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Has a card rest until tomorrow.
 *
 * Returns: whether it does
 */
gboolean lex_study_today_bury (LexStudy *study, const LexStudyCard *card, gint64 now,
                               GError **error);

/**
 * lex_study_today_wake:
 * @study: a study
 * @card: one of its cards
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lets a card come again that was suspended, set aside or buried.
 *
 * Returns: whether it does
 */
gboolean lex_study_today_wake (LexStudy *study, const LexStudyCard *card, gint64 now,
                               GError **error);

/**
 * lex_study_today_plan_backlog:
 * @study: a study
 * @now: seconds since 1970
 *
 * Plans how what should have been answered on days before is spread over days, by the answers a day
 * that the settings name. Nothing is changed.
 *
 * Returns: (transfer full) (element-type LexBacklogDay): the days; none without a backlog
 */
GArray *lex_study_today_plan_backlog (LexStudy *study, gint64 now);

/**
 * lex_study_today_apply_backlog:
 * @study: a study
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Applies what lex_study_today_plan_backlog() shows: what holds best comes first, since that is
 * what is saved by it, and the rest is buried until its day.
 *
 * Returns: whether it was
 */
gboolean lex_study_today_apply_backlog (LexStudy *study, gint64 now, GError **error);

/**
 * lex_study_today_count:
 * @study: a study
 * @now: seconds since 1970
 * @counts: (out): the numbers
 *
 * Says how the study stands.
 */
void lex_study_today_count (LexStudy *study, gint64 now, LexStudyCounts *counts);

/**
 * lex_study_today_list_due:
 * @study: a study
 * @now: seconds since 1970
 *
 * Lists the cards that want an answer and do not rest, what is due longest first; none after an
 * exam that ends the learning.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, which live as long as those that
 *   @study was made of
 */
GPtrArray *lex_study_today_list_due (LexStudy *study, gint64 now);

G_END_DECLS
