/* lex-study-fit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "services/lex-study.h"
#include "study/lex-fit.h"

G_BEGIN_DECLS

/**
 * LexStudyFitFunc:
 * @done: from 0 to 1
 * @user_data: what was passed
 *
 * Hears how far it has come, in the thread that began it.
 */
typedef void (*LexStudyFitFunc) (double done, gpointer user_data);

/**
 * lex_study_fit_count:
 * @study: a study
 *
 * Counts the answers that parameters can be fitted to; %LEX_FIT_MIN_REVIEWS are needed.
 *
 * Returns: how many
 */
guint lex_study_fit_count (LexStudy *study);

/**
 * lex_study_fit_async:
 * @study: a study
 * @cancellable: (nullable): gives it up
 * @progress: (nullable): hears how far it has come
 * @progress_data: passed to @progress
 * @callback: called in the thread's main context when it has ended
 * @user_data: passed to @callback
 *
 * Fits the parameters to the reader's own answers, in a thread that touches neither @study nor the
 * journal.
 */
void lex_study_fit_async (LexStudy *study, GCancellable *cancellable, LexStudyFitFunc progress,
                          gpointer progress_data, GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_study_fit_finish:
 * @result: what the callback got
 * @fit: (out): what came of it: both losses, and whether the fitted parameters are better
 * @error: return location for `LEX_LIBRARY_ERROR_NOT_FOUND` (too few answers) or
 *   `G_IO_ERROR_CANCELLED`
 *
 * Ends lex_study_fit_async(). Nothing is changed: lex_study_fit_use() does that.
 *
 * Returns: whether it was fitted
 */
gboolean lex_study_fit_finish (GAsyncResult *result, LexFit *fit, GError **error);

/**
 * lex_study_fit_use:
 * @study: a study
 * @fit: what was fitted
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Studies with the fitted parameters from now on, if they predict better; all dates follow anew.
 *
 * Returns: whether they are used
 */
gboolean lex_study_fit_use (LexStudy *study, const LexFit *fit, gint64 now, GError **error);

G_END_DECLS
