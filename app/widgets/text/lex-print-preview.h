/* lex-print-preview.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "paper/lex-paper.h"

G_BEGIN_DECLS

#define LEX_TYPE_PRINT_PREVIEW (lex_print_preview_get_type ())

/**
 * LexPrintPreview:
 *
 * A window with the pages that would be printed. Its signal `print` says that they shall be; it
 * does not close by itself then.
 */
G_DECLARE_FINAL_TYPE (LexPrintPreview, lex_print_preview, LEX, PRINT_PREVIEW, AdwWindow)

/**
 * lex_print_preview_new:
 * @paper: what to show, which stays until the window is destroyed
 * @setup: the size of the paper and its margins
 * @parent: (nullable): the window over which it stands
 *
 * Makes a preview, not shown yet.
 *
 * Returns: (transfer none): the window
 */
GtkWidget *lex_print_preview_new (LexPaper *paper, GtkPageSetup *setup, GtkWindow *parent);

G_END_DECLS
