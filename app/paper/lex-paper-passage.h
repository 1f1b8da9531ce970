/* lex-paper-passage.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-paper-text.h"
#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * LexPaperStyle:
 * @library: the library that passages are of
 * @columns: how languages stand
 * @rulings: whether examples are printed with their rulings
 *
 * How passages are printed.
 */
typedef struct
{
  LexLibrary *library;
  LexPaperColumns columns;
  gboolean rulings;
} LexPaperStyle;

/**
 * lex_paper_passage_add:
 * @paper: paper
 * @style: how to print
 * @passage: a clause and what stands below it, or a whole document
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prints it under its title, with what it stands below, its figures, and how it is cited.
 *
 * Returns: whether all of it could be read
 */
gboolean lex_paper_passage_add (LexPaper *paper, const LexPaperStyle *style, LexPassage *passage,
                                GError **error);

G_END_DECLS
