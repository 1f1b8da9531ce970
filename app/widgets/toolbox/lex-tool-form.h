/* lex-tool-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rulings/lex-tool.h"

G_BEGIN_DECLS

#define LEX_TYPE_TOOL_FORM (lex_tool_form_get_type ())
G_DECLARE_FINAL_TYPE (LexToolForm, lex_tool_form, LEX, TOOL_FORM, GtkWidget)

/**
 * lex_tool_form_new:
 * @tool: a tool
 * @language: the language of the words
 *
 * Makes the form of a tool: what it wants to know, and below that, while one types, what comes of
 * it. What is wrong is said at its field.
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *lex_tool_form_new (const LexTool *tool, LexLanguage language);

/**
 * lex_tool_form_set:
 * @self: a form
 * @field: the name of a field
 * @value: what is typed there, or the name of what is chosen
 *
 * Fills a field; another name is ignored.
 */
void lex_tool_form_set (LexToolForm *self, const char *field, const char *value);

/**
 * lex_tool_form_dup_text:
 * @self: a form
 *
 * Writes down what came of it.
 *
 * Returns: (transfer full) (nullable): plain lines below a title, %NULL while there is nothing
 */
char *lex_tool_form_dup_text (LexToolForm *self);

/**
 * lex_tool_form_dup_labels:
 * @self: a form
 *
 * Lists the clauses that what came of it rests on.
 *
 * Returns: (transfer full) (nullable): canonical labels, a blank between two; %NULL while there is
 *   nothing
 */
char *lex_tool_form_dup_labels (LexToolForm *self);

G_END_DECLS
