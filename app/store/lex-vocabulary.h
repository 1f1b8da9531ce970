/* lex-vocabulary.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-questions.h"

G_BEGIN_DECLS

/**
 * LexFrequency:
 * @n_rows: rows that have the word or a form of it
 * @n_kin: at most so many rows have a word of its families; 0 if it has none
 * @n_begun: at most so many rows have a word that it begins; 0 if no word does
 *
 * How often a word of a query is met.
 */
typedef struct
{
  guint n_rows;
  guint n_kin;
  guint n_begun;
} LexFrequency;

/**
 * LexVocabulary:
 *
 * The words of a library, and what was asked of them before.
 */
typedef struct _LexVocabulary LexVocabulary;

/**
 * lex_vocabulary_new:
 * @questions: (transfer none): the questions of a reader, which must outlive it
 *
 * Reads nothing yet.
 *
 * Returns: (transfer full): the words
 */
LexVocabulary *lex_vocabulary_new (LexQuestions *questions);

/**
 * lex_vocabulary_free:
 * @self: (transfer full) (nullable): words
 *
 * Frees them.
 */
void lex_vocabulary_free (LexVocabulary *self);

/**
 * lex_vocabulary_count:
 * @self: the words of a library
 * @word: a folded word
 * @grows: whether to count words that it begins
 * @frequency: (out): how often it is met
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Looks a word up, without touching the index.
 *
 * Returns: whether that could be read
 */
gboolean lex_vocabulary_count (LexVocabulary *self, const char *word, gboolean grows,
                               LexFrequency *frequency, GError **error);

/**
 * lex_vocabulary_dup_longer:
 * @self: the words of a library
 * @word: a folded word
 * @most: how many to give at most
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Lists the words that it begins, those in most rows first.
 *
 * Returns: (transfer full) (nullable): the words, perhaps none
 */
GStrv lex_vocabulary_dup_longer (LexVocabulary *self, const char *word, guint most, GError **error);

/**
 * lex_vocabulary_find:
 * @self: the words of a library
 * @word: a folded word
 * @known: (out): whether it, a form of it or a word that it begins is anywhere
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Looks a word up as a search would.
 *
 * Returns: whether that could be read
 */
gboolean lex_vocabulary_find (LexVocabulary *self, const char *word, gboolean *known,
                              GError **error);

G_END_DECLS
