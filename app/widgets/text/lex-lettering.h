/* lex-lettering.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_lettering_choose:
 * @settings: the settings of a display
 * @scale: pixels of the screen to one of GTK's
 *
 * Lets letters be measured as they are drawn, so that none is cut off: fitted to the
 * pixels of a screen with few, not fitted on one with many. Where GTK does so by
 * itself, before 4.16, this does nothing.
 */
void lex_lettering_choose (GtkSettings *settings, int scale);

/**
 * lex_lettering_follow:
 * @window: a window
 *
 * Chooses for the screen that @window is on, now and whenever it moves to another.
 */
void lex_lettering_follow (GtkWidget *window);

G_END_DECLS
