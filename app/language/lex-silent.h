/* lex-silent.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_word_is_silent:
 * @word: a folded word
 *
 * Tells words that hold a question together and say nothing of what it is about, in either
 * language: who asks, auxiliary verbs, prepositions. Negations are none of them, nor what tells
 * order in time.
 *
 * Returns: whether it is one
 */
gboolean lex_word_is_silent (const char *word);

G_END_DECLS
