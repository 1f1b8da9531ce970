/* lex-pbn-typed.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_pbn_typed_dup:
 * @text: lines that somebody typed
 * @error: return location for a `LEX_BRIDGE_ERROR`: which trick has more than one reading; not set
 *   where the lines are no board
 *
 * Reads a board typed without PBN's tags: a line of hands (`N:QJ6.K652.J85.T98 …`), a line of
 * calls from the dealer on (`N 1C P 1S X`), a contract and who plays it (`4SX W`), lines of cards,
 * a trick each, from the leader on
 * (`W S4 S6 S3 SK`). A line without a seat goes on with the one before: who won the last trick
 * leads, where that is certain.
 *
 * Returns: (transfer full) (nullable): it as PBN; %NULL where a line is none of these
 */
char *lex_pbn_typed_dup (const char *text, GError **error);

G_END_DECLS
