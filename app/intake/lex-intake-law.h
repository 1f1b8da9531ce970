/* lex-intake-law.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-assembly.h"

G_BEGIN_DECLS

/**
 * lex_intake_law_read:
 * @page: a law, a regulation, the definitions or the introduction, with its blocks
 * @clauses: (element-type LexClause): where to add its clauses
 * @spots: (element-type LexIntakeSpot): where to add in which line each of them begins
 *
 * Lays a law against what is known of it, judges that, and makes its clauses.
 *
 * Returns: whether it is what it was laid against
 */
gboolean lex_intake_law_read (LexIntakePage page, GPtrArray *clauses, GArray *spots);

G_END_DECLS
