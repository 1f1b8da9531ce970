/* lex-path-chart.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-path.h"
#include "widgets/precedence/lex-plan.h"

G_BEGIN_DECLS

/**
 * LexPathChart:
 * @path: the path
 * @language: the language of the words
 * @edges: (element-type LexPlanEdge): from a question to where its answers lead, once for each
 * place
 * @badges: (element-type utf8): by edge, the numbers of the answers
 *
 * A path as a flow chart, ready to be planned and drawn.
 */
typedef struct
{
  LexPath *path;
  LexLanguage language;
  GArray *edges;
  GPtrArray *badges;
} LexPathChart;

/**
 * lex_path_chart_new:
 * @path: a path
 * @language: the language of the words
 *
 * Makes nodes of steps and arrows of answers.
 *
 * Returns: (transfer full): the chart
 */
LexPathChart *lex_path_chart_new (LexPath *path, LexLanguage language);

/**
 * lex_path_chart_free:
 * @self: (transfer full) (nullable): a chart
 *
 * Frees it.
 */
void lex_path_chart_free (LexPathChart *self);

/**
 * lex_path_chart_dup_words:
 * @self: a chart
 * @step: a step of the path
 *
 * Gets what stands in a node: a question with its numbered answers, or an end with its clauses.
 *
 * Returns: (transfer full): Pango markup
 */
char *lex_path_chart_dup_words (const LexPathChart *self, guint step);

/**
 * lex_path_chart_draw:
 * @self: a chart
 * @cr: where to draw, from the upper left corner
 * @plan: where everything stands
 * @layouts: (nullable) (array): by step, what to write into its box; %NULL to draw arrows alone
 * @colour: what to draw with
 *
 * Draws a chart, on the screen and on paper.
 */
void lex_path_chart_draw (const LexPathChart *self, cairo_t *cr, const LexPlan *plan,
                          PangoLayout *const *layouts, const GdkRGBA *colour);

/**
 * lex_path_chart_plan:
 * @self: a chart
 * @context: what layouts are made in
 * @layouts: (out) (transfer full) (element-type PangoLayout): by step, what stands in its box
 *
 * Plans a chart with the layout that draws precedence.
 *
 * Returns: (transfer full): where everything stands
 */
LexPlan *lex_path_chart_plan (const LexPathChart *self, PangoContext *context, GPtrArray **layouts);

/**
 * lex_path_chart_get_shape:
 * @self: a chart
 *
 * Gets its nodes and arrows, as the layout wants them.
 *
 * Returns: the graph, valid as long as @self
 */
LexPlanGraph lex_path_chart_get_shape (const LexPathChart *self);

/**
 * lex_path_chart_widget_new:
 * @path: a path
 * @language: the language of the words
 * @here: the step where it stands
 *
 * Shows a chart: each box is a button, which the arrow keys reach, a screen reader reads, and the
 * action `toolbox.step` answers.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *lex_path_chart_widget_new (LexPath *path, LexLanguage language, guint here);

/**
 * lex_path_chart_widget_focus:
 * @widget: what lex_path_chart_widget_new() made
 *
 * Gives the focus to the step where the path stands.
 */
void lex_path_chart_widget_focus (GtkWidget *widget);

/**
 * lex_path_chart_print:
 * @path: a path
 * @language: the language of the words
 * @file: (nullable) (type filename): a PDF file to write instead of asking for a printer
 * @parent: (nullable): the window of the dialog
 * @error: return location for a #GtkPrintError
 *
 * Prints a chart on one sheet.
 *
 * Returns: whether nothing failed
 */
gboolean lex_path_chart_print (LexPath *path, LexLanguage language, const char *file,
                               GtkWindow *parent, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPathChart, lex_path_chart_free)

G_END_DECLS
