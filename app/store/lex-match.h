/* lex-match.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"
#include "store/lex-request.h"

G_BEGIN_DECLS

/**
 * LexField:
 * @LEX_FIELD_HEADING: its heading
 * @LEX_FIELD_BODY: its text and ruling
 * @LEX_FIELD_ABOVE: the headings above it
 * @LEX_FIELD_LENT: the headings of index entries and definitions that lead to it first
 * @LEX_FIELD_HINT: the headings of those that lead to it among others
 * @LEX_FIELD_ASKED: how people ask for it
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
  LEX_FIELD_ASKED,
} LexField;

#define LEX_N_FIELDS 6

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
 * LexMatchMode:
 * @LEX_MATCH_ALL: every term must be there
 * @LEX_MATCH_ANY: at least one must, and every quoted one
 *
 * How the terms of a request are joined.
 */
typedef enum
{
  LEX_MATCH_ALL,
  LEX_MATCH_ANY,
} LexMatchMode;

/**
 * LexMatchScope:
 * @LEX_MATCH_EVERYWHERE: in every field
 * @LEX_MATCH_HEADINGS: in headings, and in those that lead to a clause first
 *
 * Where the terms are looked for.
 */
typedef enum
{
  LEX_MATCH_EVERYWHERE,
  LEX_MATCH_HEADINGS,
} LexMatchScope;

/**
 * LexMatchPhrase:
 * @term: the term that it stands for, or -1 if it only narrows the search and does not count
 * @n_words: how many words it has
 * @begins: whether it stands for longer words than the one typed
 * @kin: whether it stands for other words of the same families
 *
 * A phrase of an expression, as FTS5 numbers them.
 */
typedef struct
{
  int term;
  guint n_words;
  gboolean begins;
  gboolean kin;
} LexMatchPhrase;

/**
 * LexMatch:
 * @expression: for MATCH; never a syntax error
 * @any: whether any term will do
 * @phrases: (element-type LexMatchPhrase): what its phrases mean
 *
 * A request as FTS5 reads it.
 */
typedef struct
{
  char *expression;
  gboolean any;
  GArray *phrases;
} LexMatch;

/**
 * lex_match_new:
 * @request: a request with at least one term
 * @mode: how to join the terms
 * @scope: where to look
 * @leading: with %LEX_MATCH_ANY, a bit for each of the terms one of which must be there; 0 for all
 *
 * Writes the MATCH expression.
 *
 * Returns: (transfer full): the expression
 */
LexMatch *lex_match_new (const LexRequest *request, LexMatchMode mode, LexMatchScope scope,
                         guint64 leading);

/**
 * lex_match_free:
 * @self: (transfer full) (nullable): it
 *
 * Frees it.
 */
void lex_match_free (LexMatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMatch, lex_match_free)

G_END_DECLS
