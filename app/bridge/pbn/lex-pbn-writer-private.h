/* lex-pbn-writer-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * lex_pbn_writer_write:
 * @games: (element-type LexPbnGame): the games of a file
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Writes games in the export format.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL with @error set where a line would be
 *   too long
 */
GBytes *lex_pbn_writer_write (GPtrArray *games, GError **error);

G_END_DECLS
