/* lex-word-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexWordListFunc:
 * @word: a word as it stands in the list
 * @model: (nullable): the entry of a dictionary that it is inflected like
 * @user_data: of lex_word_list_read()
 *
 * Takes one word of a list.
 */
typedef void (*LexWordListFunc) (const char *word, const char *model, gpointer user_data);

/**
 * lex_word_list_dup_text:
 * @path: a file
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Reads a list as a whole.
 *
 * Returns: (transfer full) (nullable): its text, UTF-8; or %NULL with @error set
 */
char *lex_word_list_dup_text (const char *path, GError **error);

/**
 * lex_word_list_read:
 * @path: a file of hunspell's personal kind: `word` or `word/model` a line, UTF-8
 * @func: (scope call): called for each word, in order
 * @user_data: for @func
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Reads a list word by word.
 *
 * Returns: whether the file could be read
 */
gboolean lex_word_list_read (const char *path, LexWordListFunc func, gpointer user_data,
                             GError **error);

G_END_DECLS
