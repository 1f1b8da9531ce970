/* lex-store-writer-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-store-writer.h"

G_BEGIN_DECLS

/**
 * lex_store_writer_limit_pages:
 * @self: a writer
 * @n_pages: how large the file may grow, in pages of 4 KiB
 *
 * Makes the disk full early, for tests.
 */
void lex_store_writer_limit_pages (LexStoreWriter *self, guint n_pages);

G_END_DECLS
