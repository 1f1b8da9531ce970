/* lex-journal-reviews.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-file.h"

G_BEGIN_DECLS

/**
 * LexReviewMode:
 * @LEX_REVIEW_LEARN: while learning
 * @LEX_REVIEW_QUIZ: in a quiz
 * @LEX_REVIEW_EXAM: in a mock exam
 *
 * On what occasion an answer was given.
 */
typedef enum
{
  LEX_REVIEW_LEARN,
  LEX_REVIEW_QUIZ,
  LEX_REVIEW_EXAM,
} LexReviewMode;

#define LEX_N_REVIEW_MODES 3

/**
 * LexJournalReview:
 * @card: the identifier of a card, printable ASCII
 * @print: a fingerprint of the right answer as it was asked, printable ASCII; perhaps empty
 * @rating: from 1, not known, to 4, known at once
 * @mode: the occasion
 * @answered: seconds since 1970
 * @took: milliseconds from the question to the answer
 * @algorithm: the version of the algorithm that understood the rating
 * @lookups: how often the book was opened meanwhile
 * @looked: for how long, in milliseconds
 * @sitting: (nullable): the mock exam it belongs to, printable ASCII
 * @given: (nullable): what was answered, printable ASCII
 *
 * An answer that was given. It owns nothing.
 */
typedef struct
{
  const char *card;
  const char *print;
  guint rating;
  LexReviewMode mode;
  gint64 answered;
  gint64 took;
  guint algorithm;
  gint64 lookups;
  gint64 looked;
  const char *sitting;
  const char *given;
} LexJournalReview;

/**
 * LexJournalReviewFunc:
 * @review: an answer, whose texts live during the call only
 * @user_data: what was passed
 *
 * Receives each answer of the log.
 */
typedef void (*LexJournalReviewFunc) (const LexJournalReview *review, gpointer user_data);

/**
 * lex_journal_reviews_add:
 * @self: a journal
 * @review: an answer
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds an answer to the log. When this returns %TRUE, it is on the disk.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_reviews_add (LexJournalFile *self, const LexJournalReview *review,
                                  GError **error);

/**
 * lex_journal_reviews_insert:
 * @self: a journal, in a transaction
 * @review: an answer
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds an answer to the log as a part of a greater change.
 *
 * Returns: whether it was
 */
gboolean lex_journal_reviews_insert (LexJournalFile *self, const LexJournalReview *review,
                                     GError **error);

/**
 * lex_journal_reviews_undo:
 * @self: a journal
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes the last answer back that was not taken back before, whatever the clock said then. It stays
 * in the log, marked, and is not listed any more. What was marked in a mock exam stands.
 *
 * Returns: whether one was; `LEX_JOURNAL_ERROR_MISSING` if there is none
 */
gboolean lex_journal_reviews_undo (LexJournalFile *self, GError **error);

/**
 * lex_journal_reviews_list:
 * @self: a journal
 * @func: receives each answer that was not taken back, by the time it was given
 * @user_data: passed to @func
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists the log. What two machines answered and one of them imported stands in the order of time,
 * as the learning went.
 *
 * Returns: whether all were listed
 */
gboolean lex_journal_reviews_list (LexJournalFile *self, LexJournalReviewFunc func,
                                   gpointer user_data, GError **error);

/**
 * lex_review_mode_get_name:
 * @mode: an occasion
 *
 * Gets what it is called in files.
 *
 * Returns: (transfer none): such as `quiz`
 */
const char *lex_review_mode_get_name (LexReviewMode mode);

G_END_DECLS
