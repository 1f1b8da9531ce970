/* lex-cases-bar.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_cases_bar_button_new:
 * @icon: an icon
 * @name: what it does, in words
 * @action: what it activates
 *
 * Makes a button.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_cases_bar_button_new (const char *icon, const char *name, const char *action);

/**
 * lex_cases_bar_add_button_new:
 *
 * Makes the button that begins a case, or a memo.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_cases_bar_add_button_new (void);

/**
 * lex_cases_bar_menu_new:
 *
 * Makes the menu of the window.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_cases_bar_menu_new (void);

G_END_DECLS
