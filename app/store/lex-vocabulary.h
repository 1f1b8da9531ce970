/* lex-vocabulary.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-request.h"
#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/**
 * LexFrequency:
 * @n_rows: rows that have the word or a form of it
 * @n_begun: at most so many rows have a word that it begins; 0 if no word does
 *
 * How often a word of a query is met.
 */
typedef struct
{
  guint n_rows;
  guint n_begun;
} LexFrequency;

/**
 * lex_vocabulary_count:
 * @reader: a reader
 * @word: a folded word
 * @grows: whether to count words that it begins
 * @frequency: (out): how often it is met
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Looks a word up, without touching the index.
 *
 * Returns: whether that could be read
 */
gboolean lex_vocabulary_count (LexStoreReader *reader, const char *word, gboolean grows,
                               LexFrequency *frequency, GError **error);

/**
 * lex_vocabulary_dup_longer:
 * @reader: a reader
 * @word: a folded word
 * @most: how many to give at most
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Lists the words that it begins, those in most rows first.
 *
 * Returns: (transfer full) (nullable): the words, perhaps none
 */
GStrv lex_vocabulary_dup_longer (LexStoreReader *reader, const char *word, guint most,
                                 GError **error);

G_END_DECLS
