/* lex-chart-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-chart.h"

G_BEGIN_DECLS

#define LEX_TYPE_CHART_VIEW (lex_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (LexChartView, lex_chart_view, LEX, CHART_VIEW, GtkWidget)

/**
 * lex_chart_view_new:
 * @chart: (transfer full): a chart
 *
 * Shows a chart as a picture, which says what it is in words.
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *lex_chart_view_new (LexStudyChart *chart);

/**
 * lex_chart_view_get_chart:
 * @self: a picture
 *
 * Gets its chart.
 *
 * Returns: (transfer none): the chart
 */
const LexStudyChart *lex_chart_view_get_chart (LexChartView *self);

/**
 * lex_chart_view_dup_texture:
 * @widget: any widget that is shown
 *
 * Takes a picture of a widget as it is seen, on the ground of its theme.
 *
 * Returns: (transfer full) (nullable): the picture
 */
GdkTexture *lex_chart_view_dup_texture (GtkWidget *widget);

/**
 * lex_chart_view_table_new:
 * @chart: a chart, which outlives the table
 *
 * Makes a table of the numbers of a chart.
 *
 * Returns: (transfer floating): a table
 */
GtkWidget *lex_chart_view_table_new (const LexStudyChart *chart);

G_END_DECLS
