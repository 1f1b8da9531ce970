/* lex-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/printing/lex-print-job.h"

G_BEGIN_DECLS

/**
 * lex_print_run:
 * @self: a job
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location
 *
 * Shows the print dialog, with the options of the job, and prints what is chosen there.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_print_run (LexPrintJob *self, GtkWindow *parent, GError **error);

/**
 * lex_print_export:
 * @self: a job
 * @path: (type filename): a file to write
 * @error: return location
 *
 * Prints what is chosen into a PDF.
 *
 * Returns: whether it was written
 */
gboolean lex_print_export (LexPrintJob *self, const char *path, GError **error);

G_END_DECLS
