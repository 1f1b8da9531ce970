/* lex-print-options.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_print_options_new:
 * @job: a #LexPrintJob
 *
 * Makes the page of the print dialog on which is chosen what of the job is printed, and how.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_print_options_new (gpointer job);

/**
 * lex_print_options_apply:
 * @options: what lex_print_options_new() made
 * @job: the same #LexPrintJob
 *
 * Writes what was chosen into the job.
 */
void lex_print_options_apply (GtkWidget *options, gpointer job);

G_END_DECLS
