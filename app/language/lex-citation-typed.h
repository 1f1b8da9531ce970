/* lex-citation-typed.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_citation_typed_dup_tidy:
 * @text: what somebody typed as one reference, trimmed
 *
 * Writes what is typed in haste as the finder reads it: `L27B` and `l27b` as `27B`, `27.b.1.a`,
 * `27-b-1` and `12 c 1 e ii` without what parts their levels, `33 example` the other way round.
 * Two numbers are never put together.
 *
 * Returns: (transfer full) (nullable): the tidied text; %NULL if there is nothing to tidy
 */
char *lex_citation_typed_dup_tidy (const char *text);

G_END_DECLS
