/* lex-lengths.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-database.h"
#include "store/lex-match.h"
#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/**
 * LexLengths:
 * @n_rows: how many clauses there are
 * @words: by clause, from the one with id 1, and column: how many words it has
 * @average: by column, at least 1
 *
 * How long everything is that is indexed.
 */
typedef struct
{
  gsize n_rows;
  guint16 *words;
  double average[LEX_N_COLUMNS];
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
 * @reader: a reader
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads the table in one go.
 *
 * Returns: (transfer full) (nullable): the lengths
 */
LexLengths *lex_lengths_read (LexStoreReader *reader, GError **error);

/**
 * lex_lengths_free:
 * @self: (transfer full) (nullable): lengths
 *
 * Frees them.
 */
void lex_lengths_free (LexLengths *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLengths, lex_lengths_free)

G_END_DECLS
