/* lex-situation-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-path.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_SITUATION_LIST (lex_situation_list_get_type ())
G_DECLARE_FINAL_TYPE (LexSituationList, lex_situation_list, LEX, SITUATION_LIST, GtkWidget)

/**
 * lex_situation_list_new:
 * @paths: (element-type LexPath): the guided paths, group by group
 * @language: the language of their titles
 *
 * Makes the list of what happens at the table, which is filtered while one types. What is chosen
 * activates `toolbox.start` with the name of its path.
 *
 * Returns: (transfer floating): a list
 */
GtkWidget *lex_situation_list_new (GPtrArray *paths, LexLanguage language);

/**
 * lex_situation_list_begin:
 * @self: a list
 *
 * Goes to its entry, what was typed there selected.
 */
void lex_situation_list_begin (LexSituationList *self);

/**
 * lex_situation_list_set_library:
 * @self: a list
 * @library: (nullable): where ways to ask are looked up
 *
 * Has it find situations also by the clauses that are found for what is typed.
 */
void lex_situation_list_set_library (LexSituationList *self, LexLibrary *library);

G_END_DECLS
