/* lex-book.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_BOOK (lex_book_get_type ())
G_DECLARE_FINAL_TYPE (LexBook, lex_book, LEX, BOOK, GtkWidget)

/**
 * LexBookWatch:
 *
 * Measures how long one looks.
 *
 * Returns: microseconds since some moment, more than 0
 */
typedef gint64 (*LexBookWatch) (void);

/**
 * lex_book_new:
 * @library: what is read
 * @language: in which language first
 * @watch: measures how long one is in it
 *
 * Makes the Laws to look something up in while one is asked: an entry for a clause, and the page.
 * Links within it are followed in it.
 *
 * Returns: (transfer floating): a book
 */
GtkWidget *lex_book_new (LexLibrary *library, LexLanguage language, LexBookWatch watch);

/**
 * lex_book_begin:
 * @self: a book that is shown
 *
 * Gives the focus to the entry.
 */
void lex_book_begin (LexBook *self);

/**
 * lex_book_take_lookups:
 * @self: a book
 * @looked: (out): for how long one was in it, in microseconds
 *
 * Counts what was looked up since the last call.
 *
 * Returns: how many clauses were opened
 */
guint lex_book_take_lookups (LexBook *self, gint64 *looked);

G_END_DECLS
