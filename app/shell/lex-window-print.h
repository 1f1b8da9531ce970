/* lex-window-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"
#include "widgets/printing/lex-print-job.h"

G_BEGIN_DECLS

/**
 * lex_window_new_print_job:
 * @self: a window with a library
 *
 * Gathers what it could print; what is read is chosen, as it is read.
 *
 * Returns: (transfer full): a job
 */
LexPrintJob *lex_window_new_print_job (LexWindow *self);

/**
 * lex_window_add_print_actions:
 * @self: a new window
 *
 * Adds the action `win.print`, which shows the dialog: of the toolbox its ruling is printed.
 */
void lex_window_add_print_actions (LexWindow *self);

G_END_DECLS
