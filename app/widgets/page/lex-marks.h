/* lex-marks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexMark:
 * @start: first byte
 * @end: byte after the last
 *
 * A stretch of a text that is marked.
 */
typedef struct
{
  guint start;
  guint end;
} LexMark;

/**
 * lex_marks_find_words:
 * @text: UTF-8
 * @words: (element-type utf8): a set of folded words, as lex_fold() makes them
 *
 * Finds whole words, whatever their case and diacritics.
 *
 * Returns: (transfer full) (element-type LexMark): where they stand, in order
 */
GArray *lex_marks_find_words (const char *text, GHashTable *words);

/**
 * lex_marks_find_phrase:
 * @text: UTF-8
 * @phrase: what was typed
 *
 * Finds a phrase, also within words, whatever case and diacritics. A space
 * stands for any white space, a straight quote or hyphen for a curled or longer one.
 *
 * Returns: (transfer full) (element-type LexMark): where it stands, in order, none overlapping
 */
GArray *lex_marks_find_phrase (const char *text, const char *phrase);

G_END_DECLS
