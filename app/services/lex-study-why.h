/* lex-study-why.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_study_why_dup:
 * @study: a study
 * @card: one of its cards
 * @now: seconds since 1970
 *
 * Says in a sentence or two why a card comes when it comes, in the locale's language.
 *
 * Returns: (transfer full): the words
 */
char *lex_study_why_dup (LexStudy *study, const LexStudyCard *card, gint64 now);

/**
 * lex_study_why_dup_interval:
 * @seconds: how long a card waits
 *
 * Writes an interval in short, as answers show it: 10 min, 3 d, 5 mo.
 *
 * Returns: (transfer full): the words
 */
char *lex_study_why_dup_interval (gint64 seconds);

G_END_DECLS
