/* lex-tricks-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "solver/lex-solution.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_TRICKS_VIEW (lex_tricks_view_get_type ())
G_DECLARE_FINAL_TYPE (LexTricksView, lex_tricks_view, LEX, TRICKS_VIEW, GtkWidget)

/**
 * lex_tricks_view_new:
 * @solution: a solution with a table; not kept
 * @style: how to set it
 *
 * Draws the tricks of each declarer in each denomination, and below them par.
 *
 * Returns: (transfer floating): a new table
 */
GtkWidget *lex_tricks_view_new (const LexSolution *solution, const LexMarkupStyle *style);

G_END_DECLS
