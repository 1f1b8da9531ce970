/* lex-own-board.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-own-card.h"

G_BEGIN_DECLS

/**
 * lex_own_board_list:
 * @path: (type filename): a PBN file; untrusted
 * @error: return location for `LEX_LIBRARY_ERROR_INPUT`
 *
 * Makes cards of the boards of a file, in both languages: in front the hands that are known, who
 * deals, who is vulnerable, and the auction; behind, contract, tricks and score of each table that
 * tells them. A board that tells no contract asks nothing and is passed over.
 *
 * Returns: (transfer full) (nullable) (element-type LexOwnCard): at least one card; a board that is
 *   read again keeps its identifier
 */
GPtrArray *lex_own_board_list (const char *path, GError **error);

G_END_DECLS
