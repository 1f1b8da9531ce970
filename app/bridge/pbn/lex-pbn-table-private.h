/* lex-pbn-table-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-page-private.h"

G_BEGIN_DECLS

/**
 * lex_pbn_table_add_rows:
 * @page: the lines so far
 * @tag: a tag and its section
 * @error: return location for a `LEX_BRIDGE_ERROR`
 *
 * Adds the rows of a table, or the lines of any other section that is no auction and no play.
 *
 * Returns: %FALSE with @error set where a row is too long for the standard
 */
gboolean lex_pbn_table_add_rows (LexPbnPage *page, const LexPbnTag *tag, GError **error);

G_END_DECLS
