/* lex-spelling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-questions.h"
#include "store/lex-vocabulary.h"

G_BEGIN_DECLS

/**
 * LEX_SPELLING_MAX_SLIPS:
 *
 * How many slips are forgiven in a long word.
 */
#define LEX_SPELLING_MAX_SLIPS 2

/**
 * LEX_SPELLING_MAX_LENGTH:
 *
 * The most letters of a word that is looked for.
 */
#define LEX_SPELLING_MAX_LENGTH 24

/**
 * LEX_SPELLING_SELECT:
 *
 * Selects, from a library being made, the words that may be meant by a mistyped one.
 */
#define LEX_SPELLING_SELECT                                                                        \
  "SELECT word FROM (SELECT word FROM vocabulary UNION SELECT lemma FROM lemma)"                   \
  " WHERE length (word) BETWEEN 3 AND 24 AND word NOT GLOB '*[^a-z]*'"                             \
  " ORDER BY length (word), word"

/**
 * lex_spelling_get_slips:
 * @length: how many letters a word has
 *
 * Tells how many slips are forgiven in it.
 *
 * Returns: the number; 0 for a word that is not looked for
 */
guint lex_spelling_get_slips (gsize length);

/**
 * lex_spelling_fill:
 * @database: a library being made, whose lemmas and vocabulary are in
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Fills the table `spellings`, from which lex_store_reader_dup_similar() reads.
 *
 * Returns: whether it was filled
 */
gboolean lex_spelling_fill (LexDatabase *database, GError **error);

/**
 * LexSpelling:
 *
 * Finds the known word that was meant, and keeps what was found.
 */
typedef struct _LexSpelling LexSpelling;

/**
 * lex_spelling_new:
 * @questions: (transfer none): the questions of a reader, which must outlive it
 * @vocabulary: (transfer none): the words of the same library
 *
 * Reads nothing yet.
 *
 * Returns: (transfer full): the spelling
 */
LexSpelling *lex_spelling_new (LexQuestions *questions, LexVocabulary *vocabulary);

/**
 * lex_spelling_free:
 * @self: (transfer full) (nullable): a spelling
 *
 * Frees it.
 */
void lex_spelling_free (LexSpelling *self);

/**
 * lex_spelling_dup_similar:
 * @self: a spelling
 * @word: a folded word that is not known
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Does lex_store_reader_dup_similar().
 *
 * Returns: (transfer full) (nullable): the nearest word; %NULL without @error when nothing is near
 */
char *lex_spelling_dup_similar (LexSpelling *self, const char *word, GError **error);

G_END_DECLS
