/* lex-import-originals.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import-reading.h"

G_BEGIN_DECLS

/**
 * lex_import_read_originals:
 * @names: (array zero-terminated=1): imported documents; none for all of which originals are kept
 * @reading: what is to be known; what it says of kind, language and edition does not count
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Reads documents again from their originals, as the user said and corrected when they were
 * imported. What gives another document now than it gave then is refused.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): as lex_import_read()
 */
GPtrArray *lex_import_read_originals (const char *const *names, const LexImportReading *reading,
                                      GError **error);

G_END_DECLS
