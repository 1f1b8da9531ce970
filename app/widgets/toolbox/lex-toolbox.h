/* lex-toolbox.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "journal/lex-case.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_TOOLBOX (lex_toolbox_get_type ())
G_DECLARE_FINAL_TYPE (LexToolbox, lex_toolbox, LEX, TOOLBOX, GtkWidget)

/**
 * lex_toolbox_new:
 * @paths: (element-type LexPath): the guided paths
 *
 * Makes the toolbox, which shows the list of situations. It gives up its place by
 * `win.leave-toolbox` and, beside `win.print-ruling`, copies by `win.copy`.
 *
 * Returns: (transfer floating): a toolbox
 */
GtkWidget *lex_toolbox_new (GPtrArray *paths);

/**
 * lex_toolbox_set_source:
 * @self: a toolbox
 * @library: where clauses are read from
 * @language: the language of the words
 *
 * Sets what it reads from, and in which language. The answers given stay.
 */
void lex_toolbox_set_source (LexToolbox *self, LexLibrary *library, LexLanguage language);

/**
 * lex_toolbox_set_practice:
 * @self: a toolbox
 * @profiles: (nullable) (element-type LexProfile): what authorities do differently
 * @name: (nullable): the one that is chosen
 *
 * Sets whose practice is told beside paths and tools.
 */
void lex_toolbox_set_practice (LexToolbox *self, GPtrArray *profiles, const char *name);

/**
 * lex_toolbox_begin:
 * @self: a toolbox that is shown
 * @situations: whether to show the list, whatever was shown
 *
 * Gives the focus to what one goes on with.
 */
void lex_toolbox_begin (LexToolbox *self, gboolean situations);

/**
 * lex_toolbox_start:
 * @self: a toolbox
 * @name: the name of a path
 *
 * Begins a path; an unknown one is ignored.
 */
void lex_toolbox_start (LexToolbox *self, const char *name);

/**
 * lex_toolbox_show_tool:
 * @self: a toolbox that is shown
 * @name: a tool, as lex_tools_show() knows it
 *
 * Shows a tool; a path that is followed waits behind it.
 */
void lex_toolbox_show_tool (LexToolbox *self, const char *name);

/**
 * lex_toolbox_set_rounding:
 * @self: a toolbox
 * @rounding: (nullable): a name, as lex_rounding_get_name() writes it
 *
 * Has weighted scores rounded so, now and where nothing else is chosen.
 */
void lex_toolbox_set_rounding (LexToolbox *self, const char *rounding);

/**
 * lex_toolbox_turn:
 * @self: a toolbox
 *
 * Turns the page of the path to the players, and back.
 *
 * Returns: %FALSE where no path is shown
 */
gboolean lex_toolbox_turn (LexToolbox *self);

/**
 * lex_toolbox_press_digit:
 * @self: a toolbox that is shown
 * @key: a key that was pressed outside of it
 *
 * Answers by a digit, as if it had been pressed on the page of the path; one too many does nothing.
 *
 * Returns: whether it was a digit, and a path is followed
 */
gboolean lex_toolbox_press_digit (LexToolbox *self, guint key);

/**
 * lex_toolbox_go_back:
 * @self: a toolbox
 *
 * Takes the last answer back; before the first, shows the list.
 *
 * Returns: whether there was anything to go back from
 */
gboolean lex_toolbox_go_back (LexToolbox *self);

/**
 * lex_toolbox_dup_text:
 * @self: a toolbox
 *
 * Writes down the path that is followed.
 *
 * Returns: (transfer full) (nullable): plain lines, %NULL while there is none
 */
char *lex_toolbox_dup_text (LexToolbox *self);

/**
 * lex_toolbox_dup_case:
 * @self: a toolbox
 *
 * Begins a case with the path that is followed, or with what the tool shown worked out.
 *
 * Returns: (transfer full) (nullable): a new case, %NULL while there is nothing to begin with
 */
LexCase *lex_toolbox_dup_case (LexToolbox *self);

/**
 * lex_toolbox_print:
 * @self: a toolbox
 * @error: return location for a #GtkPrintError
 *
 * Lets the user print the path that is followed; nothing happens while there is none.
 *
 * Returns: whether nothing failed
 */
gboolean lex_toolbox_print (LexToolbox *self, GError **error);

/**
 * lex_toolbox_get_title:
 * @self: a toolbox
 *
 * Gets what is shown.
 *
 * Returns: (transfer none): the title of the path, or that of the list
 */
const char *lex_toolbox_get_title (LexToolbox *self);

G_END_DECLS
