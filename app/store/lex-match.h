/* lex-match.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexColumn:
 * @LEX_COLUMN_HEADING_PL: the Polish heading
 * @LEX_COLUMN_BODY_PL: the Polish text and ruling
 * @LEX_COLUMN_HEADING_EN: the English heading
 * @LEX_COLUMN_BODY_EN: the English text and ruling
 *
 * The columns of the index, as schema.sql declares them.
 */
typedef enum
{
  LEX_COLUMN_HEADING_PL,
  LEX_COLUMN_BODY_PL,
  LEX_COLUMN_HEADING_EN,
  LEX_COLUMN_BODY_EN,
} LexColumn;

#define LEX_N_COLUMNS 4

/**
 * LEX_MATCH_MAX_WORDS:
 *
 * Words beyond these are not searched for; a pasted page is no query.
 */
#define LEX_MATCH_MAX_WORDS 64

/**
 * LEX_MATCH_MIN_PREFIX:
 *
 * How many letters the last word must have to be taken for the beginning of others too.
 */
#define LEX_MATCH_MIN_PREFIX 2

/**
 * LexMatchMode:
 * @LEX_MATCH_ALL: every word must be there
 * @LEX_MATCH_ANY: at least one must
 *
 * How the words of a query are joined.
 */
typedef enum
{
  LEX_MATCH_ALL,
  LEX_MATCH_ANY,
} LexMatchMode;

/**
 * lex_match_dup_words:
 * @text: what the user typed; any bytes
 *
 * Cuts a query into folded words, each once, in the order typed.
 *
 * The last one typed is the last one given even when it stood before: it is the
 * one that may still grow.
 *
 * Returns: (transfer full): at most %LEX_MATCH_MAX_WORDS words, perhaps none
 */
GStrv lex_match_dup_words (const char *text);

/**
 * lex_match_dup_expression:
 * @words: (array zero-terminated=1): words of lex_match_dup_words(), at least one
 * @mode: how to join them
 * @languages: where to look
 *
 * Writes the MATCH expression of FTS5. Each word is one phrase, in order; the last, from
 * %LEX_MATCH_MIN_PREFIX letters on, is followed by one more phrase, itself as a prefix, so that a
 * word being typed is found.
 *
 * Returns: (transfer full): an expression that is never a syntax error
 */
char *lex_match_dup_expression (const char *const *words, LexMatchMode mode,
                                LexLanguages languages);

G_END_DECLS
