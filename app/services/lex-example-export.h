/* lex-example-export.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_example_export_is_possible:
 * @clause: (nullable): a clause
 *
 * Tells whether a clause is a worked example with a deal, an auction or a play.
 *
 * Returns: whether it can be exported
 */
gboolean lex_example_export_is_possible (LexClause *clause);

/**
 * lex_example_export_dup_name:
 * @label: an example's label
 *
 * Proposes a name for the file.
 *
 * Returns: (transfer full): such as `example-33.pbn`
 */
char *lex_example_export_dup_name (LexLabel *label);

/**
 * lex_example_export_dup_bytes:
 * @self: a library
 * @label: an example's label
 * @language: the language of its heading, situation and ruling
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes a worked example as a PBN file in export format: its heading is the event, the situation
 * and the ruling are comments, calls that were withdrawn are told of as the standard wants.
 *
 * Returns: (transfer full) (nullable): the bytes
 */
GBytes *lex_example_export_dup_bytes (LexLibrary *self, LexLabel *label, LexLanguage language,
                                      GError **error);

/**
 * lex_example_export_save:
 * @bytes: what lex_example_export_dup_bytes() gave
 * @path: the file, replaced if there is one
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes a file whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean lex_example_export_save (GBytes *bytes, const char *path, GError **error);

G_END_DECLS
