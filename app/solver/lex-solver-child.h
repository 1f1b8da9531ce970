/* lex-solver-child.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * lex_solver_child_ask:
 * @program: (nullable): the program; %NULL for the one that came with the caller
 * @questions: (array zero-terminated=1): its arguments
 * @cancellable: (nullable): ends the program when it is cancelled
 * @error: return location for a `LEX_SOLVER_ERROR`
 *
 * Runs the solver's program until it has said all. It does not outlive the call.
 *
 * Returns: (transfer full) (nullable): what it said, perhaps not all of it
 */
char *lex_solver_child_ask (const char *program, const char *const *questions,
                            GCancellable *cancellable, GError **error);

G_END_DECLS
