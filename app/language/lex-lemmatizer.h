/* lex-lemmatizer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-language-error.h"
#include "language/lex-lexicon.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexLemmatizer:
 *
 * Finds lemmas with hunspell's Polish and English dictionaries. Slow to open
 * (tens of milliseconds each), hence used only when a library is built or a
 * document is imported. One thread at a time.
 */
typedef struct _LexLemmatizer LexLemmatizer;

/**
 * lex_lemmatizer_new:
 * @directory: (nullable): where the dictionaries are; %NULL for the system's
 *   (or `DICPATH`, as hunspell itself)
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Opens both dictionaries.
 *
 * Returns: (transfer full) (nullable): a new lemmatizer, or %NULL with @error
 *   set; the message names the missing file and the package to install
 */
LexLemmatizer *lex_lemmatizer_new (const char *directory, GError **error);

/**
 * lex_lemmatizer_free:
 * @self: (transfer full) (nullable): a lemmatizer
 *
 * Frees it.
 */
void lex_lemmatizer_free (LexLemmatizer *self);

/**
 * lex_lemmatizer_add_words:
 * @self: a lemmatizer
 * @path: a file of hunspell's personal kind: `word` or `word/model` a line, UTF-8
 * @language: the language of its words
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Adds words that the dictionary lacks, each inflected like its model, which
 * is an entry of the dictionary.
 *
 * Returns: whether the file could be read
 */
gboolean lex_lemmatizer_add_words (LexLemmatizer *self, const char *path, LexLanguage language,
                                   GError **error);

/**
 * lex_lemmatizer_learn:
 * @self: a lemmatizer
 * @text: UTF-8 text in @language
 * @language: which dictionary to ask
 *
 * Notes the words of a text, to be put into a lexicon by
 * lex_lemmatizer_fill().
 */
void lex_lemmatizer_learn (LexLemmatizer *self, const char *text, LexLanguage language);

/**
 * lex_lemmatizer_fill:
 * @self: a lemmatizer
 * @lexicon: the lexicon to fill
 *
 * Adds to @lexicon every form, in the text or not, of every lemma that any of
 * the learned words has, so that a query in another form finds the word.
 */
void lex_lemmatizer_fill (LexLemmatizer *self, LexLexicon *lexicon);

/**
 * LexWordFunc:
 * @word: a folded word
 * @user_data: what was passed
 *
 * Receives each word.
 */
typedef void (*LexWordFunc) (const char *word, gpointer user_data);

/**
 * lex_lemmatizer_foreach_word:
 * @self: a lemmatizer
 * @func: (scope call): called for each word, for some of them more than once
 * @user_data: passed to @func
 *
 * Goes through every form of every word of both dictionaries: millions.
 */
void lex_lemmatizer_foreach_word (LexLemmatizer *self, LexWordFunc func, gpointer user_data);

/**
 * lex_lemmatizer_dup_unknown:
 * @self: a lemmatizer, after lex_lemmatizer_fill()
 * @language: a language
 *
 * Lists the learned words that neither the dictionary nor the added words
 * have: names, misspellings and words of the field yet to be added.
 *
 * Returns: (transfer full) (array zero-terminated=1): the words in order, lower case
 */
char **lex_lemmatizer_dup_unknown (LexLemmatizer *self, LexLanguage language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLemmatizer, lex_lemmatizer_free)

G_END_DECLS
