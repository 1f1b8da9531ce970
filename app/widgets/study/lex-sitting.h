/* lex-sitting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-exam.h"
#include "widgets/study/lex-asking.h"

G_BEGIN_DECLS

/**
 * LexSitting:
 * @exam: the mock exam
 * @place: which question is shown
 * @asking: that question, with what was answered to it
 * @shown_at: since when, in microseconds of the monotonic clock
 * @lookups: how often the book was opened for it
 * @looked: for how long, in microseconds
 *
 * Who sits a mock exam, or looks at it again: one question is shown, answers are kept at once.
 */
typedef struct
{
  LexMockExam *exam;
  guint place;
  LexAsking *asking;
  gint64 shown_at;
  gint64 lookups;
  gint64 looked;
} LexSitting;

/**
 * lex_sitting_new:
 * @exam: (transfer full): a mock exam
 *
 * Sits down: shows the first question that is not answered.
 *
 * Returns: (transfer full): a sitting
 */
LexSitting *lex_sitting_new (LexMockExam *exam);

/**
 * lex_sitting_free:
 * @self: (transfer full) (nullable): a sitting
 *
 * Frees it; the exam stays in the journal.
 */
void lex_sitting_free (LexSitting *self);

/**
 * lex_sitting_show:
 * @self: a sitting
 * @place: a question
 *
 * Turns to a question. What was begun there and not ended, as lex_sitting_leave() kept it, stands
 * there again.
 */
void lex_sitting_show (LexSitting *self, guint place);

/**
 * lex_sitting_is_over:
 * @self: a sitting
 *
 * Tells whether the exam was ended, so that it is only looked at.
 *
 * Returns: whether it was
 */
gboolean lex_sitting_is_over (const LexSitting *self);

/**
 * lex_sitting_get_left:
 * @self: a sitting
 * @now: seconds since 1970
 *
 * Says how much time is left.
 *
 * Returns: seconds, below 0 when time is up
 */
gint64 lex_sitting_get_left (const LexSitting *self, gint64 now);

/**
 * lex_sitting_keep:
 * @self: a sitting whose question is answered
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps the answer.
 *
 * Returns: whether it is on the disk
 */
gboolean lex_sitting_keep (LexSitting *self, gint64 now, GError **error);

/**
 * lex_sitting_leave:
 * @self: a sitting
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps what was looked up for the question that is shown, though no answer was given to it, and
 * what was begun there and not ended.
 *
 * Returns: whether it is on the disk, or there was nothing to keep
 */
gboolean lex_sitting_leave (LexSitting *self, gint64 now, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexSitting, lex_sitting_free)

G_END_DECLS
