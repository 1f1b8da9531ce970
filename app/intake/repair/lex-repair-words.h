/* lex-repair-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexRepairWords:
 *
 * Which words there are: hunspell's, those that it lacks, and those that the game's own texts use.
 * One thread at a time.
 */
typedef struct _LexRepairWords LexRepairWords;

/**
 * lex_repair_words_new:
 * @language: of the words
 * @folder: (nullable): where the words of the field may lie, `words-pl.dic` and `words-en.dic`
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Opens a dictionary and adds the words of the field.
 *
 * Returns: (transfer full) (nullable): the words
 */
LexRepairWords *lex_repair_words_new (LexLanguage language, const char *folder, GError **error);

/**
 * lex_repair_words_free:
 * @self: (transfer full) (nullable): words
 *
 * Frees them, but keeps the dictionary open for the next text.
 */
void lex_repair_words_free (LexRepairWords *self);

/**
 * lex_repair_words_close_all:
 *
 * Closes the dictionaries that wait for a text.
 */
void lex_repair_words_close_all (void);

/**
 * lex_repair_words_learn:
 * @self: words
 * @text: a text of the field, known to be sound
 *
 * Notes which words the field uses, and its abbreviations in capitals.
 */
void lex_repair_words_learn (LexRepairWords *self, const char *text);

/**
 * lex_repair_words_knows:
 * @self: words
 * @word: a word as it is written
 *
 * Asks the dictionary.
 *
 * Returns: whether there is such a word
 */
gboolean lex_repair_words_knows (LexRepairWords *self, const char *word);

/**
 * lex_repair_words_try:
 * @self: words
 * @word: a word that is tried
 *
 * Asks the dictionary, as lex_repair_words_knows() does, without remembering the answer: there are
 * more spellings to try than memory, and only so many may be tried.
 *
 * Returns: whether there is such a word; %FALSE once all tries are spent
 */
gboolean lex_repair_words_try (LexRepairWords *self, const char *word);

/**
 * lex_repair_words_set_tries:
 * @self: words
 * @n_tries: how often lex_repair_words_try() may ask
 *
 * Bounds the work on a text.
 */
void lex_repair_words_set_tries (LexRepairWords *self, guint n_tries);

/**
 * lex_repair_words_get_tries:
 * @self: words
 *
 * Gets how often lex_repair_words_try() may still ask.
 *
 * Returns: how many tries are left
 */
guint lex_repair_words_get_tries (LexRepairWords *self);

/**
 * lex_repair_words_get_language:
 * @self: words
 *
 * Tells whose words they are.
 *
 * Returns: the language
 */
LexLanguage lex_repair_words_get_language (LexRepairWords *self);

/**
 * lex_repair_words_are_of_field:
 * @self: words
 * @word: a word as it is written
 *
 * Tells whether the field's own texts use a word.
 *
 * Returns: whether they do
 */
gboolean lex_repair_words_are_of_field (LexRepairWords *self, const char *word);

/**
 * lex_repair_words_dup_stem:
 * @word: a Polish word
 *
 * Takes away an ending that one lost mark makes another: -a, -ą, -e, -ę.
 *
 * Returns: (transfer full): the rest, or the word
 */
char *lex_repair_words_dup_stem (const char *word);

/**
 * lex_repair_words_are_common:
 * @self: words
 * @word: a word as it is written
 *
 * Tells whether a word is one of the little ones of every text.
 *
 * Returns: whether it is
 */
gboolean lex_repair_words_are_common (LexRepairWords *self, const char *word);

/**
 * lex_repair_words_find_abbreviation:
 * @self: words
 * @printed: letters as they are printed
 *
 * Finds the abbreviation of the field whose I was taken for an l or a stroke, as in `UL`.
 *
 * Returns: (transfer none) (nullable): the abbreviation, perhaps as printed
 */
const char *lex_repair_words_find_abbreviation (LexRepairWords *self, const char *printed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRepairWords, lex_repair_words_free)

G_END_DECLS
