/* lex-correct.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-lemmatizer.h"
#include "store/lex-questions.h"

G_BEGIN_DECLS

/**
 * lex_correct_fill:
 * @database: a library being made, whose spellings are in
 * @lemmatizer: whose dictionaries have the words
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Fills the table `correct` with those words of the dictionaries that would be taken for a slip.
 *
 * Returns: whether it was filled
 */
gboolean lex_correct_fill (LexDatabase *database, LexLemmatizer *lemmatizer, GError **error);

/**
 * lex_correct_find:
 * @questions: the questions of a reader
 * @word: a folded word that the library does not know, for which lex_spelling_get_slips() is not 0
 * @correct: (out): whether it is right as it is
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Tells whether a word is one of a dictionary, in either language. Of a library that was made
 * without them none is. One word in some fifty is said to be right though it is not.
 *
 * Returns: whether there was no fault
 */
gboolean lex_correct_find (LexQuestions *questions, const char *word, gboolean *correct,
                           GError **error);

G_END_DECLS
