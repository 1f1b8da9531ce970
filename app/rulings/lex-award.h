/* lex-award.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexAward:
 * @LEX_AWARD_MINUS: average minus, for a side directly at fault
 * @LEX_AWARD_AVERAGE: average, for a side partly at fault
 * @LEX_AWARD_PLUS: average plus, for a side in no way at fault
 *
 * What a side gets where no result can be obtained.
 */
typedef enum
{
  LEX_AWARD_MINUS,
  LEX_AWARD_AVERAGE,
  LEX_AWARD_PLUS,
} LexAward;

#define LEX_N_AWARDS 3

/**
 * lex_award_get_name:
 * @award: an award
 *
 * Gets how it is written.
 *
 * Returns: (transfer none): `A-`, `A` or `A+`
 */
const char *lex_award_get_name (LexAward award);

/**
 * lex_award_read:
 * @text: `A-`, `A`, `A=` or `A+`, in capitals or not; untrusted
 * @award: (out): the award
 *
 * Reads an award.
 *
 * Returns: whether it is one
 */
gboolean lex_award_read (const char *text, LexAward *award);

/**
 * lex_award_get_percent:
 * @award: an award
 * @session: (nullable): what the side has on the other boards of the session, in percent
 *
 * Gets what it is worth in matchpoints (Law 12C2(a)). A side not at fault that has more than 60 %
 * in the session, and one at fault that has less than 40 %, gets that (12C2(c)).
 *
 * Returns: percent of the matchpoints available
 */
double lex_award_get_percent (LexAward award, const double *session);

/**
 * lex_award_get_imps:
 * @award: an award
 *
 * Gets what it is worth in IMPs (Law 12C2(b)).
 *
 * Returns: 3, 0 or -3
 */
int lex_award_get_imps (LexAward award);

G_END_DECLS
