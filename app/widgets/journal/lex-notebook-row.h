/* lex-notebook-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/journal/lex-notebook-item.h"

G_BEGIN_DECLS

/**
 * lex_notebook_row_fill:
 * @box: an empty vertical box
 * @library: where clauses are read
 * @item: what it shows
 * @fixed: whether it can not be changed
 *
 * Fills a row of the notebook: the clause by number and heading, what it is, and the words.
 *
 * Returns: (transfer full): its words in one line, for the list
 */
char *lex_notebook_row_fill (GtkWidget *box, LexLibrary *library, LexNotebookItem *item,
                             gboolean fixed);

G_END_DECLS
