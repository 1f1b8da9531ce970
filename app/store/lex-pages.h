/* lex-pages.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_PAGES_VFS:
 *
 * The name of the way to a file by which SQLite reads no page that is not as it was written.
 */
#define LEX_PAGES_VFS "lexbridge-pages"

/**
 * LEX_PAGES_SIZE:
 *
 * The bytes of a page. Every library has pages of this size.
 */
#define LEX_PAGES_SIZE 4096

/**
 * LEX_PAGES_RESERVED:
 *
 * The bytes at the end of each page that SQLite leaves alone: its checksum.
 */
#define LEX_PAGES_RESERVED 8

/**
 * lex_pages_register:
 *
 * Makes %LEX_PAGES_VFS known to SQLite, once.
 */
void lex_pages_register (void);

/**
 * lex_pages_stamp:
 * @path: a database that is written and closed, with room for the checksums
 *
 * Writes the checksum of each page into it. No page may change afterwards.
 *
 * Returns: whether all could be written; if not, `errno` says why
 */
gboolean lex_pages_stamp (const char *path);

/**
 * lex_pages_verify:
 * @bytes: (array length=size): a whole file
 * @size: how many
 *
 * Compares every page with its checksum.
 *
 * Returns: whether all are as they were written
 */
gboolean lex_pages_verify (const void *bytes, gsize size);

G_END_DECLS
