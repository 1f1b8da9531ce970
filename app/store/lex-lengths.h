/* lex-lengths.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-match.h"
#include "store/lex-questions.h"

G_BEGIN_DECLS

/**
 * LexLengths:
 * @n_rows: how many clauses there are
 * @words: by clause, from the one with id 1, and column: how many words it has
 * @average: by column, at least 1
 * @lines: how long the lines are that lead to clauses, see lex_lengths_get_lines()
 * @starts: by clause, where its lines start in @lines
 *
 * How long everything is that is indexed.
 */
typedef struct
{
  gsize n_rows;
  guint16 *words;
  double average[LEX_N_COLUMNS];
  GBytes *lines;
  guint32 *starts;
} LexLengths;

/**
 * lex_lengths_fill:
 * @database: a library being made, whose index is built
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Fills the table `lengths`.
 *
 * Returns: whether it was filled
 */
gboolean lex_lengths_fill (LexDatabase *database, GError **error);

/**
 * lex_lengths_read:
 * @questions: the questions of a reader
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads the table in one go.
 *
 * Returns: (transfer full) (nullable): the lengths
 */
LexLengths *lex_lengths_read (LexQuestions *questions, GError **error);

/**
 * lex_lengths_get_lines:
 * @self: lengths
 * @row: a clause, counted from 0
 * @column: a column of %LEX_FIELD_LENT or one of the fields behind it
 *
 * Gets how many words each line of a column has.
 *
 * Returns: (transfer none): for each line one more than its words, then 0
 */
const guint8 *lex_lengths_get_lines (const LexLengths *self, gsize row, guint column);

/**
 * lex_lengths_free:
 * @self: (transfer full) (nullable): lengths
 *
 * Frees them.
 */
void lex_lengths_free (LexLengths *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLengths, lex_lengths_free)

G_END_DECLS
