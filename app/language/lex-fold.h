/* lex-fold.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_fold:
 * @text: UTF-8
 * @length: bytes of @text, or -1 up to its end
 *
 * Folds case and every diacritic, also ł, which has no decomposition, so that
 * `Przygwożdżona`, `przygwozdzona` and `PRZYGWOŻDŻONA` are one.
 *
 * Returns: (transfer full): the folded text
 */
char *lex_fold (const char *text, gssize length);

/**
 * LexTokenFunc:
 * @token: the folded word, nul-terminated
 * @start: first byte of the word in the text
 * @end: byte after the last
 * @user_data: what was passed
 *
 * Receives each word of a text.
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (*LexTokenFunc) (const char *token, gsize start, gsize end, gpointer user_data);

/**
 * lex_tokenize:
 * @text: UTF-8, or any bytes; what is not valid parts words
 * @length: bytes of @text, or -1 up to its end
 * @func: (scope call): called for each word in order
 * @user_data: passed to @func
 *
 * Cuts a text into folded words: runs of letters and digits. An apostrophe
 * ends a word (`offender's` gives `offender`, then `s` is left out), a hyphen
 * parts two.
 */
void lex_tokenize (const char *text, gssize length, LexTokenFunc func, gpointer user_data);

G_END_DECLS
