/* lex-import-report.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_import_report_present:
 * @imports: (element-type LexImport): what came of each file
 * @parent: the window to stand before
 *
 * Shows the report of an import: per file what became of it, and by line what
 * was unsure and what was done.
 */
void lex_import_report_present (GPtrArray *imports, GtkWindow *parent);

G_END_DECLS
