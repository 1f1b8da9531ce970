/* lex-intake-package.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_INTAKE_MAX_UNPACKED_BYTES:
 *
 * More is not unpacked of one file, however small its package is.
 */
#define LEX_INTAKE_MAX_UNPACKED_BYTES (48 * 1024 * 1024)

/**
 * lex_intake_package_read:
 * @data: a ZIP file; untrusted
 * @patterns: the names of the parts that are wanted, `*` standing for any signs
 * @n_patterns: how many
 * @file_name: the file's name, for messages
 * @error: return location for a `LEX_INTAKE_ERROR`
 *
 * Unpacks the parts of a package that are wanted, no others; of several with the same name the
 * first.
 *
 * Returns: (transfer full) (nullable) (element-type GBytes): a part for each pattern, %NULL for one
 *   that is not there
 */
GPtrArray *lex_intake_package_read (GBytes *data, const char *const *patterns, guint n_patterns,
                                    const char *file_name, GError **error);

G_END_DECLS
