/* lex-pbn-reader-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * lex_pbn_reader_read:
 * @tokens: (element-type LexPbnToken): a file's tokens
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Sorts tokens into games, and each of these into tags and sections.
 *
 * Returns: (transfer full) (element-type LexPbnGame) (nullable): the games, one at least
 */
GPtrArray *lex_pbn_reader_read (GPtrArray *tokens, GError **error);

G_END_DECLS
