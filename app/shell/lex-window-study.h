/* lex-window-study.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_study_actions:
 * @self: a window
 *
 * Adds the actions `win.*` that lead to where one learns.
 */
void lex_window_add_study_actions (LexWindow *self);

/**
 * lex_window_show_study:
 * @self: a window
 *
 * Shows where one learns, as it was left.
 */
void lex_window_show_study (LexWindow *self);

/**
 * lex_window_update_study:
 * @self: a window
 *
 * Has it read from the library of now, in the language of now.
 */
void lex_window_update_study (LexWindow *self);

G_END_DECLS
