/* lex-paper-case.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-paper.h"
#include "services/lex-case-form.h"

G_BEGIN_DECLS

/**
 * lex_paper_case_new:
 * @cases: (element-type LexCase): cases
 * @style: the languages, and whether names are left out
 * @room: (array fixed-size=2): width and height of a page, between its margins
 *
 * Prints cases one below the other, each as the form that an appeals committee reads, with the
 * diagrams of its board.
 *
 * Returns: (transfer full): paper
 */
LexPaper *lex_paper_case_new (GPtrArray *cases, const LexCaseStyle *style, const double room[2]);

G_END_DECLS
