/* lex-case-csv.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"
#include "services/lex-case-form.h"

G_BEGIN_DECLS

/**
 * lex_case_csv_append:
 * @text: CSV
 * @cells: (array length=n_cells): the cells of a line, each perhaps %NULL
 * @n_cells: how many
 *
 * Adds a line (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it:
 * what players said must not be run by whoever opens the file.
 */
void lex_case_csv_append (GString *text, const char *const *cells, guint n_cells);

/**
 * lex_case_csv_dup:
 * @cases: (element-type LexCase): cases
 * @style: whether names are left out, and in which language seats are then named
 *
 * Writes cases as a table, a line each, under the names of the fields, which are the same in every
 * language. The board itself is left to JSON.
 *
 * Returns: (transfer full): CSV
 */
char *lex_case_csv_dup (GPtrArray *cases, const LexCaseStyle *style);

G_END_DECLS
