/* lex-journal-facts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-reviews.h"

G_BEGIN_DECLS

/**
 * LexFact:
 * @subject: what it is of, such as a card's identifier; printable ASCII
 * @name: which of its facts; printable ASCII
 * @value: (nullable): what it is; %NULL for none, or none any more
 * @at: when that was said, in milliseconds since 1970
 *
 * What the reader decided of something. It owns nothing.
 */
typedef struct
{
  const char *subject;
  const char *name;
  const char *value;
  gint64 at;
} LexFact;

/**
 * LexFactFunc:
 * @fact: a fact, whose texts live during the call only
 * @user_data: what was passed
 *
 * Receives each fact of the log.
 */
typedef void (*LexFactFunc) (const LexFact *fact, gpointer user_data);

/**
 * LexFactChange:
 * @facts: (array length=n_facts): facts
 * @n_facts: how many
 * @reviews: (array length=n_reviews): answers
 * @n_reviews: how many
 *
 * What belongs together: all of it is kept, or nothing.
 */
typedef struct
{
  const LexFact *facts;
  guint n_facts;
  const LexJournalReview *reviews;
  guint n_reviews;
} LexFactChange;

/**
 * lex_journal_facts_add:
 * @self: a journal
 * @change: facts, and answers that belong to them
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Adds to the logs. When this returns %TRUE, it is on the disk. A fact is never older than the one
 * that it replaces, whatever the clock says.
 *
 * Returns: whether it is kept
 */
gboolean lex_journal_facts_add (LexJournalFile *self, const LexFactChange *change, GError **error);

/**
 * lex_journal_facts_list:
 * @self: a journal
 * @func: receives each fact that holds, by subject and name
 * @user_data: passed to @func
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Lists what holds: of each subject and name the last, unless that is none any more.
 *
 * Returns: whether all were listed
 */
gboolean lex_journal_facts_list (LexJournalFile *self, LexFactFunc func, gpointer user_data,
                                 GError **error);

G_END_DECLS
