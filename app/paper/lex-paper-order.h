/* lex-paper-order.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-paper-passage.h"

G_BEGIN_DECLS

/**
 * lex_paper_order_new_passages:
 * @style: how to print
 * @passages: (element-type LexPassage): what to print, in order
 * @title: (nullable): what all of it is, %NULL for the names of the passages
 * @room: (array fixed-size=2): width and height of a page, between its margins
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prints passages one below the other.
 *
 * Returns: (transfer full) (nullable): paper, or %NULL if something could not be read
 */
LexPaper *lex_paper_order_new_passages (const LexPaperStyle *style, GPtrArray *passages,
                                        const char *title, const double room[2], GError **error);

/**
 * lex_paper_order_new_notes:
 * @style: how to print
 * @entries: (element-type LexJournalEntry): what the reader made
 * @title: what all of it is
 * @room: (array fixed-size=2): width and height of a page, between its margins
 *
 * Prints notes, highlights and bookmarks, each below the name of its clause: the words that were
 * marked, and what the reader wrote.
 *
 * Returns: (transfer full): paper
 */
LexPaper *lex_paper_order_new_notes (const LexPaperStyle *style, GPtrArray *entries,
                                     const char *title, const double room[2]);

G_END_DECLS
