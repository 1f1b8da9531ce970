/* lex-choice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_choice_new:
 * @names: (element-type utf8): what can be chosen
 * @name: what the choice is called to who does not see it
 *
 * Makes a drop-down that asks for no more room than there is, however long its names are.
 *
 * Returns: (transfer floating): the widget
 */
GtkDropDown *lex_choice_new (GPtrArray *names, const char *name);

/**
 * lex_choice_set_names:
 * @self: a choice
 * @names: (element-type utf8): what can be chosen from now on
 * @selected: which of them is chosen
 *
 * Offers something else.
 */
void lex_choice_set_names (GtkDropDown *self, GPtrArray *names, guint selected);

G_END_DECLS
