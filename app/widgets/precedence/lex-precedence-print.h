/* lex-precedence-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/precedence/lex-precedence-graph.h"

G_BEGIN_DECLS

/**
 * lex_precedence_print:
 * @graph: the precedence around a clause
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location for a #GtkPrintError
 *
 * Lets the user print the picture and its reasons, or keep them as a file.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_precedence_print (LexPrecedenceGraph *graph, GtkWindow *parent, GError **error);

/**
 * lex_precedence_export:
 * @graph: the precedence around a clause
 * @path: a file to write
 * @error: return location for a #GtkPrintError
 *
 * Prints into a PDF without asking anything.
 *
 * Returns: whether it was written
 */
gboolean lex_precedence_export (LexPrecedenceGraph *graph, const char *path, GError **error);

G_END_DECLS
