/* lex-paper-example.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * lex_paper_example_add:
 * @paper: paper
 * @clause: a clause
 * @language: how calls and cards are written
 * @x: how far from the left its figures begin
 *
 * Draws what happened in an example: deal, auction and play, beside each other where there is
 * room. Of a clause without any it adds nothing.
 */
void lex_paper_example_add (LexPaper *paper, LexClause *clause, LexLanguage language, double x);

/**
 * lex_paper_example_add_pbn:
 * @paper: paper
 * @text: (nullable): a game in PBN
 * @language: how calls and cards are written
 * @x: how far from the left its figures begin
 *
 * Draws a game in the same way; of none, or of one that cannot be read, nothing.
 *
 * Returns: whether anything was drawn
 */
gboolean lex_paper_example_add_pbn (LexPaper *paper, const char *text, LexLanguage language,
                                    double x);

G_END_DECLS
