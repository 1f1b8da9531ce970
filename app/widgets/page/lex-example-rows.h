/* lex-example-rows.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

/**
 * lex_example_rows_new:
 * @setting: how the page is set
 * @clause: a clause
 *
 * Makes what an example has beyond a clause: a row with the deal and the
 * auction, a button that asks for the ruling, and the ruling, folded until then.
 *
 * Returns: (transfer full) (element-type LexClauseRow): floating rows, none for an ordinary clause
 */
GPtrArray *lex_example_rows_new (const LexTypesetting *setting, LexClause *clause);

G_END_DECLS
