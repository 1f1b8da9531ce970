/* lex-window-study.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

#include "services/lex-study.h"

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
 * lex_window_give_questions:
 * @self: a window whose first frame is painted
 * @page: a page
 *
 * Has a page show on which clauses there are questions. They are counted when this is first called;
 * without a question bank, which only who learns hears about, there are none.
 */
void lex_window_give_questions (LexWindow *self, LexPage *page);

/**
 * lex_window_update_study:
 * @self: a window
 *
 * Has it read from the library of now, in the language of now.
 */
void lex_window_update_study (LexWindow *self);

/**
 * lex_window_count_cards:
 * @self: a window
 *
 * Counts the cards of today. Who never learned has none, and for him nothing is read.
 *
 * Returns: how many
 */
guint lex_window_count_cards (LexWindow *self);

/**
 * lex_window_get_study:
 * @self: a window
 *
 * Gets what is known of the cards, and reads it first where nobody learned yet. Why that fails is
 * said in a toast.
 *
 * Returns: (transfer none) (nullable): the study
 */
LexStudy *lex_window_get_study (LexWindow *self);

G_END_DECLS
