/* lex-zoom.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_ZOOM_MIN 50
#define LEX_ZOOM_MAX 300

/**
 * lex_zoom_step:
 * @percent: how large pages are
 * @step: 1 for larger, -1 for smaller, 0 for the size that all else has
 *
 * Tells the next size: steps that the eye takes for equal.
 *
 * Returns: a size, from %LEX_ZOOM_MIN to %LEX_ZOOM_MAX
 */
int lex_zoom_step (int percent, int step);

/**
 * lex_zoom_set:
 * @display: a display
 * @percent: how large pages are to be; taken as the nearest that is possible
 *
 * Sets all pages on a display in type of that size, and nothing around them.
 */
void lex_zoom_set (GdkDisplay *display, int percent);

G_END_DECLS
