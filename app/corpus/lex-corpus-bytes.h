/* lex-corpus-bytes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_corpus_read_bytes:
 * @path: what somebody named as a file
 * @most: how many bytes the caller has a use for
 * @error: return location for `LEX_CORPUS_ERROR_READ`
 *
 * Reads a file that may be anything. It never waits: a pipe, a device or a folder is an error, and
 * so is a file that has nothing to give yet, as some of the kernel's.
 *
 * Returns: (transfer full) (nullable): its content, or of a larger file the first @most bytes and
 *   one more
 */
GBytes *lex_corpus_read_bytes (const char *path, gsize most, GError **error);

G_END_DECLS
