/* lex-import-storing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import.h"
#include "services/lex-shelf-past.h"

G_BEGIN_DECLS

/**
 * lex_import_store:
 * @imports: (element-type LexImport): what is to be stored; those without a document are left out
 * @data_dir: the data folder
 * @deed: as what it is to be undone
 * @cancellable: (nullable): looked at until it is decided
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Stores documents, their originals and what is known of them, and indexes them: all or nothing.
 * A document keeps the rank and the title that the user gave to that which it replaces.
 *
 * Returns: whether they are stored
 */
gboolean lex_import_store (GPtrArray *imports, const char *data_dir, LexDeed deed,
                           GCancellable *cancellable, GError **error);

G_END_DECLS
