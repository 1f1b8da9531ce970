/* lex-repair-references.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repairs.h"
#include "language/lex-label-exists.h"

G_BEGIN_DECLS

/**
 * lex_repair_references_mend:
 * @text: running text
 * @exists: (scope call): tells which clauses there are
 * @user_data: passed to @exists
 * @line: the line of the original
 * @repairs: where to list what was done
 *
 * Writes references that a scanner damaged as the Laws print them: `43Ala` as `43A1a`, `53 1 55` as
 * `53 i 55`. What it means is found by which clauses there are.
 *
 * Returns: (transfer full): the text
 */
char *lex_repair_references_mend (const char *text, LexLabelExistsFunc exists, gpointer user_data,
                                  guint line, LexRepairs *repairs);

G_END_DECLS
