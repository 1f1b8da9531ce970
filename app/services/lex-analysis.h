/* lex-analysis.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bridge/pbn/lex-pbn.h"
#include "solver/lex-solution.h"

G_BEGIN_DECLS

/**
 * lex_analysis_is_possible:
 * @pbn: (nullable): a game
 *
 * Tells whether it can be worked out what the cards would have made: all 52 are known, or so many
 * of a play that its points can be.
 *
 * Returns: whether it can
 */
gboolean lex_analysis_is_possible (const LexPbn *pbn);

/**
 * lex_analysis_solve:
 * @pbn: a game; par is worked out where it tells dealer and vulnerability, the points of the play
 *   or else the first lead where it tells what was played
 * @cancellable: (nullable): gives up
 * @error: return location for an error of one line, which names no game
 *
 * Works out what the cards would have made. Takes about a second.
 *
 * Returns: (transfer full) (nullable): the solution
 */
LexSolution *lex_analysis_solve (const LexPbn *pbn, GCancellable *cancellable, GError **error);

/**
 * lex_analysis_solve_async:
 * @pbn: a game; not kept
 * @cancellable: (nullable): gives up
 * @callback: hears of the end in the caller's thread
 * @user_data: for @callback
 *
 * Does lex_analysis_solve() in a thread.
 */
void lex_analysis_solve_async (const LexPbn *pbn, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_analysis_solve_finish:
 * @result: what the callback got
 * @error: return location for an error of one line
 *
 * Ends lex_analysis_solve_async().
 *
 * Returns: (transfer full) (nullable): the solution
 */
LexSolution *lex_analysis_solve_finish (GAsyncResult *result, GError **error);

G_END_DECLS
