/* lex-toolbox-bar.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_toolbox_bar_new:
 *
 * Makes the bar: the way to the list, copying, printing, turning to the players.
 *
 * Returns: (transfer floating): a bar
 */
GtkWidget *lex_toolbox_bar_new (void);

G_END_DECLS
