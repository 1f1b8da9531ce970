/* lex-path-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_path_print:
 * @lines: what lex_path_transcript_dup_text() wrote
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location for a #GtkPrintError
 *
 * Lets the user print a path that was followed, or keep it as a file.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_path_print (const char *lines, GtkWindow *parent, GError **error);

/**
 * lex_path_print_to_file:
 * @lines: what lex_path_transcript_dup_text() wrote
 * @path: (type filename): a file to write
 * @error: return location for a #GtkPrintError
 *
 * Prints into a PDF without asking anything.
 *
 * Returns: whether it was written
 */
gboolean lex_path_print_to_file (const char *lines, const char *path, GError **error);

G_END_DECLS
