/* lex-questions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexQuestionFilter:
 * @law: the Law that a question must be about, or 0
 * @level: its level, or 0
 * @kind: (nullable): its kind
 * @topic: (nullable): its topic
 *
 * Which questions are wanted.
 */
typedef struct
{
  guint law;
  guint level;
  const LexQuestionKind *kind;
  const char *topic;
} LexQuestionFilter;

/**
 * lex_questions_load:
 * @file: (type filename): the file that the build made, as lex_location_dup_questions() finds it
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Reads the question bank, by the clauses that answer. Nothing is parsed.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the questions
 */
GPtrArray *lex_questions_load (const char *file, GError **error);

/**
 * lex_questions_load_folded:
 * @file: (type filename): the file that the build made
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Reads the question bank for who does not ask all of it: what a question says is unpacked when
 * lex_card_deck_get_question() first gets it.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the questions
 */
GPtrArray *lex_questions_load_folded (const char *file, GError **error);

/**
 * lex_questions_load_made:
 * @file: (type filename): the file that the build made
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Reads the cards that the build made of what the library says, which took too long to be made
 * whenever a study is opened: clauses with words left out, and rows of tables.
 *
 * Returns: (transfer full) (nullable) (element-type LexMadeCard): the cards
 */
GPtrArray *lex_questions_load_made (const char *file, GError **error);

/**
 * lex_questions_count:
 * @file: (type filename): the file that the build made
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Counts for each clause the questions on it and on what stands below it, those with other numbers
 * each time among them. Only that is read of the bank.
 *
 * Returns: (transfer full) (nullable) (element-type utf8 guint): by label, how many there are
 */
GHashTable *lex_questions_count (const char *file, GError **error);

/**
 * lex_questions_select:
 * @questions: (element-type LexQuestion): questions
 * @filter: which are wanted
 *
 * Selects questions, in their order.
 *
 * Returns: (transfer full) (element-type LexQuestion): those that pass
 */
GPtrArray *lex_questions_select (GPtrArray *questions, const LexQuestionFilter *filter);

/**
 * lex_questions_passes:
 * @question: a question
 * @filter: which are wanted
 *
 * Tells whether a question is wanted.
 *
 * Returns: whether it is
 */
gboolean lex_questions_passes (const LexQuestion *question, const LexQuestionFilter *filter);

/**
 * lex_questions_find:
 * @questions: (element-type LexQuestion): questions
 * @id: a name
 *
 * Finds a question.
 *
 * Returns: (transfer none) (nullable): the question of that name
 */
LexQuestion *lex_questions_find (GPtrArray *questions, const char *id);

/**
 * lex_questions_build:
 * @corpus: (type filename): the folder of the corpus, with the folder `questions`
 * @library: (type filename): the shipped library, in which all their labels must be
 * @file: (type filename): the file to write
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Makes the file of the question bank, and proves it: every clause exists, each name and each
 * situation stands once, no two questions say nearly the same, a right answer is not also a wrong
 * one. The cards that lex_questions_load_made() reads are made with it.
 *
 * Returns: whether it was written
 */
gboolean lex_questions_build (const char *corpus, const char *library, const char *file,
                              GError **error);

/**
 * lex_questions_check:
 * @library: an open library
 * @file: (type filename): the file of the question bank
 *
 * Proves the question bank: it can be read, each clause that it cites exists, each question is in
 * both languages, has the right answers that its kind needs, stands there once, and says nearly the
 * same as no other.
 *
 * Returns: (transfer full): what is wrong, perhaps nothing
 */
GStrv lex_questions_check (LexLibrary *library, const char *file);

G_END_DECLS
