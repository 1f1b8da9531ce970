/* lex-extract-package.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract.h"

G_BEGIN_DECLS

/**
 * lex_extract_unpack:
 * @bytes: a ZIP file; untrusted
 * @patterns: (array zero-terminated=1): the names of the parts that are wanted, `*` standing for
 *   any signs; fewer than 64
 * @most: how many bytes may come of it, however small the package is
 * @cancellable: (nullable): ends the reader when it is cancelled
 * @error: return location for a `LEX_EXTRACT_ERROR`
 *
 * Unpacks the parts of a package that are wanted, no others; of several that fit a name the first.
 *
 * Blocks its thread, any, and needs no main loop.
 *
 * Returns: (transfer full) (nullable) (element-type GBytes): a part for each pattern, %NULL for one
 *   that is not there
 */
GPtrArray *lex_extract_unpack (GBytes *bytes, const char *const *patterns, gsize most,
                               GCancellable *cancellable, GError **error);

G_END_DECLS
