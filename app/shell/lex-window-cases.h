/* lex-window-cases.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"
#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_add_case_actions:
 * @self: a window
 *
 * Adds the actions `win.*` that show the record of rulings, and begin a case.
 */
void lex_window_add_case_actions (LexWindow *self);

/**
 * lex_window_keep_case:
 * @self: a window
 * @known: what is known, as a new case
 *
 * Adds it to the case that is written in the window of cases, or else begins one with it.
 */
void lex_window_keep_case (LexWindow *self, const LexCase *known);

/**
 * lex_window_export_cases_to:
 * @self: a window with its window of cases
 * @path: the file that was chosen; its name tells the format
 *
 * Writes the case that is open, or those that are listed, and says in a toast how that went.
 */
void lex_window_export_cases_to (LexWindow *self, const char *path);

/**
 * lex_window_import_cases_from:
 * @self: a window
 * @path: the file that was chosen, which lex_window_export_cases_to() wrote as JSON
 *
 * Adds the cases of a file to the record without loss, and says in a toast how many.
 */
void lex_window_import_cases_from (LexWindow *self, const char *path);

/**
 * lex_window_count_open_cases:
 * @self: a window
 *
 * Counts the cases that are still open.
 *
 * Returns: how many; 0 before the first frame
 */
guint lex_window_count_open_cases (LexWindow *self);

/**
 * lex_window_print_cases:
 * @self: a window with its window of cases
 *
 * Prints the case that is open, or those that are listed.
 */
void lex_window_print_cases (LexWindow *self);

/**
 * lex_window_close_cases:
 * @self: a window
 *
 * Closes the window of cases, if there is one.
 */
void lex_window_close_cases (LexWindow *self);

/**
 * lex_window_save_chart_to:
 * @self: a window
 * @path: a file whose end says what it becomes: `.png` or `.csv`
 *
 * Saves the chart that was last asked for, and says how it went.
 */
void lex_window_save_chart_to (LexWindow *self, const char *path);

G_END_DECLS
