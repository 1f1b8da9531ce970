/* lex-widget.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_widget_get_em:
 * @widget: a widget
 *
 * Gets the size of its font, which the user's text scale has in it.
 *
 * Returns: pixels
 */
double lex_widget_get_em (GtkWidget *widget);

G_END_DECLS
