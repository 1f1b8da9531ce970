/* lex-repair-letters.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_REPAIR_MAX_SHAPES:
 *
 * So many letters of a word may have been misread as others, beside those that only lost a mark.
 */
#define LEX_REPAIR_MAX_SHAPES 2

/**
 * LEX_REPAIR_MAX_WORD:
 *
 * No word is so long, in bytes; a longer one is left alone.
 */
#define LEX_REPAIR_MAX_WORD 48

/**
 * LexRepairLettersFunc:
 * @word: what the word may have been
 * @user_data: what was passed
 *
 * Receives each word.
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (*LexRepairLettersFunc) (const char *word, gpointer user_data);

/**
 * lex_repair_letters_foreach:
 * @printed: a Polish word as it is printed
 * @n_shapes: how many of its letters are to be read as others, beside lost marks
 * @n_steps: (inout): how many letters may still be tried for the whole text
 * @func: (scope call): called for each
 * @user_data: passed to @func
 *
 * Goes through what a scanned Polish word may have been, words or not, but for
 * letters that Polish never writes beside one another. A word may come twice.
 *
 * Returns: whether those were all
 */
gboolean lex_repair_letters_foreach (const char *printed, guint n_shapes, guint *n_steps,
                                     LexRepairLettersFunc func, gpointer user_data);

/**
 * lex_repair_letters_is_damage:
 * @letter: a character
 *
 * Tells whether a sign is what a scanner makes of a Polish letter within a word.
 *
 * Returns: whether it is one
 */
gboolean lex_repair_letters_is_damage (gunichar letter);

/**
 * lex_repair_letters_are_lost:
 * @text: Polish text
 *
 * Tells whether a text has lost the marks of its letters: fewer are left than
 * any Polish text has.
 *
 * Returns: whether they are lost
 */
gboolean lex_repair_letters_are_lost (const char *text);

G_END_DECLS
