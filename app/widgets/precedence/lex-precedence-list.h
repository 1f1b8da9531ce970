/* lex-precedence-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_PRECEDENCE_LIST (lex_precedence_list_get_type ())

/**
 * LexPrecedenceList:
 *
 * Every relation of precedence, to study: by the law that yields, with its
 * reason, its source, and links to both clauses.
 */
G_DECLARE_FINAL_TYPE (LexPrecedenceList, lex_precedence_list, LEX, PRECEDENCE_LIST, GtkWidget)

/**
 * lex_precedence_list_set_source:
 * @self: a list
 * @library: (nullable): where relations come from
 * @language: the language of headings and reasons
 *
 * Says what to list; it is read when the list is first seen.
 */
void lex_precedence_list_set_source (LexPrecedenceList *self, LexLibrary *library,
                                     LexLanguage language);

/**
 * lex_precedence_list_get_n_shown:
 * @self: a list that was seen
 *
 * Counts what the words typed leave.
 *
 * Returns: the relations shown
 */
guint lex_precedence_list_get_n_shown (LexPrecedenceList *self);

G_END_DECLS
