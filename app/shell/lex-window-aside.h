/* lex-window-aside.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_connect_aside:
 * @self: a new window
 *
 * Lets the middle button, and Ctrl with the first, open in a tab of its own what is clicked.
 */
void lex_window_connect_aside (LexWindow *self);

/**
 * lex_window_bind_aside:
 * @widget_class: the window's
 *
 * Lets Ctrl+Enter open in a tab of its own what Enter opens here.
 */
void lex_window_bind_aside (GtkWidgetClass *widget_class);

/**
 * lex_window_open_aside:
 * @self: a window
 * @widget: what is clicked, or has the focus
 * @place: (nullable): where in @widget; %NULL for where its focus is
 *
 * Opens in a tab of its own what @widget, or what it stands in, would open here: one clicked stays
 * behind, so that one reads on; to one opened by key one goes.
 *
 * Returns: whether it leads anywhere
 */
gboolean lex_window_open_aside (LexWindow *self, GtkWidget *widget, const graphene_point_t *place);

G_END_DECLS
