/* lex-typing-hints.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_typing_hints_new:
 *
 * Makes three lines that tell what can be typed, each an example that is typed when it is pressed.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *lex_typing_hints_new (void);

G_END_DECLS
