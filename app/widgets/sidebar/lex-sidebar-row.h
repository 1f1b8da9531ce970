/* lex-sidebar-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_ROW (lex_sidebar_row_get_type ())

/**
 * LexSidebarRow:
 *
 * One row of the table of contents: a document or a letter, which open and
 * close, or a clause with its number.
 */
G_DECLARE_FINAL_TYPE (LexSidebarRow, lex_sidebar_row, LEX, SIDEBAR_ROW, GtkWidget)

/**
 * lex_sidebar_row_set_item:
 * @self: a row
 * @row: (nullable): the row of a tree whose item is a #LexDocument, a
 *   #LexSidebarLetter or a #LexClause
 * @first: the language to show it in where it has that one
 *
 * Shows an item, or nothing.
 */
void lex_sidebar_row_set_item (LexSidebarRow *self, GtkTreeListRow *row, LexLanguage first);

G_END_DECLS
