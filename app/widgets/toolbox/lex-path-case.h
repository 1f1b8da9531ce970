/* lex-path-case.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"
#include "widgets/toolbox/lex-path-parts.h"

G_BEGIN_DECLS

/**
 * lex_path_case_new:
 * @state: a path that is followed
 *
 * Begins a case with what was asked and answered, what is to be done, and the clauses of that.
 *
 * Returns: (transfer full): a case
 */
LexCase *lex_path_case_new (const LexPathState *state);

G_END_DECLS
