/* lex-shortcuts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_shortcuts_present:
 * @parent: the window that it is about
 *
 * Shows every key of the program, and finds among them.
 */
void lex_shortcuts_present (GtkWindow *parent);

G_END_DECLS
