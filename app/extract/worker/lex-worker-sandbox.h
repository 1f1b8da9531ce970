/* lex-worker-sandbox.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_worker_sandbox_limit:
 * @megabytes: of address space, at most
 * @seconds: of processor time, at most
 *
 * Sets the limits of this process, for good: memory, time, no file written, none dumped. It ends
 * with who started it.
 *
 * Returns: whether all of them hold
 */
gboolean lex_worker_sandbox_limit (guint megabytes, guint seconds);

/**
 * lex_worker_sandbox_close:
 *
 * Closes the door, for good: from here on the process computes, reads and writes what is open, and
 * ends. Who tries a connection or a program is killed; opening a file fails.
 *
 * Returns: whether it is closed
 */
gboolean lex_worker_sandbox_close (void);

G_END_DECLS
