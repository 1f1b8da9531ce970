/* lex-match.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexField:
 * @LEX_FIELD_HEADING: its heading
 * @LEX_FIELD_BODY: its text and ruling
 * @LEX_FIELD_ABOVE: the headings above it
 * @LEX_FIELD_LENT: the headings of index entries and definitions that lead to it first
 * @LEX_FIELD_HINT: the headings of those that lead to it among others
 *
 * What is indexed of a clause, in each language.
 */
typedef enum
{
  LEX_FIELD_HEADING,
  LEX_FIELD_BODY,
  LEX_FIELD_ABOVE,
  LEX_FIELD_LENT,
  LEX_FIELD_HINT,
} LexField;

#define LEX_N_FIELDS 5

/**
 * LEX_COLUMN_PL:
 * @field: a field
 *
 * The column of a field in Polish. All Polish columns come first, as schema.sql declares them.
 */
#define LEX_COLUMN_PL(field) (field)
#define LEX_COLUMN_EN(field) (LEX_N_FIELDS + (field))
#define LEX_N_COLUMNS (2 * LEX_N_FIELDS)

/**
 * lex_column_get_field:
 * @column: a column of the index
 *
 * Tells what a column holds.
 *
 * Returns: its field
 */
static inline LexField
lex_column_get_field (int column)
{
  return (LexField) (column % LEX_N_FIELDS);
}

/**
 * lex_column_get_language:
 * @column: a column of the index
 *
 * Tells in which language a column is.
 *
 * Returns: its language
 */
static inline LexLanguage
lex_column_get_language (int column)
{
  return column < LEX_N_FIELDS ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
}

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
