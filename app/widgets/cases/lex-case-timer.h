/* lex-case-timer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "journal/lex-case.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_TIMER (lex_case_timer_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseTimer, lex_case_timer, LEX, CASE_TIMER, GtkWidget)

/**
 * lex_case_timer_new:
 *
 * Makes a timer that shows nothing.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *lex_case_timer_new (void);

/**
 * lex_case_timer_show:
 * @self: a timer
 * @value: (nullable): a case; what it says now is looked at, the case is not kept
 *
 * Tells how long ago the director was called, as long as nothing is ruled.
 */
void lex_case_timer_show (LexCaseTimer *self, const LexCase *value);

G_END_DECLS
