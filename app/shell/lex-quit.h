/* lex-quit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_quit:
 * @application: the application
 *
 * Closes each of its windows, until one stays to ask something. They are closed, not dropped, so
 * that they keep what they remember.
 */
void lex_quit (GtkApplication *application);

/**
 * lex_quit_follow_session:
 *
 * Keeps the windows of the default application when the session ends the program.
 */
void lex_quit_follow_session (void);

G_END_DECLS
