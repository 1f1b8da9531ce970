/* lex-chart-box.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * lex_chart_box_new:
 * @chart: (transfer full): a chart
 * @picture: (transfer floating) (nullable): what shows it; %NULL for a table alone, which is open
 *
 * Puts together what belongs to a chart: its title, the picture, its table, and the buttons that
 * copy it.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_chart_box_new (LexStudyChart *chart, GtkWidget *picture);

/**
 * lex_chart_box_offer_file:
 * @box: what lex_chart_box_new() made
 *
 * Adds the button that saves the chart: it activates `win.save-chart` with the name of the chart,
 * its CSV, and the bytes of its picture as PNG, none where there is no picture.
 */
void lex_chart_box_offer_file (GtkWidget *box);

G_END_DECLS
