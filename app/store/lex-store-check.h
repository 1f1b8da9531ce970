/* lex-store-check.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-database.h"

G_BEGIN_DECLS

/**
 * lex_store_seal:
 * @database: a library that is otherwise ready
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Compares the index with its content, then writes the checksum, the application's id and, last,
 * the version: a file without them is no library.
 *
 * Returns: whether all is well
 */
gboolean lex_store_seal (LexDatabase *database, GError **error);

/**
 * lex_store_verify:
 * @database: a copy of a library, of lex_database_open_copy()
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Verifies pages, foreign keys, the index against its content, and the checksum.
 *
 * Returns: whether all is well
 */
gboolean lex_store_verify (LexDatabase *database, GError **error);

G_END_DECLS
