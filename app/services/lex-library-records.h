/* lex-library-records.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "services/lex-record.h"
#include "services/lex-shelf-past.h"

G_BEGIN_DECLS

/**
 * lex_library_read_record:
 * @self: a library
 * @name: an imported document
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets what is known of an imported document beside its text.
 *
 * Returns: (transfer full) (nullable): its record, empty where none is kept
 */
LexRecord *lex_library_read_record (LexLibrary *self, const char *name, GError **error);

/**
 * lex_library_read_original:
 * @self: a library
 * @sum: a checksum from a record
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets an original, or its extracted text.
 *
 * Returns: (transfer full) (nullable): what it holds
 */
GBytes *lex_library_read_original (LexLibrary *self, const char *sum, GError **error);

/**
 * lex_library_find_last_change:
 * @self: a library
 * @change: (out) (transfer full) (nullable): the change of imported documents that would be undone;
 *   %NULL if there is none
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Finds what could be undone.
 *
 * Returns: whether there was no fault
 */
gboolean lex_library_find_last_change (LexLibrary *self, LexShelfChange **change, GError **error);

G_END_DECLS
