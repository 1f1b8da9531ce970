/* study-past.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a reader did before a test looks at his room.
 */

#pragma once

#include "services/lex-study.h"

G_BEGIN_DECLS

/* Four months of answers until @now, and few answers a day. */
void study_past_live_months (LexStudy *study, GPtrArray *cards, gint64 now);

/* Questions enough for exams, of three topics; free with g_ptr_array_unref(). */
GPtrArray *study_past_make_many (GPtrArray *questions);

/* Answers them all as in exams, and has one of these foretold. */
void study_past_sit_exams (LexStudy *study, GPtrArray *cards, gint64 now);

G_END_DECLS
