/* lex-range-bars.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rulings/lex-meaning.h"

G_BEGIN_DECLS

/**
 * lex_range_bars_new:
 * @most: the end of the scale
 *
 * Makes a small picture of two ranges, one above the other, on one scale.
 *
 * Returns: (transfer floating): a picture without ranges
 */
GtkWidget *lex_range_bars_new (int most);

/**
 * lex_range_bars_set:
 * @bars: what lex_range_bars_new() made
 * @upper: (nullable): the upper range; %NULL for none
 * @lower: (nullable): the lower one
 *
 * Draws other ranges.
 */
void lex_range_bars_set (GtkWidget *bars, const LexRange *upper, const LexRange *lower);

G_END_DECLS
