/* lex-printing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * LexPrinting:
 * @title: what the job is called
 * @make: fills paper with that much room; %NULL with an error set where it can not
 * @new_options: (nullable): makes what the dialog asks beside the usual
 * @apply_options: (nullable): takes what was chosen there, before @make
 * @options_title: (nullable): what the dialog calls it
 * @user_data: for all three
 * @wide: whether the paper lies on its side unless the user says otherwise
 *
 * Something to print.
 */
typedef struct
{
  const char *title;
  LexPaper *(*make) (double width, double height, gpointer user_data, GError **error);
  GtkWidget *(*new_options) (gpointer user_data);
  void (*apply_options) (GtkWidget *options, gpointer user_data);
  const char *options_title;
  gpointer user_data;
  gboolean wide;
} LexPrinting;

/**
 * lex_printing_run:
 * @printing: what to print, which stays until this returns
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location for a #GtkPrintError, or the error of @make
 *
 * Shows the dialog, which can also show the pages first or keep them as a file, and prints. It
 * runs the main loop meanwhile.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_printing_run (const LexPrinting *printing, GtkWindow *parent, GError **error);

/**
 * lex_printing_export:
 * @printing: what to print
 * @path: (type filename): a file to write
 * @error: return location for a #GtkPrintError, or the error of @make
 *
 * Prints into a PDF without asking anything.
 *
 * Returns: whether it was written
 */
gboolean lex_printing_export (const LexPrinting *printing, const char *path, GError **error);

G_END_DECLS
