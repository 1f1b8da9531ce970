/* lex-case-moment.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-cases.h"

G_BEGIN_DECLS

/**
 * lex_case_moment_dup_shown:
 * @moment: (nullable): a time with its zone, as a case has it
 *
 * Writes a time as it stood on the wall there.
 *
 * Returns: (transfer full): such as `2026-11-22 23:59`; empty for none
 */
char *lex_case_moment_dup_shown (const char *moment);

/**
 * lex_case_moment_read:
 * @typed: what was typed: `23:59`, or a day before that
 * @before: (nullable): the time that stands there, of which the day is taken where none is typed,
 *   and the zone
 * @now: what the watch says here; its day is taken where there is no other
 * @moment: (out) (transfer full) (nullable): the time with its zone; %NULL where nothing is typed
 *
 * Reads a time as people type it. Soon after midnight, `23:58` is of the day that ended.
 *
 * Returns: whether it is one, or nothing
 */
gboolean lex_case_moment_read (const char *typed, const char *before, GDateTime *now,
                               char **moment);

/**
 * lex_case_moment_dup_since:
 * @seconds: how long it is
 *
 * Says how long a call is ago, quietly: in minutes, then in hours.
 *
 * Returns: (transfer full): such as `12 min`
 */
char *lex_case_moment_dup_since (gint64 seconds);

/**
 * lex_case_moment_dup_waiting:
 * @value: a case
 *
 * Says how long the players have waited, until there is a ruling.
 *
 * Returns: (transfer full) (nullable): such as `12 min since the call`; %NULL where nobody waits
 */
char *lex_case_moment_dup_waiting (const LexCase *value);

G_END_DECLS
