/* lex-case-grid.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "journal/lex-case-field.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_GRID (lex_case_grid_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseGrid, lex_case_grid, LEX, CASE_GRID, GtkWidget)

/**
 * lex_case_grid_new:
 * @key: a field of rows
 *
 * Makes a table to be filled in, with a button that adds a row. It emits `changed`.
 *
 * Returns: (transfer floating): a table without rows
 */
GtkWidget *lex_case_grid_new (LexCaseKey key);

/**
 * lex_case_grid_dup_value:
 * @self: a table
 *
 * Tells what it says.
 *
 * Returns: (transfer full) (nullable): the value, as a case has it
 */
char *lex_case_grid_dup_value (LexCaseGrid *self);

/**
 * lex_case_grid_set_value:
 * @self: a table
 * @value: (nullable): the value, as a case has it
 *
 * Shows a value; nothing is emitted.
 */
void lex_case_grid_set_value (LexCaseGrid *self, const char *value);

G_END_DECLS
