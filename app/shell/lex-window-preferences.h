/* lex-window-preferences.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_preferences_actions:
 * @self: a window
 *
 * Adds the action that shows the settings.
 */
void lex_window_add_preferences_actions (LexWindow *self);

/**
 * lex_window_follow_preferences:
 * @self: a new window with its preferences
 *
 * Has the window do at once what is chosen in the settings, or in another window.
 */
void lex_window_follow_preferences (LexWindow *self);

/* lex-window-preferences-study.c */

/**
 * lex_window_study_preferences_new:
 * @self: a window
 *
 * Makes the settings of study. What is changed there is kept within a second, and when it goes
 * away.
 *
 * Returns: (transfer floating) (nullable): an #AdwPreferencesGroup; %NULL where there is nothing to
 *   be studied
 */
GtkWidget *lex_window_study_preferences_new (LexWindow *self);

G_END_DECLS
