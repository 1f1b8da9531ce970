/* lex-precedence-chart.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/precedence/lex-precedence-graph.h"

G_BEGIN_DECLS

#define LEX_TYPE_PRECEDENCE_CHART (lex_precedence_chart_get_type ())

/**
 * LexPrecedenceChart:
 *
 * Clauses in columns, from general to specific, and arrows between them. The
 * arrow keys walk along relations, Enter opens a clause. Emits `explain` with a
 * relation and the widget it was asked from.
 */
G_DECLARE_FINAL_TYPE (LexPrecedenceChart, lex_precedence_chart, LEX, PRECEDENCE_CHART, GtkWidget)

/**
 * lex_precedence_chart_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer floating): a new chart
 */
GtkWidget *lex_precedence_chart_new (void);

/**
 * lex_precedence_chart_show:
 * @self: a chart
 * @graph: (nullable): what to draw
 *
 * Draws a graph.
 */
void lex_precedence_chart_show (LexPrecedenceChart *self, LexPrecedenceGraph *graph);

/**
 * lex_precedence_chart_walk:
 * @self: a chart with the focus in it
 * @direction: right to what prevails, left to what yields, up and down in the column
 *
 * Moves the focus along a relation; what the arrow keys do.
 *
 * Returns: whether there was a clause to go to
 */
gboolean lex_precedence_chart_walk (LexPrecedenceChart *self, GtkDirectionType direction);

G_END_DECLS
