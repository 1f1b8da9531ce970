/* lex-entry-points.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_entry_points_add_options:
 * @application: the application
 *
 * Adds an option for each thing that the desktop offers at the program's icon.
 */
void lex_entry_points_add_options (GApplication *application);

/**
 * lex_entry_points_add_actions:
 * @application: the application, started
 *
 * Adds an action for each; it shows a window and goes on there.
 */
void lex_entry_points_add_actions (GApplication *application);

/**
 * lex_entry_points_activate:
 * @application: the application
 * @options: the options given
 *
 * Does what those of @options ask for that lex_entry_points_add_options() added.
 */
void lex_entry_points_activate (GApplication *application, GVariantDict *options);

G_END_DECLS
