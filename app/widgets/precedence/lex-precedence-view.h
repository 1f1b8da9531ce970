/* lex-precedence-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_PRECEDENCE_VIEW (lex_precedence_view_get_type ())

/**
 * LexPrecedenceView:
 *
 * What overrides what: the picture around one law with its reasons, and the
 * list of all relations. Links and nodes fire `win.open`, groups of the list
 * `win.precedence`, the printer `win.print`.
 */
G_DECLARE_FINAL_TYPE (LexPrecedenceView, lex_precedence_view, LEX, PRECEDENCE_VIEW, GtkWidget)

/**
 * lex_precedence_view_new:
 *
 * Makes an empty view.
 *
 * Returns: (transfer floating): a new view
 */
GtkWidget *lex_precedence_view_new (void);

/**
 * lex_precedence_view_set_source:
 * @self: a view
 * @library: where precedence is read from
 * @language: the language of headings and reasons
 *
 * Says what to read, and shows the same clause again from there.
 */
void lex_precedence_view_set_source (LexPrecedenceView *self, LexLibrary *library,
                                     LexLanguage language);

/**
 * lex_precedence_view_show:
 * @self: a view with a source
 * @label: a clause, mostly a whole law
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Draws the precedence around a clause and sets the focus into the picture.
 *
 * Returns: whether it is shown
 */
gboolean lex_precedence_view_show (LexPrecedenceView *self, LexLabel *label, GError **error);

/**
 * lex_precedence_view_show_list:
 * @self: a view with a source
 *
 * Turns to the list of all relations.
 */
void lex_precedence_view_show_list (LexPrecedenceView *self);

/**
 * lex_precedence_view_get_stack:
 * @self: a view
 *
 * Gets the stack of picture and list, for a switcher in a header bar.
 *
 * Returns: (transfer none): the stack
 */
GtkStack *lex_precedence_view_get_stack (LexPrecedenceView *self);

/**
 * lex_precedence_view_get_title:
 * @self: a view
 *
 * Gets what the picture is about.
 *
 * Returns: (transfer none) (nullable): such as `9 Procedure Following an Irregularity`
 */
const char *lex_precedence_view_get_title (LexPrecedenceView *self);

/**
 * lex_precedence_view_print:
 * @self: a view
 * @error: return location for a #GtkPrintError
 *
 * Lets the user print the picture with its reasons, the same relations as are shown.
 *
 * Returns: whether nothing failed; nothing to print is no failure
 */
gboolean lex_precedence_view_print (LexPrecedenceView *self, GError **error);

G_END_DECLS
