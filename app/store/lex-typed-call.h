/* lex-typed-call.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_typed_call_dup_words:
 * @word: a folded word
 *
 * Reads a bid as it is typed, `4h`, `4hx` or `3ntx`, in the words that a text has for it: the
 * level, the suit and whether it is doubled.
 *
 * Returns: (transfer full) (nullable): the words, parted by spaces; %NULL if it is no such bid
 */
char *lex_typed_call_dup_words (const char *word);

/**
 * lex_typed_call_dup_spelled:
 * @text: what was typed
 * @length: bytes of it
 *
 * Writes symbols of suits as what lex_typed_call_dup_words() reads: behind a level the letter,
 * elsewhere the word.
 *
 * Returns: (transfer full): the text without symbols
 */
char *lex_typed_call_dup_spelled (const char *text, gsize length);

G_END_DECLS
