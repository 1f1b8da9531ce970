/* lex-study.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-reviews.h"
#include "services/lex-card-deck.h"
#include "services/lex-journal.h"
#include "study/lex-schedule.h"

G_BEGIN_DECLS

/**
 * LexStudy:
 *
 * What the reader knows: the cards, and for each when it comes again. All of it follows from the
 * log of the journal and is kept nowhere else.
 */
typedef struct _LexStudy LexStudy;

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
 * lex_study_new:
 * @journal: the journal
 * @cards: (element-type LexStudyCard): the cards
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the log. Answers to a question that has another right answer since do not count; what was
 * answered to cards that are not among @cards is left alone.
 *
 * Returns: (transfer full) (nullable): the study
 */
LexStudy *lex_study_new (LexJournal *journal, GPtrArray *cards, GError **error);

/**
 * lex_study_free:
 * @self: (transfer full) (nullable): a study
 *
 * Frees it.
 */
void lex_study_free (LexStudy *self);

/**
 * lex_study_get_options:
 * @self: a study
 *
 * Gets how the reader studies.
 *
 * Returns: (transfer none): the options
 */
const LexStudyOptions *lex_study_get_options (LexStudy *self);

/**
 * lex_study_get_schedule:
 * @self: a study
 * @card: one of its cards
 *
 * Gets when a card comes again, and why.
 *
 * Returns: (transfer none): its schedule
 */
const LexSchedule *lex_study_get_schedule (LexStudy *self, const LexStudyCard *card);

/**
 * lex_study_foresee:
 * @self: a study
 * @card: one of its cards
 * @rating: an answer
 * @now: seconds since 1970
 *
 * Tells what an answer would bring.
 *
 * Returns: the schedule that the card would have
 */
LexSchedule lex_study_foresee (LexStudy *self, const LexStudyCard *card, LexRating rating,
                               gint64 now);

/**
 * LexStudyAnswer:
 * @card: one of the cards
 * @rating: how the answer went
 * @mode: the occasion
 * @took: milliseconds
 * @now: seconds since 1970
 *
 * An answer that is given.
 */
typedef struct
{
  const LexStudyCard *card;
  LexRating rating;
  LexReviewMode mode;
  gint64 took;
  gint64 now;
} LexStudyAnswer;

/**
 * lex_study_answer:
 * @self: a study
 * @answer: an answer
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes an answer. When this returns %TRUE, it is on the disk.
 *
 * Returns: whether it is kept
 */
gboolean lex_study_answer (LexStudy *self, const LexStudyAnswer *answer, GError **error);

/**
 * lex_study_undo:
 * @self: a study
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes the last answer back, and reads the log again.
 *
 * Returns: whether one was
 */
gboolean lex_study_undo (LexStudy *self, GError **error);

/**
 * lex_study_count:
 * @self: a study
 * @now: seconds since 1970
 * @counts: (out): the numbers
 *
 * Says how the study stands.
 */
void lex_study_count (LexStudy *self, gint64 now, LexStudyCounts *counts);

/**
 * lex_study_list_due:
 * @self: a study
 * @now: seconds since 1970
 *
 * Lists the cards that want an answer, what is due longest first.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, which live as long as those that
 *   @self was made of
 */
GPtrArray *lex_study_list_due (LexStudy *self, gint64 now);

/**
 * lex_study_list_for_quiz:
 * @self: a study
 * @now: seconds since 1970
 *
 * Lists all cards as a quiz should ask them: what is due, what was never asked, then the rest; each
 * mixed, the same way until another answer is given.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, as lex_study_list_due() has them
 */
GPtrArray *lex_study_list_for_quiz (LexStudy *self, gint64 now);

/**
 * lex_study_get_seed:
 * @self: a study
 * @card: one of its cards
 *
 * Gets a number that turns the card: another one each time it is asked, the same until it is
 * answered.
 *
 * Returns: any number
 */
guint32 lex_study_get_seed (LexStudy *self, const LexStudyCard *card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexStudy, lex_study_free)

G_END_DECLS
