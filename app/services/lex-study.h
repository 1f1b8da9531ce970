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
 * lex_study_open:
 * @library: a library
 * @journal: the journal
 * @questions: (element-type LexQuestion): the question bank
 * @made: (nullable) (element-type LexMadeCard): what lex_questions_load_made() reads
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Makes all cards, those that the reader wrote too, and reads the log.
 *
 * Returns: (transfer full) (nullable): the study
 */
LexStudy *lex_study_open (LexLibrary *library, LexJournal *journal, GPtrArray *questions,
                          GPtrArray *made, GError **error);

/**
 * lex_study_was_begun:
 * @journal: the journal
 *
 * Tells whether anything was ever answered, without making a card.
 *
 * Returns: whether the log has an answer; a log that cannot be read has none
 */
gboolean lex_study_was_begun (LexJournal *journal);

/**
 * lex_study_read_own:
 * @self: a study
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the reader's own cards again, which may have changed, and the log. Who keeps one of the own
 * cards that lex_study_get_cards() had before must let it go.
 *
 * Returns: whether they could be read
 */
gboolean lex_study_read_own (LexStudy *self, GError **error);

/**
 * lex_study_get_journal:
 * @self: a study
 *
 * Gets where its answers are kept.
 *
 * Returns: (transfer none): the journal
 */
LexJournal *lex_study_get_journal (LexStudy *self);

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
 * lex_study_get_cards:
 * @self: a study
 *
 * Gets all cards.
 *
 * Returns: (transfer none) (element-type LexStudyCard): the cards
 */
GPtrArray *lex_study_get_cards (LexStudy *self);

/**
 * lex_study_find_card:
 * @self: a study
 * @id: a card's name
 *
 * Finds a card.
 *
 * Returns: (transfer none) (nullable): the card of that name
 */
const LexStudyCard *lex_study_find_card (LexStudy *self, const char *id);

/**
 * lex_study_get_last:
 * @self: a study
 *
 * Gets the card that was answered last, which lex_study_undo() would ask again.
 *
 * Returns: (transfer none) (nullable): the card
 */
const LexStudyCard *lex_study_get_last (LexStudy *self);

/**
 * lex_study_pose:
 * @self: a study
 * @card: one of its cards
 *
 * Puts the question of a card as it is asked this time: turned, or with other numbers. It stays so
 * until the card is answered; options are shown in the order of lex_question_turn_shuffle() with
 * lex_study_get_seed().
 *
 * Returns: (transfer full) (nullable): the question; %NULL if the card has front and back
 */
LexQuestion *lex_study_pose (LexStudy *self, const LexStudyCard *card);

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
 * @lookups: how often the book was opened meanwhile
 * @looked: for how long, in milliseconds
 * @given: (nullable): what was answered, as lex_mock_exam_answer() takes it
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
  gint64 lookups;
  gint64 looked;
  const char *given;
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
