/* lex-window-regions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_step_region:
 * @self: a window
 * @direction: #GTK_DIR_TAB_FORWARD or #GTK_DIR_TAB_BACKWARD
 *
 * Moves the focus to the next region: the entry, the hits, the page, its margin, the buttons.
 *
 * Returns: %FALSE where what has the focus is in no region
 */
gboolean lex_window_step_region (LexWindow *self, GtkDirectionType direction);

/**
 * lex_window_step_stop:
 * @self: a window
 * @direction: #GTK_DIR_TAB_FORWARD or #GTK_DIR_TAB_BACKWARD
 *
 * Moves the focus to the next stop of what stands instead of the page, a form of many fields, and
 * from its last to the next region.
 *
 * Returns: %FALSE where what has the focus is in no region
 */
gboolean lex_window_step_stop (LexWindow *self, GtkDirectionType direction);

/**
 * lex_window_bind_regions:
 * @widget_class: the window's
 *
 * Lets F6 step over regions.
 */
void lex_window_bind_regions (GtkWidgetClass *widget_class);

G_END_DECLS
