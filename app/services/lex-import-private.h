/* lex-import-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-import.h"

G_BEGIN_DECLS

/**
 * lex_import_find_clause:
 * @clauses: (element-type LexClause): clauses
 * @label: canonical text of a label
 * @index: (out): where it stands; behind the last if there is none
 *
 * Finds a clause.
 *
 * Returns: whether there is one of that label
 */
gboolean lex_import_find_clause (GPtrArray *clauses, const char *label, guint *index);

/**
 * lex_import_find_place:
 * @clauses: (element-type LexClause): clauses in the order of their labels
 * @label: a label
 *
 * Finds where a clause belongs among others.
 *
 * Returns: the index it is to have
 */
guint lex_import_find_place (GPtrArray *clauses, LexLabel *label);

/**
 * lex_import_forget_missing:
 * @self: an import
 * @label: a label
 *
 * Notes that a clause is no longer missing.
 */
void lex_import_forget_missing (LexImport *self, LexLabel *label);

G_END_DECLS
