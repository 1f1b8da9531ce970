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
 * lex_rank_register:
 * @api: FTS5 of a connection
 *
 * Makes two SQL functions known for expressions of lex_match_dup_expression():
 * `lex_rank (words, number of words, kind, depth)`, how well a clause answers, higher is better;
 * and `lex_column (words, number of words)`, the column to take a snippet from.
 *
 * Returns: a result code of SQLite
 */
int lex_rank_register (fts5_api *api);

G_END_DECLS
