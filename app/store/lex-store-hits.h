/* lex-store-hits.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-rank.h"
#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/**
 * lex_store_hits_make:
 * @reader: a reader
 * @ranking: a finished ranking of its rows
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Makes a hit of every row that was kept.
 *
 * Returns: (transfer full) (nullable) (element-type LexHit): the hits, best first
 */
GPtrArray *lex_store_hits_make (LexStoreReader *reader, const LexRanking *ranking, GError **error);

G_END_DECLS
