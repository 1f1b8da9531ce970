/* lex-case-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-case-form.h"

G_BEGIN_DECLS

/**
 * LexCasePrint:
 * @cases: (element-type LexCase): what is printed
 * @style: in which languages, and whether names are left out; the dialog changes it
 *
 * Cases to be printed.
 */
typedef struct
{
  GPtrArray *cases;
  LexCaseStyle style;
} LexCasePrint;

/**
 * lex_case_print_run:
 * @self: what is printed
 * @parent: the window over which the dialog stands
 * @error: return location for a #GtkPrintError
 *
 * Prints cases as forms for an appeals committee: the dialog asks in which languages and with which
 * names, and can show the pages first. It runs the main loop meanwhile.
 *
 * Returns: whether they were printed or given up by the user
 */
gboolean lex_case_print_run (LexCasePrint *self, GtkWindow *parent, GError **error);

/**
 * lex_case_print_new_options:
 * @self: what is printed
 *
 * Makes what the dialog asks; it writes to @self.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *lex_case_print_new_options (LexCasePrint *self);

G_END_DECLS
