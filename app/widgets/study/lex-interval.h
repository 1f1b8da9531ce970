/* lex-interval.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "study/lex-schedule.h"

G_BEGIN_DECLS

/**
 * lex_interval_dup:
 * @options: how the reader studies
 * @from: seconds since 1970
 * @to: seconds since 1970
 *
 * Says how long it is from one moment to another: within a day of study in minutes or hours, else
 * in days of study, months and years.
 *
 * Returns: (transfer full): such as `10 min` or `3 days`
 */
char *lex_interval_dup (const LexStudyOptions *options, gint64 from, gint64 to);

/**
 * lex_interval_dup_clock:
 * @seconds: a span of time
 *
 * Writes it as a clock does.
 *
 * Returns: (transfer full): such as `1:05` or `2:59:30`
 */
char *lex_interval_dup_clock (gint64 seconds);

G_END_DECLS
