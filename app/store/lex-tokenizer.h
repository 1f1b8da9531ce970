/* lex-tokenizer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct sqlite3 sqlite3;
typedef struct fts5_api fts5_api;

/**
 * lex_tokenizer_register:
 * @db: a connection; must outlive the tables that use the tokenizer
 * @api: FTS5 of that connection
 *
 * Makes the tokenizer `lexbridge` known.
 *
 * Returns: a result code of SQLite
 */
int lex_tokenizer_register (sqlite3 *db, fts5_api *api);

G_END_DECLS
