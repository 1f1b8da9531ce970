/* lex-example.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/pbn/lex-pbn.h"
#include "model/lex-clause.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

/**
 * lex_example_new:
 * @clause: a clause
 * @style: how its words are set
 *
 * Draws what happened in an example: deal, auction and play, as far as they are known.
 *
 * Returns: (transfer floating) (nullable): a new widget, %NULL where nothing is to be drawn
 */
GtkWidget *lex_example_new (LexClause *clause, const LexMarkupStyle *style);

/**
 * lex_example_draw:
 * @text: (nullable): a game in PBN
 * @style: how its words are set
 *
 * Draws what happened in a game that is no clause's, such as that of a question.
 *
 * Returns: (transfer floating) (nullable): a new widget, %NULL where nothing is to be drawn
 */
GtkWidget *lex_example_draw (const char *text, const LexMarkupStyle *style);

/**
 * lex_example_new_figures:
 * @pbn: (nullable): a game; not kept
 * @style: how its words are set
 *
 * Draws the same of a game that is no clause.
 *
 * Returns: (transfer floating) (nullable): a new #GtkBox, %NULL where nothing is to be drawn
 */
GtkWidget *lex_example_new_figures (const LexPbn *pbn, const LexMarkupStyle *style);

G_END_DECLS
