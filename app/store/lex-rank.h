/* lex-rank.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct fts5_api fts5_api;

/**
 * LEX_RANK_POINTER:
 *
 * The type of the pointer that the SQL function `lex_rank` takes: a #LexRanking.
 */
#define LEX_RANK_POINTER "lex-ranking"

/**
 * lex_rank_register:
 * @api: FTS5 of a connection
 *
 * Makes the SQL function `lex_rank (words, ranking)` known, for expressions of lex_match_new(). It
 * adds each row to the ranking, and is the only way to get at one.
 *
 * Returns: a result code of SQLite
 */
int lex_rank_register (fts5_api *api);

G_END_DECLS
