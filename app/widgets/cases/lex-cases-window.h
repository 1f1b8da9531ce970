/* lex-cases-window.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "widgets/cases/lex-case-form.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASES_WINDOW (lex_cases_window_get_type ())
G_DECLARE_FINAL_TYPE (LexCasesWindow, lex_cases_window, LEX, CASES_WINDOW, AdwWindow)

/**
 * lex_cases_window_new:
 * @library: by which clauses are understood
 * @journal: where cases are kept
 * @parent: the window of the reader, whose actions it fires
 *
 * Makes the window of the record of rulings, with the list.
 *
 * Returns: (transfer full): a window
 */
LexCasesWindow *lex_cases_window_new (LexLibrary *library, LexJournal *journal, GtkWindow *parent);

/**
 * lex_cases_window_edit:
 * @self: a window of cases
 * @value: (transfer full): a case
 *
 * Shows the form of a case.
 */
void lex_cases_window_edit (LexCasesWindow *self, LexCase *value);

/**
 * lex_cases_window_begin:
 * @self: a window of cases
 * @value: (transfer full): a new case, with what is known of it
 *
 * Shows its form, with event, session and director as they were last on this day.
 */
void lex_cases_window_begin (LexCasesWindow *self, LexCase *value);

/**
 * lex_cases_window_get_form:
 * @self: a window of cases
 *
 * Gets the form that is shown.
 *
 * Returns: (transfer none) (nullable): the form; %NULL while the list is shown
 */
LexCaseForm *lex_cases_window_get_form (LexCasesWindow *self);

/**
 * lex_cases_window_read:
 * @self: a window of cases
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads what is shown: the case of the form, or those that are listed.
 *
 * Returns: (transfer full) (nullable) (element-type LexCase): the cases
 */
GPtrArray *lex_cases_window_read (LexCasesWindow *self, GError **error);

/**
 * lex_cases_window_get_toasts:
 * @self: a window of cases
 *
 * Gets where the window says what happened.
 *
 * Returns: (transfer none): the overlay
 */
AdwToastOverlay *lex_cases_window_get_toasts (LexCasesWindow *self);

/**
 * lex_cases_window_show_open:
 * @self: a window
 *
 * Lists the open cases.
 */
void lex_cases_window_show_open (LexCasesWindow *self);

G_END_DECLS
