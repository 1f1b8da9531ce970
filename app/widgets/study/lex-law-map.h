/* lex-law-map.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"
#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * lex_law_map_new:
 * @chart: a chart of the Laws
 * @library: where their titles are read
 * @language: the language of these
 *
 * Shows the Laws as tiles in their order, each coloured and patterned by what is known of it; one
 * that is activated opens its Law.
 *
 * Returns: (transfer floating): the map
 */
GtkWidget *lex_law_map_new (const LexStudyChart *chart, LexLibrary *library, LexLanguage language);

/**
 * lex_law_map_legend_new:
 *
 * Makes the line that says what the patterns mean.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_law_map_legend_new (void);

G_END_DECLS
