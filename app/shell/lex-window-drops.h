/* lex-window-drops.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_take_drops:
 * @self: the window
 * @widget: a widget
 *
 * Lets files and folders be dropped on @widget.
 */
void lex_window_take_drops (LexWindow *self, GtkWidget *widget);

G_END_DECLS
