/* lex-dictionary.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-affix.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexDictionary:
 *
 * One of hunspell's dictionaries, opened: which words there are, what stems a word may have, and
 * which entries there are. UTF-8 throughout. One thread at a time.
 */
typedef struct _LexDictionary LexDictionary;

/**
 * LexEntryFunc:
 * @word: the word of an entry
 * @flags: its affix flags, empty for none
 * @user_data: what was passed
 *
 * Receives each entry.
 */
typedef void (*LexEntryFunc) (const char *word, const char *flags, gpointer user_data);

/**
 * lex_dictionary_new:
 * @language: which dictionary
 * @directory: (nullable): where it is; %NULL to look where hunspell does
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Opens a dictionary.
 *
 * Returns: (transfer full) (nullable): the dictionary, or %NULL with @error set
 */
LexDictionary *lex_dictionary_new (LexLanguage language, const char *directory, GError **error);

/**
 * lex_dictionary_free:
 * @self: (transfer full) (nullable): a dictionary
 *
 * Closes it.
 */
void lex_dictionary_free (LexDictionary *self);

/**
 * lex_dictionary_get_affixes:
 * @self: a dictionary
 *
 * Gets the rules that its entries' flags stand for.
 *
 * Returns: (transfer none): the rules
 */
LexAffixes *lex_dictionary_get_affixes (LexDictionary *self);

/**
 * lex_dictionary_dup_stems:
 * @self: a dictionary
 * @word: a word, UTF-8
 *
 * Asks hunspell for the stems of a word. They are entries of the dictionary,
 * not always the entry that the word belongs to: a prefix is gone from them.
 *
 * Returns: (transfer full) (array zero-terminated=1): the stems; none for a word it does not know
 */
char **lex_dictionary_dup_stems (LexDictionary *self, const char *word);

/**
 * lex_dictionary_add_words:
 * @self: a dictionary
 * @path: a file of hunspell's personal kind: `word` or `word/model` a line, UTF-8
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Adds words that it lacks, each inflected like its model, to those that
 * lex_dictionary_knows() knows.
 *
 * Returns: whether the file could be read
 */
gboolean lex_dictionary_add_words (LexDictionary *self, const char *path, GError **error);

/**
 * lex_dictionary_knows:
 * @self: a dictionary
 * @word: a word, UTF-8, as it is written
 *
 * Asks whether a word is spelt right. Where the dictionary has it in small
 * letters, a capital at its beginning or throughout is right too.
 *
 * Returns: whether it is
 */
gboolean lex_dictionary_knows (LexDictionary *self, const char *word);

/**
 * lex_dictionary_foreach:
 * @self: a dictionary
 * @func: (scope call): called for each entry
 * @user_data: passed to @func
 *
 * Goes through all entries. Entries that share a word come one by one.
 */
void lex_dictionary_foreach (LexDictionary *self, LexEntryFunc func, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexDictionary, lex_dictionary_free)

G_END_DECLS
