/* lex-case-markdown.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-case-form.h"

G_BEGIN_DECLS

/**
 * lex_case_markdown_dup:
 * @cases: (element-type LexCase): cases
 * @style: the languages, and whether names are left out
 *
 * Writes cases as Markdown, each the form that an appeals committee reads: facts, conclusions,
 * decision, with diagrams in letters.
 *
 * Returns: (transfer full): the text
 */
char *lex_case_markdown_dup (GPtrArray *cases, const LexCaseStyle *style);

G_END_DECLS
