/* lex-find-bar.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

#define LEX_TYPE_FIND_BAR (lex_find_bar_get_type ())

/**
 * LexFindBar:
 *
 * The bar over the page that finds a phrase in the open law: an entry, how many
 * places there are, and ways to the next and the one before.
 */
G_DECLARE_FINAL_TYPE (LexFindBar, lex_find_bar, LEX, FIND_BAR, GtkWidget)

/**
 * lex_find_bar_set_reader:
 * @self: a bar
 * @reader: (transfer none): where it finds; must outlive it or be finalized with it
 *
 * Gives the bar its page, once.
 */
void lex_find_bar_set_reader (LexFindBar *self, LexReader *reader);

/**
 * lex_find_bar_open:
 * @self: a bar with a reader
 *
 * Shows the bar with what was found last, ready to be typed over.
 */
void lex_find_bar_open (LexFindBar *self);

/**
 * lex_find_bar_close:
 * @self: a bar with a reader
 *
 * Hides the bar and unmarks the page, which gets the keys.
 */
void lex_find_bar_close (LexFindBar *self);

/**
 * lex_find_bar_is_open:
 * @self: a bar
 *
 * Tells whether it is to be seen.
 *
 * Returns: whether it is
 */
gboolean lex_find_bar_is_open (LexFindBar *self);

/**
 * lex_find_bar_step:
 * @self: a bar with a reader
 * @step: 1 for the next place, -1 for the one before
 *
 * Goes to another place; opens the bar first when it is closed.
 */
void lex_find_bar_step (LexFindBar *self, int step);

G_END_DECLS
