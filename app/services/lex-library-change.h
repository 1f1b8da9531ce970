/* lex-library-change.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexChangeFunc:
 * @job: what is to be done, and where its outcome goes
 * @cancellable: (nullable): given up when cancelled, as long as nothing is decided
 * @stored: (out): set to %TRUE when what is imported is another than before
 * @error: return location
 *
 * Changes the imported documents. It runs in any thread, so it touches no open library.
 *
 * Returns: whether it did what @job asks
 */
typedef gboolean (*LexChangeFunc) (gpointer job, GCancellable *cancellable, gboolean *stored,
                                   GError **error);

/**
 * lex_library_change:
 * @self: a library
 * @job: handed to @run
 * @run: what changes the imports
 * @error: return location
 *
 * Runs @run here and now, then reads the imports again if they changed.
 *
 * Returns: whether all went well
 */
gboolean lex_library_change (LexLibrary *self, gpointer job, LexChangeFunc run, GError **error);

/**
 * lex_library_change_async:
 * @task: (transfer full): a new task of the library, whose task data is handed to @run and whose
 *   value will be %TRUE
 * @run: what changes the imports
 *
 * Runs @run in a thread, then reads the imports again in the caller's context if they changed, and
 * returns the task.
 */
void lex_library_change_async (GTask *task, LexChangeFunc run);

G_END_DECLS
