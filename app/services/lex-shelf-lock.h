/* lex-shelf-lock.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_shelf_patience:
 *
 * How long somebody else's lock is waited for, in seconds; a test replaces it.
 */
extern guint lex_shelf_patience;

/**
 * lex_shelf_lock_tells:
 *
 * Tells whether a wait is said, since lex_library_set_wait_func() named somebody to say it.
 *
 * Returns: whether it is
 */
gboolean lex_shelf_lock_tells (void);

/**
 * lex_shelf_lock_take:
 * @data_dir: the data folder, which exists
 * @patience: how long to wait, in seconds
 * @cancellable: (nullable): ends the waiting
 * @error: return location for a `LEX_LIBRARY_ERROR`, or `G_IO_ERROR_CANCELLED`
 *
 * Locks the data folder against other processes, and shelves of this one.
 *
 * Returns: a file descriptor, which drops the lock when it is closed, or -1
 */
int lex_shelf_lock_take (const char *data_dir, guint patience, GCancellable *cancellable,
                         GError **error);

G_END_DECLS
