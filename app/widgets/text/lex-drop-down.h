/* lex-drop-down.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_drop_down_new:
 * @words: what there is to choose
 * @name: what is chosen, for a screen reader
 *
 * Makes a list to choose from, which cuts what is chosen short where there is no room.
 *
 * Returns: (transfer floating): a list with the first one chosen
 */
GtkWidget *lex_drop_down_new (GtkStringList *words, const char *name);

/**
 * lex_drop_down_cut:
 * @self: any drop-down of strings
 *
 * Lets @self be narrower than what is chosen, which is cut short then; its list is not.
 */
void lex_drop_down_cut (GtkDropDown *self);

/**
 * lex_drop_down_break:
 * @self: any drop-down of strings
 *
 * Lets @self be as narrow as the longest word of what is chosen, which is broken into lines then.
 */
void lex_drop_down_break (GtkDropDown *self);

/**
 * lex_drop_down_set_name:
 * @self: any drop-down of strings
 * @name: what is chosen, for a screen reader
 *
 * Names @self, and the button in it, which has the focus, by @name and the choice, anew whenever
 * another is chosen.
 */
void lex_drop_down_set_name (GtkDropDown *self, const char *name);

G_END_DECLS
