/* lex-store-hits.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-ranking.h"
#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/**
 * lex_store_hits_make:
 * @reader: a reader
 * @best: (element-type LexRanked): rows that it ranked
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Makes a hit of every row.
 *
 * Returns: (transfer full) (nullable) (element-type LexHit): the hits, in the same order
 */
GPtrArray *lex_store_hits_make (LexStoreReader *reader, GArray *best, GError **error);

G_END_DECLS
