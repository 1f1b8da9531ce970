/* lex-spelling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-database.h"

G_BEGIN_DECLS

/**
 * lex_spelling_fill:
 * @database: a library being made, whose lemmas and vocabulary are in
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Fills the table `spellings`, from which lex_store_reader_dup_similar() reads.
 *
 * Returns: whether it was filled
 */
gboolean lex_spelling_fill (LexDatabase *database, GError **error);

G_END_DECLS
