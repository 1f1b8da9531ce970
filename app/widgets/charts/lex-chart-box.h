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

G_END_DECLS
